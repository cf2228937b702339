import type { Entity, Scope } from '../scope';
import { dictOf, isText, listOf, type Dict } from '../untrusted';
import { isUnsatisfiable } from './isUnsatisfiable';

/** Comparisons of one entity that hold together: `a > b` and `a < b` would refuse every record. */
export const checkTogether = ({ key, declared, fields }: Entity, { report }: Scope): void => {
  const checks = listOf(declared.checks).map(dictOf);
  const isAlways = ({ when }: Dict) => when === undefined;
  checks.forEach((check, index) => {
    const before = checks.findIndex(
      (each, at) => at < index && isAlways(each) && isAlways(check) && excludes(each, check, fields),
    );
    if (before < 0) return;
    const hint = `See ${key}.checks[${before}]: leave one of them out, or give each a "when".`;
    report({
      id: 'RC114',
      path: `${key}.checks[${index}]`,
      message: 'no record meets this and another check',
      hint,
    });
  });
};

const excludes = (one: Dict, other: Dict, fields: Entity['fields']): boolean => {
  if (isFixed(one.value) && isFixed(other.value))
    return isUnsatisfiable({ $and: [asRule(one), asRule(other)] }, fields);
  const isSame = one.field === other.field && one.other === other.other;
  const isTurned = one.field === other.other && one.other === other.field;
  if (!isText(one.other) || (!isSame && !isTurned)) return false;
  const signs = signsOf(other.op).map((sign) => (isTurned ? -sign : sign));
  return signs.length > 0 && !signsOf(one.op).some((sign) => signs.includes(sign));
};

const isFixed = (value: unknown): boolean => isText(value) || typeof value === 'number';

const operators: Dict = { '=': '$eq', '!=': '$ne', '<': '$lt', '<=': '$lte', '>': '$gt', '>=': '$gte' };

const asRule = ({ field, op, value }: Dict): Dict => ({
  [String(field)]: { [String(operators[String(op)])]: value },
});

/* How the first may stand to the second: below, equal, above. */
const signs: Dict = { '=': [0], '!=': [-1, 1], '<': [-1], '<=': [-1, 0], '>': [1], '>=': [0, 1] };

const signsOf = (op: unknown): number[] => listOf(signs[String(op)]).map(Number);
