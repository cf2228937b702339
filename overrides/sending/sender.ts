import { createHttp, type HttpOperator } from './http';
import type { Operator } from './operator';
import { createSimulated } from './simulated';

/** The environment of every file that sends. */
export const senderSettings = {
  settings: [
    'SENDER',
    'SENDER_SPEED',
    'SENDER_BATCH',
    'SENDER_HTTP',
    'RECEIPT_SIGNATURE_HEADER',
    'RECEIPT_ADDRESSES',
  ],
  secrets: ['SENDER_KEY', 'RECEIPT_KEY', 'RECEIPT_PATH_KEY', 'RECEIPT_SIGNATURE_KEY'],
  defaults: {
    SENDER: 'simulated',
    SENDER_SPEED: '1',
    SENDER_BATCH: '500',
    SENDER_HTTP: '',
    SENDER_KEY: '',
    RECEIPT_KEY: '',
    RECEIPT_PATH_KEY: '',
    RECEIPT_SIGNATURE_HEADER: '',
    RECEIPT_SIGNATURE_KEY: '',
    RECEIPT_ADDRESSES: '',
  },
} as const;

export type SenderEnvironment = {
  readonly setting: (name: string) => string;
  readonly secret: (name: string) => string;
};

/** Whoever sends, as the environment says; undefined where nothing is sent. @throws when it says something else. */
export const senderOf = ({ setting, secret }: SenderEnvironment): Operator | undefined => {
  const sender = setting('SENDER');
  if (sender === 'off') return undefined;
  const batch = Number(setting('SENDER_BATCH')) || 500;
  if (sender === 'simulated') return { ...createSimulated(Number(setting('SENDER_SPEED')) || 1), batch };
  if (sender === 'http') return { ...createHttp(httpOperator(setting), secret('SENDER_KEY')), batch };
  throw new Error(`SENDER is "${sender}". Valid: simulated, http, off.`);
};

/** The operator that SENDER_HTTP describes. @throws when it is no JSON. */
export const httpOperator = (setting: SenderEnvironment['setting']): HttpOperator =>
  JSON.parse(setting('SENDER_HTTP') || '{}') as HttpOperator;

/** The one job that sends: left where something is due, at most one of it waiting. */
export const SEND = { key: 'send', once: true } as const;
