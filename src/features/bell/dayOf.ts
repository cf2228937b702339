import { dateFormat } from '../../fields/reading/formats';

type Place = { readonly locale: string; readonly timeZone?: string | undefined };

/** The day of a moment as a heading; '' for what is none. */
export const dayOf = (moment: unknown, place: Place): string =>
  formatted(moment, { dateStyle: 'full' }, place);

/** Its time of day. */
export const timeOf = (moment: unknown, place: Place): string =>
  formatted(moment, { timeStyle: 'short' }, place);

const formatted = (
  moment: unknown,
  style: Intl.DateTimeFormatOptions,
  { locale, timeZone }: Place,
): string => {
  const date = new Date(typeof moment === 'string' || typeof moment === 'number' ? moment : NaN);
  return Number.isNaN(date.getTime()) ? '' : dateFormat(locale, { ...style, timeZone }).format(date);
};
