import { PLACE } from '../../src/model/order/placeField';
import { placeBetween } from '../../src/model/order/places';
import type { Model } from '../../src/model/resolved/model';
import type { ResourceProvider } from '../../src/model/resolved/resourceProvider';
import { textOf, type Row } from '../../src/model/values/comparable';

/** Records that keep the order that people make, as a server does: what is new, or comes among others, stands last. */
export const demoOrder = (provider: ResourceProvider, { resource }: Pick<Model, 'resource'>) => {
  const all = async (name: string): Promise<readonly Row[]> =>
    (await provider.getList(name, { pagination: EVERY, sort: BY_PLACE, filter: {} })).data;
  const last = async (name: string): Promise<Row> => ({
    [PLACE]: placeBetween(placeIn((await all(name)).at(-1)), undefined),
  });
  const same = async (name: string, record: Row): Promise<readonly Row[]> => {
    const { within = '' } = resource(name).list.order ?? {};
    return (await all(name)).filter((each) => (each[within] ?? null) === (record[within] ?? null));
  };
  const beside = async (name: string, record: Row, where: object): Promise<Row> => {
    const [[side, to] = []] = Object.entries(where);
    const others = (await all(name)).filter(({ id }) => id !== record['id']);
    const [other] =
      side === 'at'
        ? (await same(name, record)).filter(({ id }) => id !== record['id']).slice(Number(to) - 1)
        : others.filter(({ id }) => id === to);
    if (!other) return last(name);
    const at = others.findIndex(({ id }) => id === other['id']);
    const [low, high] = (side === 'after' ? [at, at + 1] : [at - 1, at]).map((each) => others[each]);
    return { [PLACE]: placeBetween(placeIn(low), placeIn(high)) };
  };
  const update: ResourceProvider['update'] = async (name, params) => {
    const { within = '' } = resource(name).list.order ?? {};
    const { data } = params;
    const isMoved =
      Object.hasOwn(data, within) && data[within] !== (await provider.getOne(name, params)).data[within];
    return provider.update(name, isMoved ? { ...params, data: { ...data, ...(await last(name)) } } : params);
  };
  return {
    ...provider,
    create: async (name, params) =>
      provider.create(name, {
        ...params,
        data: { ...params.data, ...(resource(name).list.order && (await last(name))) },
      }),
    update,
    place: async (name, { id, to, among }) => {
      const { data: previousData } = await provider.getOne(name, { id });
      const place = await beside(name, { ...previousData, ...among }, to);
      const { data } = await provider.update(name, { id, data: { ...among, ...place }, previousData });
      const others = await same(name, data);
      return { data, at: 1 + others.findIndex((each) => each['id'] === id), of: others.length };
    },
  } as ResourceProvider;
};

const placeIn = (record: Row | undefined) => record && textOf(record[PLACE]);

const EVERY = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

const BY_PLACE = { field: PLACE, order: 'ASC' as const };
