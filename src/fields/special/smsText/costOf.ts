import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { countSegments } from '../../../model/values/segments';
import { formatMoney } from '../../money/currency';
import { decimalsOf, scaled, toDecimal, unscaled } from '../../../model/values/decimal';

/** What sending the text to one recipient costs, as its readers write it; undefined where no price is known. */
export const costOf = (text: string, field: ResolvedField<'smsText'>, locale: string): string | undefined => {
  const price = toDecimal(field.price);
  if (price === undefined || field.currency === undefined) return undefined;
  const digits = decimalsOf(price);
  const cost = scaled(price, digits) * BigInt(countSegments(text).segments);
  return formatMoney(unscaled(cost, digits), { currency: field.currency, digits }, locale);
};
