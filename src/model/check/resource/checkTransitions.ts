import { checkName } from '../checkNames';
import { hintFor } from '../didYouMean';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, isText, join, textsOf, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** Which value may follow which: known values only, a line for each, and a way to each. */
export const checkTransitions = (entity: Entity, { report }: Scope): void => {
  for (const [name, steps] of Object.entries(dictOf(entity.declared.transitions))) {
    const at = `${entity.key}.transitions`;
    const field = checkName(name, { at, fields: entity.fields, report });
    const place = { at: join(at, name), report };
    if (!isPlainObject(steps))
      report({ id: 'RC003', path: place.at, message: 'must be lists of values by value' });
    else if (field?.values) checkSteps(steps, { ...place, field, values: field.values });
    else if (field?.resolved)
      report({
        id: 'RC025',
        path: place.at,
        message: `"${name}" is a ${field.resolved.kind} field, not a choice`,
      });
  }
};

type Place = {
  readonly at: string;
  readonly field: KnownField;
  readonly values: readonly string[];
  readonly report: Scope['report'];
};

const checkSteps = (steps: Dict, place: Place): void => {
  const { at, field, values, report } = place;
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
    if (!isList) report({ id: 'RC003', path: join(at, from), message: 'must be a list of texts' });
    textsOf(next).forEach((value) => known(value, join(at, from)));
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
