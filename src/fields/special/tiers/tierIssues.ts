import type { Issue } from '../../../model/resolved/kind';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { digitsOf } from '../../money/currency';
import { compareDecimals, decimalsOf, toDecimal } from '../../../model/values/decimal';

/** One row of a volume price table: from `from` to `to` units, both included (null: and more), each costs `price`. */
export type Tier = { readonly from: number; readonly to: number | null; readonly price: string };

/** A bound that another can follow: a whole number of which the next one is exact too. */
export const isBound = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) < Number.MAX_SAFE_INTEGER;

/**
 * Everything wrong with a table, at the cell to be changed (`1.from`). Each row begins where the one before it
 * ended, so that neither gap nor overlap passes, and only the last one has no end (S5.06).
 */
export const tierIssues = (rows: readonly Tier[], field: ResolvedField<'tiers'>): Issue[] => {
  const { start = 1, max = Infinity } = field;
  let next: number | undefined = start;
  const cells = rows.flatMap(({ from, to, price }, index): Issue[] => {
    const least = next ?? from;
    /* Behind an end that is none, nothing follows from anything. */
    const isKnown = isBound(least);
    const isLast = index === rows.length - 1;
    const isEnd = isLast ? to === null : isBound(to) && !(isKnown && to < least);
    const wrong = (cell: 'from' | 'to', key: Issue['key'], args: Args): Issue => ({
      path: `${index}.${cell}`,
      ...(isKnown || key === 'tierLast' ? { key, args } : { key: 'notInteger' }),
    });
    next = isBound(to) ? to + 1 : undefined;
    return [
      ...(from === least && isKnown ? [] : [wrong('from', 'tierFrom', { from: least })]),
      ...(isEnd ? [] : [isLast ? wrong('to', 'tierLast', {}) : wrong('to', 'tierTo', { min: least })]),
      ...priceIssue(price, field).map((issue) => ({ ...issue, path: `${index}.price` })),
    ];
  });
  return rows.length > max ? [{ path: '', key: 'maxItems', args: { max } }, ...cells] : cells;
};

type Args = NonNullable<Issue['args']>;

const priceIssue = (price: unknown, field: ResolvedField<'tiers'>): Issue[] => {
  const amount = toDecimal(price);
  const max = digitsOf(field);
  if (amount === undefined) return [{ path: '', key: 'money' }];
  // Free is a price (S5.06).
  if (compareDecimals(amount, '0') < 0) return [{ path: '', key: 'min', args: { min: 0 } }];
  return decimalsOf(amount) > max ? [{ path: '', key: 'digits', args: { max } }] : [];
};
