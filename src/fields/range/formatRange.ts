import type { ResolvedField } from '../../model/resolved/resolvedField';
import { dateFormat, numberFormat } from '../reading/formats';
import { areSound, endsOf, type RangeValue } from './kind';

type Reader = { readonly locale: string; readonly timeZone?: string | undefined };

/** As the language writes it, moments on the clocks of the reader; undefined of what is no range. */
export const formatRange = (
  value: RangeValue,
  field: Pick<ResolvedField<'range'>, 'of'>,
  { locale, timeZone }: Reader,
): string | undefined => {
  const range = endsOf(value, field);
  if (!areSound(range)) return undefined;
  const [from, to] = range.ends;
  if (field.of === 'number') {
    const format = numberFormat(locale, { maximumFractionDigits: 20 });
    return `${format.format(Number(from))} – ${format.format(Number(to))}`;
  }
  const isOfDays = value.allDay || field.of === 'date';
  const style = isOfDays ? DAYS : { ...MOMENTS, timeZone };
  return dateFormat(locale, style).formatRange(new Date(String(from)), new Date(String(to)));
};

/* A day belongs to no zone: read and written in the same one it cannot move. */
const DAYS = { dateStyle: 'medium', timeZone: 'UTC' } as const;

const MOMENTS = { dateStyle: 'medium', timeStyle: 'short' } as const;
