import type { Model } from '../src/model/model';
import type { Issue } from '../src/model/kind';
import type { ResolvedField } from '../src/model/resolvedField';
import type { Resource } from '../src/model/resource';
import { pick } from '../src/model/labels';
import { Refusal } from './refusal';
import type { Condition, Store } from './store/store';

type Place = { readonly model: Model; readonly store: Store };

/** A reference must point at a record that is there. */
export const danglingReferences = async (
  values: Readonly<Record<string, unknown>>,
  resource: Resource,
  { model, store }: Place,
): Promise<Issue[]> => {
  const found = await Promise.all(
    pointers(resource, model).flatMap(({ field, to }) =>
      idsIn(values[field.name]).map(async (id): Promise<Issue[]> => {
        const row = await store.get(to.api.collection, id);
        return row ? [] : [{ path: field.name, key: 'reference', args: { name: pick(to.label.one, 'en') } }];
      }),
    ),
  );
  return found.flat();
};

/** Before a record goes: entities that point at it forbid it with a count, or let go of it, as they declare. */
export const releaseReferences = async (
  id: string,
  resource: Resource,
  { model, store }: Place,
): Promise<void> => {
  const holders = model.resources.flatMap((from) =>
    pointers(from, model)
      .filter(({ to }) => to.api.collection === resource.api.collection)
      .map((pointer) => ({ from, ...pointer })),
  );
  for (const { from, field, isRestricting } of holders) {
    const where = [pointsAt(id, field, model)];
    const count = await store.count(from.api.collection, where);
    if (count === 0) continue;
    const name = pick(count === 1 ? from.label.one : from.label.many, 'en');
    if (isRestricting) throw new Refusal(409, `It is still in use: ${count} ${name}.`);
    await letGo(id, { collection: from.api.collection, field, where, store });
  }
};

type Held = { collection: string; field: ResolvedField; where: Condition[]; store: Store };

const letGo = async (id: string, { collection, field, where, store }: Held) => {
  const { rows } = await store.list(collection, { where, sort: [], offset: 0, limit: 100_000 });
  for (const row of rows) {
    const value = row[field.name];
    const rest = Array.isArray(value) ? value.filter((each) => each !== id) : null;
    await store.update(collection, row._id, { patch: { [field.name]: rest } });
  }
};

type Pointer = { readonly field: ResolvedField; readonly to: Resource; readonly isRestricting: boolean };

/** The fields of an entity that point at others, with what they say about the other's end. */
const pointers = ({ fields }: Resource, model: Model): Pointer[] =>
  fields.flatMap((field) =>
    (model.kinds[field.kind].references?.(field) ?? []).map((key) => ({
      field,
      to: model.resource(key),
      isRestricting: onDeleteOf(field, model) === 'restrict',
    })),
  );

/* A link to one record keeps it; a list of links lets it go. Either may say otherwise in `onDelete`. */
const onDeleteOf = (field: ResolvedField, model: Model): string => {
  const declared = 'onDelete' in field ? field.onDelete : undefined;
  return declared ?? (isMany(field, model) ? 'clear' : 'restrict');
};

const isMany = (field: ResolvedField, { kinds }: Model): boolean => kinds[field.kind].filter === 'holds';

const pointsAt = (id: string, field: ResolvedField, model: Model): Condition =>
  isMany(field, model)
    ? { path: field.name, op: 'has', value: [id] }
    : { path: field.name, op: 'eq', value: id };

const idsIn = (value: unknown): string[] =>
  [value].flat().filter((id): id is string => typeof id === 'string' && id !== '');
