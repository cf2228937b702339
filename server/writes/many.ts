import type { Resource } from '../../src/model/resolved/resource';
import { madeTextsIn } from '../../src/model/rules/madeTexts';
import { serialsIn } from '../../src/model/rules/serial';
import type { Request } from '../handlers';
import { newId } from '../newId';
import { newPlaces } from '../order/places';
import { comparableValues } from '../overlaps/comparableValues';
import type { Parts } from '../parts';
import type { Row, Store } from '../store/store';
import { StoreMissing } from '../store/store';
import { withFollowing } from './change';
import { inWords, refuseFaults } from './checkWrite';
import { uniquesOf, withHashes } from './storedValues';
import { newValues } from './write';

type Values = Readonly<Record<string, unknown>>;

type Place = Parts & Pick<Request, 'outside'>;

/** Makes many records by the rules of their entity and with all rights: each is judged, all are stored together. */
export const createManyByServer = async (
  resource: Resource,
  given: readonly Values[],
  { outside, ...parts }: Place,
): Promise<void> => {
  const { model, store, clock, idIn = () => newId(clock.now()) } = parts;
  const counted = [...serialsIn(resource.fields, model.kinds), ...madeTextsIn(resource.fields, model.kinds)];
  if (resource.ledger || counted.length > 0)
    throw new Error(`Records of "${resource.key}" are made one by one, with \`create\`.`);
  const judging = { ...parts, store: remembering(store) };
  const now = clock.iso();
  const rows: Row[] = [];
  const places = await newPlaces(resource, given.length, parts);
  for (const [at, { id, ...values }] of given.entries()) {
    const after = newValues(resource, values, parts);
    await refuseFaults({ after }, { resource }, judging);
    const _id = typeof id === 'string' ? id : idIn(resource.api.collection);
    const hashed = withHashes(after, { fields: resource.fields, kinds: model.kinds }, outside);
    rows.push({ ...hashed, ...places[at], _id, __v: 0, createdAt: now, updatedAt: now });
  }
  await inWords(resource, () =>
    store.insertMany(resource.api.collection, rows, (row) => uniquesOf(row, resource)),
  );
};

type Changed = { readonly id: string; readonly patch: Values };

/** Changes many records by the rules of their entity: each is judged, all are stored together. */
export const updateManyByServer = async (
  resource: Resource,
  changes: readonly Changed[],
  { outside, ...parts }: Place,
): Promise<void> => {
  const { model, store, clock } = parts;
  const { collection } = resource.api;
  const named = [{ path: '_id', op: 'in', value: changes.map(({ id }) => id) } as const];
  const query = { where: named, sort: [] as const, offset: 0, limit: changes.length, isUncounted: true };
  const { rows } = await store.list(collection, query);
  const found = new Map(rows.map((row) => [row._id, row]));
  const written = new Map(changes.map(({ id, patch }) => [id, patch]));
  const judging = { ...parts, store: havingWritten(remembering(store), { collection, written }) };
  const many = [];
  for (const { id, patch: wanted } of changes) {
    const before = found.get(id);
    if (!before) throw new StoreMissing(collection, id);
    const asked = comparableValues(wanted, { resource, kinds: model.kinds, before });
    const patch = withFollowing({ before, patch: asked }, { resource }, parts);
    const after = { ...before, ...patch };
    await refuseFaults({ before, after }, { resource }, judging);
    if (Object.keys(uniquesOf(after, resource, patch)).length > 0)
      throw new Error(`Values of "${resource.key}" that are unique are changed one by one, with \`update\`.`);
    const hashed = withHashes(patch, { fields: resource.fields, kinds: model.kinds }, outside);
    many.push({ id, patch: { ...hashed, updatedAt: clock.iso() }, ifVersion: before.__v });
  }
  await store.updateMany(collection, many);
};

type Written = { readonly collection: string; readonly written: ReadonlyMap<string, Values> };

/* One by one they are read as all of them will be: of changes that are right alone several may close a circle. */
const havingWritten = (store: Store, { collection, written }: Written): Store => ({
  ...store,
  get: async (from, id) => {
    const row = await store.get(from, id);
    return row && from === collection ? { ...row, ...written.get(id) } : row;
  },
});

/** Many records point at the same few others, which are asked for once. */
export const remembering = (store: Store): Store => {
  const answers = new Map<string, ReturnType<Store['list']>>();
  return {
    ...store,
    list: (collection, query) => {
      const question = JSON.stringify([collection, query]);
      const answer = answers.get(question) ?? store.list(collection, query);
      answers.set(question, answer);
      return answer;
    },
  };
};
