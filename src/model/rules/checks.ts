import { compareKeys, keyOf, type Row } from '../values/comparable';
import { orderAt } from '../resolved/fieldAt';
import type { ResolvedCheck } from '../resolved/resource';
import { inContext } from './contextValues';
import { matches, type RuleContext } from './rules';

/** The comparisons that do not hold. One with a missing side is not asked: that is what `required` is for. */
export const failedChecks = (
  record: Row,
  checks: readonly ResolvedCheck[],
  context: RuleContext,
): ResolvedCheck[] =>
  checks.filter((check) => {
    const order = orderAt(context.fields, check.field, context.kinds);
    const a = keyOf(record[check.field], order);
    const wanted =
      check.other === undefined ? inContext(check.value, { ...context, record }) : record[check.other];
    const b = keyOf(wanted, order);
    if (a === undefined || b === undefined || a === '' || b === '') return false;
    return !holds[check.op](compareKeys(a, b)) && matches(check.when, record, context);
  });

const holds: { readonly [O in ResolvedCheck['op']]: (difference: number) => boolean } = {
  '=': (difference) => difference === 0,
  '!=': (difference) => difference !== 0,
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
};
