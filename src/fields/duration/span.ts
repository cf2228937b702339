import { numberFormat } from '../reading/formats';

export const units = ['hour', 'minute', 'second'] as const;

export type Unit = (typeof units)[number];

export const secondsOf: { readonly [U in Unit]: number } = { hour: 3600, minute: 60, second: 1 };

/**
 * The seconds that a text says, such as `1:30`, `1:30:00`, `90 min`, `1h 30` or `1,5 Std.`; undefined where it says none. A
 * number alone counts what the field counts; of two parts with a colon the second is what is smaller, but never below seconds.
 */
export const readSpan = (text: string, alone: Unit): number | undefined => {
  const written = text.trim().toLowerCase();
  const [, ...clock] = CLOCK.exec(written) ?? [];
  const [first, second, third] = clock.map((part) => Number(part ?? 0));
  if (first !== undefined && second !== undefined && third !== undefined)
    return clock[2] === undefined && alone === 'second'
      ? first * 60 + second
      : first * 3600 + second * 60 + third;
  return wordsIn(written, alone);
};

/** `1:30:00`, the same in every language. */
export const clockText = (seconds: number): string => {
  if (seconds < 0) return `-${clockText(-seconds)}`;
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
};

/** As the language writes it: `1 hr 30 min`, `1 Std. 30 Min.`. */
export const formatSpan = (seconds: number, none: Unit, locale: string): string => {
  if (seconds < 0) return `-${formatSpan(-seconds, none, locale)}`;
  let left = Math.round(seconds);
  const parts = units.flatMap((unit) => {
    const count = Math.floor(left / secondsOf[unit]);
    left -= count * secondsOf[unit];
    return count === 0 ? [] : [counted(count, unit, locale)];
  });
  return parts.length === 0 ? counted(0, none, locale) : parts.join(' ');
};

const counted = (count: number, unit: Unit, locale: string): string =>
  numberFormat(locale, { style: 'unit', unit, useGrouping: false }).format(count);

const CLOCK = /^(\d{1,6}):([0-5]\d)(?::([0-5]\d))?$/;

/* A number behind a word counts what is next below: of `1h 30` the minutes. */
const wordsIn = (text: string, alone: Unit): number | undefined => {
  let next: Unit | undefined = alone;
  let sum = 0;
  const rest = text.replaceAll(PART, (_, number: string, word: string) => {
    const unit: Unit | undefined = word === '' ? next : units.find((each) => WORDS[each].test(word));
    sum += Number(number.replace(',', '.')) * (unit === undefined ? Number.NaN : secondsOf[unit]);
    next = unit && units[units.indexOf(unit) + 1];
    return '';
  });
  return text !== '' && rest === '' && Number.isInteger(sum) ? sum : undefined;
};

const PART = /(\d{1,9}(?:[.,]\d{1,4})?)\s*([a-z]*)\.?\s*/g;

/* In the four languages, whole and short. */
const WORDS: { readonly [U in Unit]: RegExp } = {
  hour: /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?)$/,
  minute: /^(?:m|mins?|minutes?|minuten?|minutos?)$/,
  second: /^(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?)$/,
};
