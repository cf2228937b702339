import { checkName } from '../checkNames';
import { checkComparable } from './checkComparable';
import { checkRule } from '../resource/checkRule';
import { comparedFault } from '../checkValue';
import type { Entity, Scope } from '../scope';
import { dictOf, listOf } from '../untrusted';

/** The comparisons that must hold before a record is saved. */
export const checkComparisons = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  listOf(declared.checks).forEach((check, index) => {
    const { field: name, other, value, when } = dictOf(check);
    const at = `${key}.checks[${index}]`;
    const field = checkName(name, { at: `${at}.field`, fields, report });
    const second = checkName(other, { at: `${at}.other`, fields, report });
    if (field && second) checkComparable(field, second, { at: `${at}.other`, fields, report });
    checkRule(when, { at: `${at}.when`, fields, report });
    if ((other === undefined) === (value === undefined)) {
      report({
        id: 'RC039',
        path: at,
        message: 'needs either "other" or "value"',
        hint: 'other names a field, value is a text or a number.',
      });
    }
    // An amount may be compared with the number 0 although it is kept as a text.
    const comparesAsNumber =
      field?.kind?.order === 'number' && value !== '' && Number.isFinite(Number(value));
    const fault = field && value !== undefined && !comparesAsNumber ? comparedFault(field, value) : undefined;
    if (fault) report({ ...fault, path: `${at}.value` });
  });
};
