import type { Resource } from '../../src/model/resolved/resource';

/** What a template is filled for: an entity, a record of it that nothing is wrong with, and its id. */
export type Filling = {
  readonly resource: Resource;
  readonly good: Readonly<Record<string, unknown>>;
  readonly id: string;
};

/**
 * Fills a template of fixtures/hostile/answers.json. Keys: `$rows`, `$row` and `$id` are called as the entity calls
 * them. Values: `{ $good: changes }` is a good record, `{ $every: x }` one with x in every field, `{ $leaves: x }` one
 * with x for every single value however deep, `{ $only: fields }` one with these fields alone.
 */
export const fillTemplate = (template: unknown, filling: Filling): unknown => {
  if (Array.isArray(template)) return template.map((each: unknown) => fillTemplate(each, filling));
  if (typeof template !== 'object' || template === null) return template;
  const [[word, content] = []] = Object.entries(template) as [string, unknown][];
  const make = word !== undefined && Object.hasOwn(MAKERS, word) ? MAKERS[word] : undefined;
  if (make) return make(content, filling);
  const { rows, row, idKey } = filling.resource.api;
  const names = new Map([
    ['$rows', rows],
    ['$row', row],
    ['$id', idKey],
  ]);
  return Object.fromEntries(
    Object.entries(template).map(([key, value]) => [names.get(key) ?? key, fillTemplate(value, filling)]),
  );
};

type Maker = (content: unknown, filling: Filling) => unknown;

const MAKERS: Readonly<Partial<Record<string, Maker>>> = {
  $good: (changes, filling) => merged(wireForm(filling.good, filling), fillTemplate(changes, filling)),
  $only: (fields, filling) => merged(wireForm({}, filling), fillTemplate(fields, filling)),
  $every: (value, filling) => {
    const filled = fillTemplate(value, filling);
    return wireForm(Object.fromEntries(filling.resource.fields.map(({ name }) => [name, filled])), filling);
  },
  $leaves: (value, filling) =>
    wireForm(withLeaves(filling.good, fillTemplate(value, filling)) as Filling['good'], filling),
  $repeat: (text) => String(text).repeat(5000),
};

const wireForm = (record: Filling['good'], { id, resource }: Filling) => ({
  ...record,
  id: undefined,
  [resource.api.idKey]: id,
});

/* Not by spreading: `__proto__` has to arrive as a key of its own. */
const merged = (record: object, changes: unknown): object =>
  Object.fromEntries([...Object.entries(record), ...Object.entries(changes as object)]);

const withLeaves = (value: unknown, leaf: unknown): unknown => {
  if (Array.isArray(value)) return value.map((each: unknown) => withLeaves(each, leaf));
  if (typeof value !== 'object' || value === null) return leaf;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withLeaves(each, leaf)]));
};
