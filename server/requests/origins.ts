import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { TOTAL_HEADER } from '../../src/model/export/exporting';

/**
 * The origins whose pages may call this gateway from elsewhere: `ALLOWED_ORIGINS`, separated by commas. By default none.
 * @throws when one of them is no origin.
 */
export const originsFrom = ({
  ALLOWED_ORIGINS: given = '',
}: Readonly<Record<string, string | undefined>>): readonly string[] =>
  given
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      if (/^https?:/.test(each) && URL.canParse(each) && new URL(each).origin === each) return each;
      throw new Error(
        `ALLOWED_ORIGINS: "${each}" is no origin: give scheme, host and port alone, such as https://admin.example.com`,
      );
    });

/** Lets pages of these origins read the answers, and asks nothing of anybody else. */
export const allowOrigins = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Run-Id'],
    exposeHeaders: ['Retry-After', 'X-Request-Id', TOTAL_HEADER],
    maxAge: 600,
  });
