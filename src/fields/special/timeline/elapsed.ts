import { numberFormat } from '../../reading/formats';

/** A span of time in words, to its two largest units: `3 sec`, `1 min 5 sec`, `2 days 3 hr`. */
export const elapsedText = (milliseconds: number, locale: string): string => {
  const largest = units.findIndex(([, length]) => milliseconds >= length);
  const [unit, length] = units[largest] ?? SHORTEST;
  if (length <= SECOND) {
    const step = milliseconds < 10 * SECOND ? SECOND / 10 : SECOND;
    const full = length === SECOND ? Math.floor(milliseconds / step) * step : milliseconds;
    return amount(full / length, unit, locale);
  }
  const [smaller, smallerLength] = units[largest + 1] ?? SHORTEST;
  const rest = Math.floor((milliseconds % length) / smallerLength);
  const whole = amount(Math.floor(milliseconds / length), unit, locale);
  return rest === 0 ? whole : `${whole} ${amount(rest, smaller, locale)}`;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const SHORTEST = ['millisecond', 1] as const;

const units = [['day', 24 * HOUR], ['hour', HOUR], ['minute', MINUTE], ['second', SECOND], SHORTEST] as const;

const amount = (value: number, unit: string, locale: string): string =>
  numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(value);
