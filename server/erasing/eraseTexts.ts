import type { Resource } from '../../src/model/resolved/resource';
import { cut, isLine } from '../../src/model/richText/cut';
import { isPlainObject } from '../../src/model/values/plainObject';
import { binOf } from '../bin/bin';
import { withoutGone, PIECES } from '../files/importBook';
import { isInScope } from '../records/scope';
import type { Row } from '../store/store';
import { withoutAnswer, KEPT } from '../writes/storedResponses';
import { uniquesOf } from '../writes/storedValues';
import { clearHistory, eraseRecord, ERASED, type ErasingParts } from './eraseRecord';
import { holds, holdsMarked, isOfOther, type Erasable, type Sought } from './who';

/** Takes the value out of rows of a collection, whatever they are: records of any entity, the log, or what the server keeps. */
export const eraseTexts = async (
  collection: string,
  rows: readonly Row[],
  { sought, parts }: { readonly sought: Sought; readonly parts: ErasingParts },
): Promise<void> => {
  if (collection === PIECES) await withoutGone(rows, parts);
  const isDue = collection === KEPT ? holdsMarked : holds;
  for (const row of rows) if (isDue(row, sought)) await eraseIn(row, collection, { sought, parts });
};

type Given = { readonly sought: Sought; readonly parts: ErasingParts };

const eraseIn = async (row: Row, collection: string, { sought, parts }: Given): Promise<void> => {
  const { model } = parts;
  const resource = model.resources.find(
    (each) =>
      [each, binOf(each)].some(({ api }) => api.collection === collection) &&
      isInScope(each, row, model.kinds),
  );
  if (resource && isOfOther(row, resource, sought)) return;
  if (resource?.key === model.log?.changes) return eraseEntry(row, collection, { sought, parts });
  if (resource && isErased(resource) && holds(row[resource.erase.by], sought))
    return eraseRecord(row, { resource, collection, sought }, parts);
  await write(row, collection, { resource, patch: changes(row, { collection, resource, sought }), parts });
};

const isErased = (resource: Resource): resource is Erasable =>
  resource.erase !== undefined && resource.erase.then !== 'stay';

/* What is said about a record that still holds the value, as that of another owner or an account, stays with it. */
const eraseEntry = async (row: Row, collection: string, { sought, parts }: Given): Promise<void> => {
  const { model, store } = parts;
  const about = model.resources.find(({ key }) => key === row['resource']);
  const id = String(row['recordId']);
  const there =
    about &&
    ((await store.get(about.api.collection, id)) ?? (await store.get(binOf(about).api.collection, id)));
  if (there && holds(there, sought)) return;
  if (about && isErased(about)) return clearHistory({ resource: about.key, id }, parts);
  const { change, ...texts } = changes(row, { collection, resource: undefined, sought });
  // To take it back would write what stands in the place of the value.
  const { undo: _, ...values } = isPlainObject(change) ? change : {};
  await write(row, collection, {
    patch: { ...texts, ...(change !== undefined && { change: values }) },
    parts,
  });
};

type Changing = {
  readonly collection: string;
  readonly resource: Resource | undefined;
  readonly sought: Sought;
};

type Values = Readonly<Record<string, unknown>>;

const changes = (row: Row, { collection, resource, sought }: Changing): Values => {
  const stays = resource?.erase?.then === 'stay' ? resource.erase.by : undefined;
  const texts = Object.entries(row).flatMap(([name, value]) =>
    OWN.has(name) || name === stays || !holds(value, sought) ? [] : [[name, without(value, sought)] as const],
  );
  return { ...Object.fromEntries(texts), ...(collection === KEPT && withoutAnswer) };
};

/* An id is what others know the record by. */
const OWN: ReadonlySet<string> = new Set(['_id', '__v', 'createdAt', 'updatedAt']);

const without = (value: unknown, sought: Sought): unknown => {
  if (typeof value === 'string') return value.replaceAll(sought.pattern, ERASED);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = isLine(value) ? cut(value, sought.pattern, ERASED) : value;
    return items.map((each) => without(each, sought));
  }
  if (isPlainObject(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, without(each, sought)]));
  return typeof value === 'number' && holds(value, sought) ? null : value;
};

type Writing = {
  readonly resource?: Resource | undefined;
  readonly patch: Values;
  readonly parts: ErasingParts;
};

/* Of what the server keeps nobody reads a version but itself, in the midst of its work. */
const write = async (row: Row, collection: string, { resource, patch, parts }: Writing): Promise<void> => {
  if (Object.keys(patch).length === 0) return;
  await parts.store.update(collection, row._id, {
    patch: { ...patch },
    ifVersion: row.__v,
    by: 'nobody',
    isAside: resource === undefined,
    ...(resource && { uniques: uniquesOf({ ...row, ...patch }, resource, patch) }),
  });
};
