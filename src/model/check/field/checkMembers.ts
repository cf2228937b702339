import type { KnownField, Scope } from '../scope';
import { own } from '../untrusted';

type Place = { readonly at: string; readonly scope: Scope };

/**
 * A new record has the group as soon as a member has a default: nobody could leave it out, nor knows that it is to be filled in.
 */
export const checkMembers = ({ declared, resolved, name }: KnownField, { at, scope }: Place): void => {
  if (!resolved || resolved.required || own(declared, 'default') !== undefined) return;
  if (resolved.default === undefined || !scope.kinds[resolved.kind]?.ofMembers) return;
  const needed = resolved.children.find((child) => child.required && child.default === undefined);
  if (!needed) return;
  const given = resolved.children.filter((child) => child.default !== undefined);
  scope.report({
    id: 'RC180',
    path: at,
    message: `"${name}" is not required, begins with ${given.map((child) => child.name).join(', ')} and needs "${needed.name}"`,
    hint: `Say required: true of "${name}", give "${needed.name}" a default, or leave out the others.`,
  });
};
