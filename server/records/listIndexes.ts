import { isLive } from '../../src/model/compute/isLive';
import { fieldAt, sortKeyAt } from '../../src/model/resolved/fieldAt';
import type { Kind, Kinds } from '../../src/model/resolved/kind';
import type { Model } from '../../src/model/resolved/model';
import { searchPaths, textAt } from '../../src/model/rules/conditions';
import type { Resource } from '../../src/model/resolved/resource';
import { namingFields } from '../../src/model/import/namingFields';
import type { ListPlan, Store } from '../store/store';
import { fileCollections, UPLOADS } from '../uploads/uploads';

/** Prepares the store for the lists of every entity, so that they stay quick at a million records. */
export const prepareLists = (model: Model, store: Store): Promise<void> => store.prepare(listPlans(model));

/** What the lists of all entities in the store ask of it. */
export const listPlans = ({ resources, kinds }: Model): ListPlan[] => {
  const pointedAt = ({ fields }: Resource) =>
    fields.flatMap((field) => kinds[field.kind].references?.(field) ?? []);
  const named = new Set(resources.filter((each) => each.import).flatMap(pointedAt));
  const lists = resources
    .filter(({ api, single }) => api.source !== 'demo' && !single)
    .map((resource) => listPlan(resource, kinds, named.has(resource.key)));
  return fileCollections({ resources, kinds }).size === 0 ? lists : [...lists, uploadPlan];
};

/* By who sent them, by whose they are, and copies by what they share. */
const uploadPlan: ListPlan = {
  collection: UPLOADS,
  filters: ['by', 'record', 'bytes'].map((path) => ({ path, order: 'text' })),
  holding: [],
  sorts: [],
  texts: [],
};

/**
 * Lists of an entity ask for its filters, what it points at (whose page lists it), and what its import finds records
 * by, and are sorted by any column that offers it. Of one that rows of an import may name (`isNamed`) they ask by its names. Their searches look into all texts together, a filter of a text into that one.
 * A field with two ends is asked for by both, a
 * tree for what stands below nothing. Beside them, code looks records up by what says so, and what is kept apart is looked for by
 * what it is within, else by its beginning.
 */
export const listPlan = (resource: Resource, kinds: Kinds, isNamed = false): ListPlan => {
  const { api, fields, list } = resource;
  const keyOf = (path: string) => sortKeyAt(fields, path, kinds);
  const pointing = fields.filter((field) => kinds[field.kind].references?.(field)).map(({ name }) => name);
  const modeAt = (path: string) => modeOf(path, resource, kinds);
  const lookups = fields.filter(({ lookup }) => lookup).map(({ name }) => name);
  const apart = resource.noOverlap.flatMap(({ within: [first] = [], from = [] }) => first ?? from);
  const wanted = [...new Set([...list.filters, ...pointing, ...lookups, ...apart])];
  const holding = wanted.filter((path) => modeAt(path) === 'holds');
  const asked = wanted.filter((path) => WHOLE.includes(modeAt(path)) || lookups.includes(path));
  const parts = list.filters
    .filter((path) => modeAt(path) === 'contains' || modeAt(path) === 'says')
    .map((path) => [textAt(path, modeAt(path))]);
  const sortable = list.columns.filter((path) => fieldAt(fields, path)?.sortable);
  const names = isNamed ? namingFields(resource, kinds).map(({ name }) => name) : [];
  const filters = new Set(
    [...asked, ...(resource.import?.key ?? []), ...names].filter((path) => !holding.includes(path)),
  );
  // Every collection is indexed by it, whatever is declared.
  filters.delete('createdAt');
  return {
    collection: api.collection,
    filters: [...filters].map(keyOf),
    holding,
    touching: fields.flatMap(({ name, kind }) => {
      const [from, to] = kinds[kind].ends ?? [];
      return from === undefined || to === undefined
        ? []
        : [[keyOf(`${name}.${from}`), keyOf(`${name}.${to}`)] as const];
    }),
    missing: fields.filter((field) => 'tree' in field && field.tree === true).map(({ name }) => name),
    sorts: [...new Set([list.sort.field || 'createdAt', ...sortable])].map(keyOf),
    texts: [searchPaths(resource, kinds), ...parts].filter(({ length }) => length > 0),
  };
};

const WHOLE: readonly unknown[] = ['equals', 'oneOf', 'range', 'touches'];

const modeOf = (path: string, { fields }: Resource, kinds: Kinds): Kind['filter'] | undefined => {
  const field = fieldAt(fields, path);
  const isStored = field && !isLive(field.compute) && !kinds[field.kind].isPersonal;
  return isStored ? kinds[field.kind].filter : undefined;
};
