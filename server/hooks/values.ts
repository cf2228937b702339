import { Refusal } from '../refusal';

export { addDecimals, multiplyDecimals, roundDecimal, toDecimal } from '../../src/model/values/decimal';
export type { Decimal } from '../../src/model/values/decimal';
export { withEnding } from '../../src/model/values/ending';
export { countSegments } from '../../src/model/values/segments';
export { zoneName, zonesOf } from '../../src/model/values/timeZone';
export { isRepeat, nextOf } from './wallTime';
export { quietUntil, type Quiet } from './quietHours';

/**
 * What is wrong with a record that work stumbled over: the sentence of a refusal, or the words of the language where a value
 * is of no kind that the work expects. Undefined of every other error, which says nothing of records.
 */
export const faultIn = (error: unknown): string | undefined =>
  OF_RECORDS.some((kind) => error instanceof kind) ? (error as Error).message : undefined;

const OF_RECORDS = [Refusal, TypeError, RangeError, SyntaxError] as const;

/** What a refusal of this status says; undefined of every other error, which is to be thrown on. */
export const refusedText = (error: unknown, status: number): string | undefined =>
  error instanceof Refusal && error.status === status ? error.message : undefined;
