import { isLinked } from '../../src/model/compute/isLive';
import type { Kinds } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import { isPlainObject, isSameJson } from '../../src/model/values/plainObject';
import type { Row, Store } from '../store/store';

/** What each entity took when its records were last looked through; a record by the key of the entity. */
const COLLECTION = 'fieldKinds';

/** An entity with fields that take other values than they did; of fields nobody knows that of, all. */
export type ChangedKinds = { readonly resource: Resource; readonly fields: readonly ResolvedField[] };

/** What the entities take by now, beside what they took. */
export type KnownKinds = {
  readonly changed: readonly ChangedKinds[];
  /**
   * To be called when their records are looked through: the next start has nothing to do, but with fields that are `left`
   * with values they do not take.
   */
  readonly keep: (left: readonly ChangedKinds[]) => Promise<void>;
};

export const knownKinds = async (
  { resources, kinds }: Pick<Model, 'resources' | 'kinds'>,
  store: Store,
): Promise<KnownKinds> => {
  const everything = { where: [], sort: [], offset: 0, limit: Infinity, isUncounted: true } as const;
  const { rows } = await store.list(COLLECTION, everything);
  const notes = new Map(rows.map((row) => [row._id, row]));
  const stored = resources.filter(({ api }) => api.source !== 'demo');
  const changed = stored.flatMap((resource) => {
    const fields = readable(resource, kinds).filter((field) =>
      isChanged(field, notes.get(resource.key), kinds),
    );
    return fields.length === 0 ? [] : [{ resource, fields }];
  });
  // What was stored is read anew before anything else, and as truly as what comes later.
  if (changed.length > 0)
    await Promise.all(Object.values(kinds).flatMap(({ learn }) => learn?.((load) => load()) ?? []));
  return {
    changed,
    keep: async (left) => {
      const fresh = stored.flatMap((resource) => {
        const before = notes.get(resource.key);
        const fields = left.find((each) => each.resource === resource)?.fields ?? [];
        const now = {
          taken: { ...takenIn(before), ...takenBy(resource, kinds) },
          left: fields.map(({ name }) => name),
        };
        const isKnown = isSameJson({ taken: takenIn(before), left: before?.['left'] }, now);
        return isKnown ? [] : [{ id: resource.key, now }];
      });
      if (fresh.length > 0) await store.transaction((inner) => write(inner, fresh));
    },
  };
};

type Note = { readonly id: string; readonly now: Record<string, unknown> };

/* Of processes that start together, the last one to write is right, and so are all. */
const write = async (store: Store, notes: readonly Note[]): Promise<void> => {
  const time = new Date().toISOString();
  await store.forget(
    COLLECTION,
    notes.map(({ id }) => id),
  );
  await store.insertMany(
    COLLECTION,
    notes.map(({ id, now }) => ({ _id: id, __v: 0, createdAt: time, updatedAt: time, ...now })),
  );
};

/** The fields whose values may be read or computed anew: no others are typed, but hashed or columns of their own. */
export const readable = ({ fields }: Resource, kinds: Kinds): readonly ResolvedField[] =>
  fields.filter(
    ({ name, kind, compute }) =>
      (!compute || compute.formula !== undefined || isLinked(compute)) &&
      !kinds[kind].isSecret &&
      !OWN.has(name),
  );

/** Whether its values, or those of its members, follow by a formula. */
export const hasFormula = ({ compute, children }: ResolvedField): boolean =>
  compute?.formula !== undefined || children.some(hasFormula);

const follows = (field: ResolvedField): boolean => isLinked(field.compute) || hasFormula(field);

const OWN: ReadonlySet<string> = new Set(['_id', '__v', 'createdAt', 'updatedAt']);

/* A field that is new in an entity that is known has no values, unless they follow from others. */
const isChanged = (field: ResolvedField, note: Row | undefined, kinds: Kinds): boolean => {
  if (!note) return true;
  const left: unknown = note['left'];
  if (Array.isArray(left) && left.includes(field.name)) return true;
  const before = takenIn(note);
  const taken = before[field.name] ?? before[field.was ?? field.name];
  const now = takes(field, kinds);
  if (follows(field)) return taken !== now;
  return taken !== undefined && !isStillTaken(taken, now);
};

/* All that was taken is so by now: the same, or one of more values, whose records nobody has to look through. */
const isStillTaken = (before: unknown, now: string): boolean => {
  if (before === now) return true;
  const [was, is] = [valuesIn(String(before)), valuesIn(now)];
  return was !== undefined && is !== undefined && was.every((value) => is.includes(value));
};

/* Of a schema that lists all values, as that of a choice does. */
const valuesIn = (taken: string): readonly unknown[] | undefined => {
  const [kind, schema]: readonly unknown[] = JSON.parse(taken) as readonly unknown[];
  const values = isPlainObject(schema) ? schema['enum'] : undefined;
  return Array.isArray(values) ? [kind, ...(values as readonly unknown[])] : undefined;
};

const takenIn = (note: Row | undefined): Readonly<Record<string, unknown>> => {
  const taken = note?.['taken'];
  return isPlainObject(taken) ? taken : {};
};

const takenBy = ({ fields }: Resource, kinds: Kinds): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.name, takes(field, kinds)]));

/* Its kind says it, with all that limits its values; and what they follow from, by a formula or from other records. */
const takes = (field: ResolvedField, kinds: Kinds): string =>
  JSON.stringify([
    field.kind,
    kinds[field.kind].jsonSchema(field as never),
    field.children.map((child) => [child.name, takes(child, kinds)]),
    ...(field.compute?.formula === undefined ? [] : [field.compute.formula]),
    ...(isLinked(field.compute) ? [field.compute?.lookup ?? field.compute?.rollup ?? null] : []),
  ]);
