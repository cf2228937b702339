import { isPlainObject } from '../values/plainObject';

/** Records that point at one by a field of theirs: how many of which entity. */
export type Use = { readonly resource: string; readonly field: string; readonly count: number };

/** What a server that refuses to delete a record names as its uses; none where it names none. */
export const readUses = (failure: unknown): readonly Use[] => {
  const { body } = { ...(failure as object | undefined) } as { readonly body?: unknown };
  const uses: readonly unknown[] = isPlainObject(body) && Array.isArray(body['uses']) ? body['uses'] : [];
  return uses.filter((use): use is Use => {
    const { resource, field, count } = isPlainObject(use) ? use : {};
    return typeof resource === 'string' && typeof field === 'string' && typeof count === 'number';
  });
};
