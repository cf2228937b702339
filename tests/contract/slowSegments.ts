import type { Segments } from '../../src/model/values/segments';

/**
 * Counts a message the long way round, as a phone would have to: writes the units out, cuts them at the size of a
 * part, and moves a cut back while it falls inside a pair. Shares nothing with the counter it judges.
 */
export const slowSegments = (text: string): Segments => {
  const message = text.split('\n').map(withoutReturns).join('\n');
  const septets = septetsOf(message);
  const units = septets ?? unitsOf(message);
  const parts = septets ? cut(units, [160, 153], isEscaped) : cut(units, [70, 67], isSurrogatePair);
  const roomInLast = parts.length > 1 ? (septets ? 153 : 67) : septets ? 160 : 70;
  return {
    encoding: septets ? 'GSM-7' : 'UCS-2',
    characters: Array.from(message).length,
    units: units.length,
    segments: parts.length,
    left: roomInLast - (parts.at(-1)?.length ?? 0),
    forcing: Array.from(message).filter((each, at, all) => !encode(each) && all.indexOf(each) === at),
  };
};

const withoutReturns = (line: string, at: number, lines: readonly string[]): string => {
  let end = line.length;
  while (at < lines.length - 1 && line[end - 1] === '\r') end -= 1;
  return line.slice(0, end);
};

const ESCAPE = 0x1b;

/* 3GPP TS 23.038, clause 6.2.1, sixteen codes a row; the escape has no character of its own */
const TABLE: readonly (string | undefined)[] = [
  ...'@£$¥èéùìòÇ\nØø\rÅå',
  ...'Δ_ΦΓΛΩΠΨΣΘΞ',
  undefined,
  ...'ÆæßÉ',
  ...' !"#¤%&\'()*+,-./',
  ...'0123456789:;<=>?',
  ...'¡ABCDEFGHIJKLMNO',
  ...'PQRSTUVWXYZÄÖÑÜ§',
  ...'¿abcdefghijklmno',
  ...'pqrstuvwxyzäöñüà',
];

/* clause 6.2.1.1 */
const EXTENSION: Readonly<Record<string, number>> = {
  '\f': 0x0a,
  '^': 0x14,
  '{': 0x28,
  '}': 0x29,
  '\\': 0x2f,
  '[': 0x3c,
  '~': 0x3d,
  ']': 0x3e,
  '|': 0x40,
  '€': 0x65,
};

const encode = (character: string): number[] | undefined => {
  const code = TABLE.indexOf(character);
  if (code >= 0) return [code];
  const escaped = Object.hasOwn(EXTENSION, character) ? EXTENSION[character] : undefined;
  return escaped === undefined ? undefined : [ESCAPE, escaped];
};

const septetsOf = (message: string): number[] | undefined => {
  const codes = Array.from(message, encode);
  return codes.some((each) => !each) ? undefined : codes.flatMap((each) => each ?? []);
};

const unitsOf = (message: string): number[] => Array.from(message.split(''), (unit) => unit.charCodeAt(0));

const isEscaped = (before: number): boolean => before === ESCAPE;

const isSurrogatePair = (before: number, after: number): boolean =>
  before >= 0xd800 && before <= 0xdbff && after >= 0xdc00 && after <= 0xdfff;

type Pair = (before: number, after: number) => boolean;

const cut = (
  units: readonly number[],
  [alone, part]: readonly [number, number],
  isPair: Pair,
): number[][] => {
  if (units.length <= alone) return units.length === 0 ? [] : [[...units]];
  const parts: number[][] = [];
  let start = 0;
  while (start < units.length) {
    let end = Math.min(start + part, units.length);
    while (end < units.length && isPair(units[end - 1] ?? 0, units[end] ?? 0)) end -= 1;
    parts.push(units.slice(start, end));
    start = end;
  }
  return parts;
};
