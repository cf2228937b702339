import { RegExpParser } from '@eslint-community/regexpp';
import { isEndless } from '../../src/model/patterns/endlessPart';
import { Refusal } from '../refusal';

export { addDecimals, multiplyDecimals, roundDecimal, toDecimal } from '../../src/model/values/decimal';
export type { Decimal } from '../../src/model/values/decimal';
export { mergedText } from '../../src/model/values/mergedText';
export { countSegments } from '../../src/model/values/segments';

/** A pattern that cannot be read, or that some text would keep busy for ever. */
export const isEndlessPattern = (pattern: string): boolean => {
  try {
    return isEndless(parser.parsePattern(pattern, 0, pattern.length, { unicode: true }));
  } catch {
    return true;
  }
};

const parser = new RegExpParser({ ecmaVersion: 2024 });

/** What a refusal of this status says; undefined of every other error, which is to be thrown on. */
export const refusedText = (error: unknown, status: number): string | undefined =>
  error instanceof Refusal && error.status === status ? error.message : undefined;
