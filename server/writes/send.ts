import type { Context } from 'hono';
import { REPLAYED_HEADER } from './idempotencyKey';
import type { Told } from './storedResponses';

/** Sends what a write is answered with, the first time and again. */
export const send = (c: Context, { status, text, isReplayed }: Told): Response =>
  c.body(text, status, {
    'Content-Type': 'application/json',
    ...(isReplayed && { [REPLAYED_HEADER]: 'true' }),
  });
