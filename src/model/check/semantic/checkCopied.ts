import { contextIn, contextPaths } from '../../rules/contextValues';
import { storedFault } from '../checkValue';
import { checkContext } from '../resource/checkContext';
import type { Entity, KnownField, Scope } from '../scope';

type Place = { readonly at: string; readonly entity: Entity; readonly scope: Pick<Scope, 'report'> };

/** A value for a field of another record: written as it is, from the context, or a list of such. */
export const checkCopied = (value: unknown, target: KnownField, place: Place): void => {
  const { at, entity, scope } = place;
  if (Array.isArray(value) && target.kind?.filter === 'holds') return checkListed(value, target, place);
  const asked = { at, fields: entity.fields, report: scope.report, context: 'person' } as const;
  if (checkContext(value, target, asked)) {
    for (const path of contextPaths(value)) refuseStrange(path, target, place);
    return;
  }
  const wrong = storedFault(target, value);
  if (wrong) scope.report({ ...wrong, path: at });
};

/* Of a list each is what the list holds one of. */
const checkListed = (value: readonly unknown[], target: KnownField, place: Place): void => {
  const { at, entity, scope } = place;
  for (const path of value.flatMap(contextPaths)) {
    const source = entity.fields.get(path);
    const isOne = path === 'id' || source?.kind?.order === 'text';
    if (!isOne || (leadsTo(target) && path !== 'id' && !(source && leadsTo(source))))
      scope.report({ id: 'RC055', path: at, message: `"${target.name}" holds no such value as "${path}"` });
    else refuseStrange(path, target, place);
  }
  const written = value.filter((each) => contextIn(each).length === 0);
  const wrong = written.length > 0 ? storedFault(target, written) : undefined;
  if (wrong) scope.report({ ...wrong, path: at });
};

/* A reference leads to the same entity, a choice has all of the values, and an id stands in a reference. */
const refuseStrange = (path: string, target: KnownField, { at, entity, scope }: Place): void => {
  const source = entity.fields.get(path);
  const led = path === 'id' ? [entity.key] : source && leadsTo(source);
  const held = leadsTo(target);
  const strange = held && led?.find((each) => !held.includes(each));
  const values = target.values ?? target.entries;
  const unknown = values && (source?.values ?? source?.entries)?.find((each) => !values.includes(each));
  const hint =
    strange !== undefined
      ? `"${target.name}" points at ${held?.join(', ')}, "${path}" at ${strange}.`
      : unknown !== undefined && `"${target.name}" has no value "${unknown}".`;
  const isNoId = path === 'id' && !held;
  if (hint || isNoId)
    scope.report({
      id: 'RC055',
      path: at,
      message: 'takes a value of another kind of field',
      hint: hint || `"${target.name}" is no reference.`,
    });
};

const leadsTo = ({ kind, resolved }: KnownField): readonly string[] | undefined =>
  resolved && kind?.references?.(resolved);
