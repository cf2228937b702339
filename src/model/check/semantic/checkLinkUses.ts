import { followsBeyond } from '../../compute/followsBeyond';
import { isPlainObject } from '../../values/plainObject';
import { attempt, isText, join, listOf, textsOf, type Dict } from '../untrusted';
import { pathsOf } from '../../rules/rules';
import { resolvedIn } from '../field/checkLink';
import type { Rule } from '../../../config/rule';
import type { Entity, Scope } from '../scope';

/**
 * A value that follows from other records changes while nobody writes the record itself: so nothing may hang on it that is
 * judged when that is written, or that says whose it is.
 */
export const checkLinkUses = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const all = resolvedIn(fields);
  const linked = all.filter((field) => followsBeyond(field, all)).map(({ name }) => name);
  const refuse = (at: string, names: readonly string[]) => {
    for (const name of names.map((each) => each.split('.')[0] ?? ''))
      if (linked.includes(name))
        report({
          id: 'RC225',
          path: join(key, at),
          message: `"${name}" follows from other records, and changes while nobody writes this one`,
          hint: 'Name a field that is given with the record.',
        });
  };
  if (linked.length === 0) return;
  for (const { name, unique } of all) if (unique) refuse(`fields.${name}.unique`, [name]);
  listOf(declared.unique).forEach((group, index) => refuse(`unique[${index}]`, textsOf(group)));
  listOf(declared.noOverlap).forEach((rule, index) => refuse(`noOverlap[${index}]`, namesOfRule(rule)));
  if (isText(declared.owner)) refuse('owner', [declared.owner]);
  else if (isPlainObject(declared.owner) && isText(declared.owner.path))
    refuse('owner', [declared.owner.path]);
  if (isPlainObject(declared.api)) refuse('api.scope', namesIn(declared.api.scope));
};

const namesOfRule = (rule: unknown): readonly string[] => {
  if (!isPlainObject(rule)) return [];
  const { of, from, to, within, when } = rule;
  return [...[of, from, to].filter(isText), ...textsOf(within), ...namesIn(when)];
};

const namesIn = (rule: unknown): readonly string[] =>
  isPlainObject(rule) ? (attempt(() => pathsOf(rule as Dict as Rule)) ?? []) : [];
