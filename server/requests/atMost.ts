import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { refuse } from '../refusal';

/** Refuses what is sent with more bytes than these. */
export const atMost = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw refuse(413, 'tooLarge', { args: { most: maxSize } });
    },
  });
