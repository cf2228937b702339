import { hintFor } from '../didYouMean';
import type { KnownField, KnownFields, Scope, Entity } from '../scope';
import { checkName } from '../checkNames';
import { checkContext } from '../resource/checkContext';
import { checkRule } from '../resource/checkRule';
import { comparedFault } from '../checkValue';
import { dictOf, listOf, type Dict } from '../untrusted';

type Place = { readonly at: string; readonly fields: KnownFields; readonly report: Scope['report'] };

/** Two fields whose values can be told which is greater: of one type, and amounts of one currency. */
export const checkComparable = (one: KnownField, other: KnownField, { at, fields, report }: Place): void => {
  if (isComparable(one, other)) return;
  const fit = [...fields.values()].filter((each) => each !== one && isComparable(one, each));
  report({
    id: 'RC117',
    path: at,
    message: `"${other.name}" (${called(other)}) cannot be compared with "${one.name}" (${called(one)})`,
    hint: hintFor(
      other.name,
      fit.map(({ name }) => name),
    ),
  });
};

const isComparable = (one: KnownField, other: KnownField): boolean => {
  if (!one.kind || !other.kind) return true;
  const units = [one, other].flatMap((each) => unitOf(each) ?? []);
  return typeOf(one) === typeOf(other) && new Set(units).size < 2;
};

/** What its amounts are counted in. */
export const unitOf = ({ kind, resolved }: Pick<KnownField, 'kind' | 'resolved'>): string | undefined =>
  resolved && kind?.unit?.(resolved);

const typeOf = ({ kind }: KnownField): string => {
  if (kind?.order === 'number') return 'number';
  return kind?.filter === 'range' ? 'moment' : 'text';
};

const called = (field: KnownField): string => [field.kind?.name, unitOf(field)].filter(Boolean).join(' in ');

/** The comparisons that must hold before a record is saved. */
export const checkComparisons = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  listOf(declared.checks).forEach((check, index) => {
    const at = `${key}.checks[${index}]`;
    checkComparison(dictOf(check), { at, fields, report });
    checkRule(dictOf(check).when, { at: `${at}.when`, fields, report, context: 'record' });
  });
};

/** A field compared with another one, or with a value. */
export const checkComparison = ({ field: name, other, value }: Dict, { at, fields, report }: Place): void => {
  const field = checkName(name, { at: `${at}.field`, fields, report });
  const second = checkName(other, { at: `${at}.other`, fields, report });
  if (field && second) checkComparable(field, second, { at: `${at}.other`, fields, report });
  if ((other === undefined) === (value === undefined)) {
    report({
      id: 'RC039',
      path: at,
      message: 'needs either "other" or "value"',
      hint: 'other names a field, value is a text, a number or a value from the context.',
    });
  }
  if (!field || value === undefined) return;
  if (checkContext(value, field, { at: `${at}.value`, fields, report, context: 'record' })) return;
  // An amount may be compared with the number 0 although it is kept as a text.
  const comparesAsNumber = field.kind?.order === 'number' && value !== '' && Number.isFinite(Number(value));
  const fault = comparesAsNumber ? undefined : comparedFault(field, value);
  if (fault) report({ ...fault, path: `${at}.value` });
};
