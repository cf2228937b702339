import type { Rule } from '../../../config/rule';
import { followsUnasked } from '../../access/publicPart';
import { contextPaths } from '../../rules/contextValues';
import { pathsOf } from '../../rules/rules';
import { resolvedIn } from '../field/checkLink';
import type { Entity, KnownField, Scope } from '../scope';
import { attempt, dictOf, isText, listOf, textsOf, type Dict } from '../untrusted';

/**
 * What a public form does not ask for and follows from records that need not be public is held to nothing: whoever changes
 * what they send, and sees what is refused, would find it out.
 */
export const checkHidden = (entity: Entity, at: string, { report }: Scope): void => {
  const { fields } = entity;
  const all = resolvedIn(fields);
  for (const field of fields.values()) {
    if (!field.resolved || !followsUnasked(field.resolved, all)) continue;
    const held = heldTo(field, entity);
    if (held === undefined) continue;
    report({
      id: 'RC203',
      path: at,
      message: `"${field.name}" follows from records that need not be public, and ${held} tells what is in it`,
      hint: "Leave that out, or say that everybody may know it: over: 'all'.",
    });
  }
};

/** What of a value may be refused. */
const LIMITS = ['min', 'max', 'integer', 'pattern', 'unique'];

const heldTo = ({ name, declared }: KnownField, { declared: entity, fields }: Entity): string | undefined => {
  const limit = LIMITS.find((each) => declared[each] !== undefined && declared[each] !== false);
  if (limit !== undefined) return `its "${limit}"`;
  const among = (paths: readonly string[]) => paths.some((path) => path.split('.')[0] === name);
  const needing = [...fields.values()].find((field) => among(rulePaths(field.declared.requiredWhen)));
  if (needing) return `"requiredWhen" of "${needing.name}"`;
  if (listOf(entity.checks).some((check) => among(comparedIn(dictOf(check))))) return 'a check';
  if (listOf(entity.unique).some((group) => among(textsOf(group)))) return '"unique"';
  if (listOf(entity.noOverlap).some((rule) => among(keptApart(dictOf(rule))))) return '"noOverlap"';
  return undefined;
};

const rulePaths = (rule: unknown): readonly string[] =>
  attempt(() => pathsOf(rule as Rule | undefined)) ?? [];

const comparedIn = ({ field, other, value, when }: Dict): readonly string[] => [
  ...[field, other].filter(isText),
  ...(attempt(() => contextPaths(value)) ?? []),
  ...rulePaths(when),
];

const keptApart = ({ of, from, to, within, when }: Dict): readonly string[] => [
  ...[of, from, to].filter(isText),
  ...textsOf(within),
  ...rulePaths(when),
];
