import { isLive } from '../../src/model/compute/isLive';
import { fieldAt, orderAt } from '../../src/model/resolved/fieldAt';
import type { Kinds } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import type { Resource } from '../../src/model/resolved/resource';
import type { Place, Store } from '../store/store';

/** Prepares the store for the lists of every entity, so that they stay quick at a million records. */
export const prepareLists = async ({ resources, kinds }: Model, store: Store): Promise<void> => {
  for (const resource of resources) {
    const { source, collection } = resource.api;
    if (source !== 'demo' && !resource.single) await store.prepare(collection, listIndexes(resource, kinds));
  }
};

/**
 * Where lists of an entity are asked for whole values or ranges: its filters, what it points at (whose page lists
 * it), and what its import finds records by.
 */
export const listIndexes = (resource: Resource, kinds: Kinds): Place[] => {
  const { fields, list } = resource;
  const by = list.sort.field || 'createdAt';
  const sort = { path: by, order: orderAt(fields, by, kinds) };
  const pointing = fields.filter((field) => kinds[field.kind].references?.(field)).map(({ name }) => name);
  const asked = [...list.filters, ...pointing].filter((path) => isAskedWhole(path, resource, kinds));
  const paths = new Set([...asked, ...(resource.import?.key ?? [])]);
  // Every collection is indexed by it, whatever is declared.
  paths.delete('createdAt');
  return [...paths].map((path) => ({ path, order: orderAt(fields, path, kinds), sort }));
};

const WHOLE: readonly unknown[] = ['equals', 'oneOf', 'range'];

const isAskedWhole = (path: string, { fields }: Resource, kinds: Kinds): boolean => {
  const field = fieldAt(fields, path);
  return field !== undefined && !isLive(field.compute) && WHOLE.includes(kinds[field.kind].filter);
};
