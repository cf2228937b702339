import type { Kinds } from '../../src/model/resolved/kind';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import type { Condition, FieldCondition } from '../../src/model/rules/matchConditions';
import type { Parts } from '../parts';
import type { Row, Store } from '../store/store';

/** The records that one person has marked, by the field of the mark. */
export type Marks = ReadonlyMap<string, ReadonlySet<string>>;

/** Whoever asks; `inside` says that they have entered the account of somebody else. */
type Marker = { readonly row: Pick<Row, '_id'>; readonly inside?: unknown };

/** A row for each person and field that has marks. No entity has such a collection, so no log and no list has them. */
export const MARKS = 'personalMarks';

export type KeptMarks = Row & {
  /** The id of the person. */
  readonly by: string;
  /** The collection of the records. */
  readonly of: string;
  readonly ids: readonly string[];
};

export const marksIn = ({ fields }: Pick<Resource, 'fields'>, kinds: Kinds): readonly ResolvedField[] =>
  fields.filter(({ kind }) => kinds[kind].isPersonal);

/** What this person has marked among the records of an entity. Whoever has entered an account sees nothing of its owner's. */
export const marksOf = async (
  resource: Resource,
  person: Marker,
  { model, store }: Pick<Parts, 'model' | 'store'>,
): Promise<Marks> => {
  const marks = new Map<string, ReadonlySet<string>>();
  for (const { name } of marksIn(resource, model.kinds)) {
    const kept = person.inside ? undefined : await keptMarks(placeOf(resource, name, person), store);
    marks.set(name, new Set(kept?.ids));
  }
  return marks;
};

export const placeOf = (
  { api }: Resource,
  field: string,
  { row }: Pick<Marker, 'row'>,
): Pick<KeptMarks, '_id' | 'by' | 'of'> => ({
  _id: `${row._id} ${api.collection}.${field}`,
  by: row._id,
  of: api.collection,
});

export const keptMarks = async ({ _id }: Pick<Row, '_id'>, store: Store): Promise<KeptMarks | undefined> =>
  (await store.get(MARKS, _id)) as KeptMarks | undefined;

/** Whether a record is marked, as it goes over the wire. */
export const markedAs = (id: string, marks: Marks): Readonly<Record<string, boolean>> =>
  Object.fromEntries([...marks].map(([name, ids]) => [name, ids.has(id)]));

/** A condition about a mark as the store can be asked it: each record is marked or it is not. */
export const asStored = (condition: FieldCondition, marks: Marks): Condition => {
  const ids = marks.get(condition.path);
  if (!ids) return condition;
  const marked: Condition = { path: '_id', op: 'in', value: [...ids] };
  const isAsked = (value: boolean) =>
    condition.op === 'in' && condition.value.map(String).includes(String(value));
  if (condition.op === 'exists') return condition.value ? EVERY : NONE;
  if (isAsked(true)) return isAsked(false) ? EVERY : marked;
  return isAsked(false) ? { op: 'not', of: marked } : NONE;
};

const EVERY: Condition = { op: 'and', of: [] };

const NONE: Condition = { op: 'or', of: [] };
