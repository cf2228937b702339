import type { Row } from '../../src/model/values/comparable';
import type { FakeEntity } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Resource } from '../../src/model/resolved/resource';
import type { Parts } from '../parts';
import { scopeConditions } from '../records/scope';

/** What made-up records point at and agree with: records of other entities, and their identifiers. */
export type SeriesWorld = {
  readonly entity: (key: string) => FakeEntity;
  readonly ids: (key: string) => readonly string[];
};

/** So many records of an entity are pointed at; the others are left alone, so that memory stays small. */
export const MOST_POINTED_AT = 1000;

/** The stored records that records of this entity may point at, and those that these point at in turn. */
export const seriesWorld = async (
  resource: Resource,
  { model, store }: Pick<Parts, 'model' | 'store'>,
): Promise<SeriesWorld> => {
  const known = new Map<string, readonly Row[]>();
  const visit = async ({ fields }: Resource): Promise<void> => {
    for (const key of targetsOf(fields, model)) {
      if (known.has(key)) continue;
      const target = model.resource(key);
      known.set(key, await storedRecords(target, { model, store }));
      await visit(target);
    }
  };
  await visit(resource);
  const ids = new Map([...known].map(([key, records]) => [key, records.map(({ id }) => String(id))]));
  return {
    entity: (key) => ({ fields: model.resource(key).fields, records: known.get(key) ?? [] }),
    ids: (key) => ids.get(key) ?? [],
  };
};

const storedRecords = async (
  target: Resource,
  { model, store }: Pick<Parts, 'model' | 'store'>,
): Promise<Row[]> => {
  // Each browser makes and keeps these by itself.
  if (target.api.source === 'demo') return [];
  const where = scopeConditions(target, model.kinds);
  const sort = [{ path: '_id', order: 'text', descending: false }] as const;
  const { rows } = await store.list(target.api.collection, {
    where,
    sort,
    offset: 0,
    limit: MOST_POINTED_AT,
  });
  return rows.map((row) => ({ ...row, id: row._id }));
};

/** Entities that a value of these fields points at, however deep it is nested. */
const targetsOf = (fields: readonly ResolvedField[], model: Model): Set<string> =>
  new Set(
    fields.flatMap((field) => [
      ...(model.kinds[field.kind].references?.(field) ?? []),
      ...targetsOf(field.children, model),
    ]),
  );
