import { hintFor } from '../didYouMean';
import type { Entity, Scope } from '../scope';
import { attempt, isText } from '../untrusted';

type Pointing = { readonly at: string; readonly from: Entity; readonly other: Entity; readonly scope: Scope };

/** The field of another entity that points at this one. */
export const checkTarget = (target: unknown, { at, from, other, scope }: Pointing): void => {
  if (!isText(target)) return;
  const pointing = [...other.fields.values()].filter(({ kind, resolved }) => {
    const keys = kind && resolved ? attempt(() => kind.references?.(resolved)) : undefined;
    return keys?.includes(from.key);
  });
  const names = pointing.map(({ name }) => name);
  if (names.includes(target)) return;
  const message = `"${target}" of ${other.key} is not a reference to ${from.key}`;
  scope.report({ id: 'RC024', path: at, message, hint: hintFor(target, names) });
};
