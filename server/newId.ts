import { hexOf, randomBytes } from './bytes';

/** 24 hex digits, ordered by time: eight of seconds, sixteen of chance. */
export const newId = (now: number): string =>
  Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0') + hexOf(randomBytes(8));
