import { textOf } from '../values/comparable';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';

/** A field whose value the server counts: `INV-{year}-{0000}` becomes `INV-2026-0042`, from 1 again each year. */
export type Serial = { readonly name: string; readonly pattern: string };

export const serialsIn = (fields: readonly ResolvedField[], kinds: Kinds): Serial[] =>
  fields.flatMap((field) => {
    const pattern = kinds[field.kind].serial?.(field);
    return pattern === undefined ? [] : [{ name: field.name, pattern }];
  });

/** The year (UTC) whose series a record of this moment is numbered in; '' where one series goes on for ever. */
export const yearOf = ({ pattern }: Serial, moment: number | string): string =>
  pattern.includes('{year}') ? String(new Date(moment).getUTCFullYear()) : '';

/** Longer numbers than there are zeros are written whole. */
export const serialText = ({ pattern }: Serial, year: string, count: number): string => {
  const { before, digits, after } = seriesOf(pattern, year);
  return before + String(count).padStart(digits, '0') + after;
};

/** Which number of its year a value is; undefined when it is none of the series. */
export const serialCount = ({ pattern }: Serial, year: string, value: unknown): number | undefined => {
  const { before, after } = seriesOf(pattern, year);
  const text = textOf(value) ?? '';
  const digits = text.slice(before.length, text.length - after.length);
  const isOfSeries = text === before + digits + after && /^[0-9]{1,15}$/.test(digits);
  return isOfSeries ? Number(digits) : undefined;
};

/** What stands around the number of a year, and how many digits it has at least. */
export const seriesOf = (pattern: string, year: string) => {
  const [, before = '', zeros = '', after = ''] = SERIAL.exec(pattern) ?? [];
  const filled = (text: string) => text.replaceAll('{year}', year);
  return { before: filled(before), digits: zeros.length, after: filled(after) };
};

const SERIAL = /^(.*)\{(0+)\}(.*)$/;
