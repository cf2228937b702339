import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { sendMail } from './mail/sendMail';

/** SHA-256 in hexadecimal digits. */
export const sha256 = (given: string | Uint8Array): string =>
  createHash('sha256').update(given).digest('hex');

/** The address at the other end of the connection; '' where there is none, as in Hono's own `app.request`. */
export const remoteAddress = (env: unknown): string =>
  (env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? '';

/** What the server is handed where it runs on Node. */
export const onNode = { digest: sha256, addressOf: remoteAddress, sendMail } as const;
