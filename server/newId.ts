import { randomBytes } from 'node:crypto';

/** 24 hex digits, ordered by time: eight of seconds, sixteen of chance. */
export const newId = (now: number): string =>
  Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0') + randomBytes(8).toString('hex');
