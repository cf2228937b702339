import { addDecimals, multiplyDecimals, toDecimal, type Decimal } from '../../../server/hooks/values';
import type { Campaign } from '../desk';

/** What becomes of a campaign of very many whose texts cost more than was agreed to; undefined where they do not. */
export const askedAgain = (cost: Decimal, { agreedUpTo }: Campaign): Partial<Campaign> | undefined => {
  const most = toDecimal(agreedUpTo);
  if (most === undefined || !addDecimals([most, multiplyDecimals([cost, '-1'])]).startsWith('-'))
    return undefined;
  const reason = `It costs ${cost}, which is more than the ${most} that it was estimated at. Resume it to send it.`;
  return { status: 'paused', reason };
};
