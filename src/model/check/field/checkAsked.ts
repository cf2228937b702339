import { formulaPaths, isAskedName } from '../../../config/links/formulaPaths';
import type { Report } from '../problem';
import type { KnownField, KnownFields, Scope } from '../scope';
import { join } from '../untrusted';
import { checkLink } from './checkLink';

type Place = { readonly at: string; readonly fields: KnownFields; readonly scope: Scope };

/**
 * A lookup that nobody wrote as one, because a formula has its path: what is wrong with it is told where that has it. Answers
 * whether the field is one; `at` is the place of the fields.
 */
export const checkAsked = (field: KnownField, { at, fields, scope }: Place): boolean => {
  if (!isAsked(field)) return false;
  const place = askedAt(field.name, fields);
  const report: Report = (found) =>
    scope.report({
      ...found,
      path: join(at, place?.path ?? field.name),
      message: `column ${place?.column ?? 1}: ${found.message}`,
    });
  checkLink(field, { at: join(at, field.name), fields, scope: { ...scope, report } });
  return true;
};

const isAsked = ({ name, resolved }: KnownField): boolean =>
  isAskedName(name) && resolved?.compute?.lookup === written(name) && resolved.views.length === 0;

/** A name, or a sentence with some, as they were written: `plan.share`. */
export const written = (words: string): string => words.replaceAll(/(?<=\w)\$(?=\w)/g, '.');

const askedAt = (name: string, fields: KnownFields) => {
  for (const each of fields.values()) {
    const found = formulaPaths(each.resolved?.compute?.formula ?? '').find(({ path }) => path === name);
    if (found) return { path: `${each.name}.compute.formula`, column: found.from + 1 };
  }
  return undefined;
};
