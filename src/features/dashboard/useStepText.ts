import { useLocale } from 'react-admin';
import type { Span } from '../../model/numbers/totals';

/** A day or month of UTC in words: `21 Nov`, `Nov 2026`. */
export const useStepText = (per: Span): ((step: string) => string) => {
  const format = new Intl.DateTimeFormat(useLocale(), {
    ...(per === 'day' ? { day: 'numeric', month: 'short' } : { month: 'short', year: '2-digit' }),
    timeZone: 'UTC',
  });
  return (step) => format.format(new Date(step));
};
