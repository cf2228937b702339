import { checkName } from '../checkNames';
import { hintFor } from '../didYouMean';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, isText, join, textsOf, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** Which value may follow which: known values only, a line for each, and a way to each. */
export const checkTransitions = (entity: Entity, { report }: Scope): void => {
  for (const field of entity.fields.values()) {
    const at = `${entity.key}.fields.${field.name}`;
    const placeOf = (from: string) => `${at}.values.${from}.to`;
    if (field.moves && field.values)
      checkSteps(field.moves, { at, placeOf, field, values: field.values, report });
  }
  for (const [name, steps] of Object.entries(dictOf(entity.declared.transitions)))
    checkDeclared(name, steps, { at: `${entity.key}.transitions`, entity, report });
};

type Around = { readonly at: string; readonly entity: Entity; readonly report: Scope['report'] };

const checkDeclared = (name: string, steps: unknown, { at: above, entity, report }: Around): void => {
  const field = checkName(name, { at: above, fields: entity.fields, report });
  const at = join(above, name);
  if (field?.moves) {
    const hint = 'Leave them out here, or leave out every `to` of its values.';
    report({ id: 'RC141', path: at, message: `"${name}" says its transitions itself`, hint });
  } else if (!isPlainObject(steps))
    report({ id: 'RC003', path: at, message: 'must be lists of values by value' });
  else if (field?.values)
    checkSteps(steps, { at, placeOf: (from) => join(at, from), field, values: field.values, report });
  else if (field?.resolved)
    report({ id: 'RC025', path: at, message: `"${name}" is a ${field.resolved.kind} field, not a choice` });
};

type Place = {
  readonly at: string;
  /** Where the states stand that may follow one. */
  readonly placeOf: (from: string) => string;
  readonly field: KnownField;
  readonly values: readonly string[];
  readonly report: Scope['report'];
};

const checkSteps = (steps: Dict, place: Place): void => {
  const { at, placeOf, field, values, report } = place;
  const known = (value: string, path: string): void => {
    if (values.includes(value)) return;
    report({
      id: 'RC011',
      path,
      message: `"${value}" is not a value of "${field.name}"`,
      hint: hintFor(value, values),
    });
  };
  for (const [from, next] of Object.entries(steps)) {
    known(from, at);
    const isList = Array.isArray(next) && next.every(isText);
    if (!isList) report({ id: 'RC003', path: placeOf(from), message: 'must be a list of texts' });
    textsOf(next).forEach((value) => known(value, placeOf(from)));
  }
  for (const value of values) {
    if (Object.hasOwn(steps, value)) continue;
    report({
      id: 'RC026',
      path: at,
      message: `"${value}" has no line`,
      hint: `Write ${JSON.stringify(value)}: [] when it is final.`,
    });
  }
  checkReachable(steps, place);
};

/** Only where a record is born with a default: without one it may be born in any state. */
const checkReachable = (steps: Dict, { at, field, values, report }: Place): void => {
  const born = field.resolved?.default;
  if (!isText(born) || !values.includes(born)) return;
  const reached = new Set([born]);
  for (const value of reached) textsOf(steps[value]).forEach((next) => reached.add(next));
  for (const value of values.filter((each) => !reached.has(each))) {
    report({ id: 'RC027', path: at, message: `no transition leads from "${born}" to "${value}"` });
  }
};
