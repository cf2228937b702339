import { PLACE } from '../../model/order/placeField';
import { placeBetween } from '../../model/order/places';
import type { Model } from '../../model/resolved/model';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { textOf, type Row } from '../../model/values/comparable';

/** Records that keep the order that people make, as a server does: what is new, or comes among others, stands last. */
export const demoOrder = (provider: ResourceProvider, { resource }: Pick<Model, 'resource'>) => {
  const all = async (name: string): Promise<readonly Row[]> =>
    (await provider.getList(name, { pagination: EVERY, sort: BY_PLACE, filter: {} })).data;
  const last = async (name: string): Promise<Row> => ({
    [PLACE]: placeBetween(placeIn((await all(name)).at(-1)), undefined),
  });
  const beside = async (name: string, id: unknown, where: object): Promise<Row> => {
    const [[side, other] = []] = Object.entries(where);
    const others = (await all(name)).filter((record) => record['id'] !== id);
    const at = others.findIndex((record) => record['id'] === other);
    if (at < 0) return {};
    const [low, high] = (side === 'before' ? [at - 1, at] : [at, at + 1]).map((each) => others[each]);
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
    place: async (name, { id, beside: where }) => {
      const { data: previousData } = await provider.getOne(name, { id });
      return provider.update(name, { id, data: await beside(name, id, where), previousData });
    },
  } as ResourceProvider;
};

const placeIn = (record: Row | undefined) => record && textOf(record[PLACE]);

const EVERY = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

const BY_PLACE = { field: PLACE, order: 'ASC' as const };
