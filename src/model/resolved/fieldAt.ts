import type { Order } from '../values/comparable';
import type { Kinds } from './kind';
import type { ResolvedField } from './resolvedField';

/** The field at a path: `status`, or below a group or a list of rows: `client.name`, `items.0.qty`. */
export const fieldAt = (fields: readonly ResolvedField[], path: string): ResolvedField | undefined => {
  const [name, ...rest] = path.split('.').filter((part) => !/^\d+$/.test(part));
  const found = fields.find((field) => field.name === name);
  return found === undefined || rest.length === 0 ? found : fieldAt(found.children, rest.join('.'));
};

/** Whether a path leads into one row of a list (`items.0.qty`): a place in a form, and nothing to ask a store by. */
export const entersRow = (path: string): boolean => path.split('.').some((part) => /^\d+$/.test(part));

/** What lists are sorted by at a path, and how that compares: the values there, or where these have two ends, the first. */
export const sortKeyAt = (
  fields: readonly ResolvedField[],
  path: string,
  kinds: Kinds,
): { readonly path: string; readonly order: Order } => {
  const field = fieldAt(fields, path);
  const [first] = (field && kinds[field.kind].ends) ?? [];
  return first === undefined
    ? { path, order: orderAt(fields, path, kinds) }
    : sortKeyAt(fields, `${path}.${first}`, kinds);
};

/** How the values at a path compare; what is not declared (`id`, `createdAt`) compares as text. */
export const orderAt = (fields: readonly ResolvedField[], path: string, kinds: Kinds): Order => {
  const field = fieldAt(fields, path);
  return field ? kinds[field.kind].order : 'text';
};
