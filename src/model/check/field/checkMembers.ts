import type { KnownField, Scope } from '../scope';
import { dictOf, own } from '../untrusted';

/** Only rows of one record can have a member that is unique among them. */
export const checkUniqueMembers = (
  { declared, resolved, name, faultOf }: KnownField,
  { at, scope }: Place,
): void => {
  const isRows = faultOf([]) === undefined;
  for (const child of resolved?.children ?? []) {
    const unique = own(dictOf(own(dictOf(own(declared, 'of')), child.name)), 'unique');
    if (unique !== true && unique !== 'everywhere') continue;
    const fault = (message: string, hint: string) =>
      scope.report({ id: 'RC198', path: `${at}.of.${child.name}.unique`, message, hint });
    if (!isRows)
      fault(
        `"${name}" has no rows among which it could be unique`,
        'Leave it out, or name a field of the entity.',
      );
    else if (unique === 'everywhere') fault('rows are compared within one record', 'Write unique: true.');
    else if (child.children.length > 0 || scope.kinds[child.kind].isSecret)
      fault(
        `"${child.name}" holds no value that could be compared`,
        'Say it of a field within it, or leave it out.',
      );
  }
};

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
