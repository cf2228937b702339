import { Refusal } from '../refusal';

export { addDecimals, multiplyDecimals, roundDecimal, toDecimal } from '../../src/model/values/decimal';
export type { Decimal } from '../../src/model/values/decimal';
export { withEnding } from '../../src/model/values/ending';
export { countSegments } from '../../src/model/values/segments';
export { zoneName } from '../../src/model/values/timeZone';
export { isRepeat, nextOf } from './wallTime';

/** What a refusal of this status says; undefined of every other error, which is to be thrown on. */
export const refusedText = (error: unknown, status: number): string | undefined =>
  error instanceof Refusal && error.status === status ? error.message : undefined;
