import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the operator does with a number: `for now` refuses it the first time, `hang up` then takes it without a word. */
export type Doing =
  'deliver' | 'fail' | 'refuse' | 'for now' | 'hang up' | 'late' | 'twice' | 'never' | 'left' | 'left late';

/* Why its receipts say that it was not delivered. */
const REASONS: { readonly [D in Doing]?: string } = { fail: '1', 'left late': 'UNSUBSCRIBED' };

const KEY = 'key of the operator';
const RECEIPT_KEY = 'key of receipts';
const RECEIPT_PATH_KEY = 'key-of-receipts-in-addresses';

type Receipt = { readonly reference: string; readonly state: string; readonly reason?: string };

/** An operator of somebody else, over HTTP: it takes each reference once and posts receipts in lists. */
export const openOperator = async (doingOf: (to: string) => Doing) => {
  /** Each reference as often as it was asked for, and those that were taken, with the number. */
  const asked = new Map<string, number>();
  const accepted = new Map<string, string>();
  const texts = new Map<string, string>();
  const late: Receipt[] = [];
  const post = createPost();
  let underWay = 0;

  const take = ({ reference, recipient, body }: Record<string, string>): [number, object] => {
    const doing = doingOf(recipient ?? '');
    const id = reference ?? '';
    const times = (asked.get(id) ?? 0) + 1;
    asked.set(id, times);
    if (doing === 'left') return [422, { error: { code: 'UNSUBSCRIBED' } }];
    if (doing === 'refuse') return [422, { error: { code: 'NO_SUCH_NUMBER' } }];
    if (doing === 'for now' && times === 1) return [429, { error: { code: 'THROTTLED' } }];
    if (!accepted.has(id)) {
      accepted.set(id, recipient ?? '');
      texts.set(id, body ?? '');
      const state = REASONS[doing] ? { state: 'UNDELIV', reason: REASONS[doing] } : { state: 'DELIVRD' };
      if (doing === 'late') late.push({ reference: id, ...state });
      else if (doing !== 'never') post.add([{ reference: id, ...state }]);
      if (doing === 'twice') late.push({ reference: id, ...state });
    }
    if (doing === 'hang up' && times === 1) return [0, {}];
    return [200, { message: { id: `remote-${id}` } }];
  };

  const server = createServer((request, response) => {
    underWay += 1;
    response.on('close', () => (underWay -= 1));
    void textOf(request).then((text) => {
      const isKnown = request.headers.authorization === `Bearer ${KEY}`;
      const [status, body] = isKnown ? take(JSON.parse(text) as Record<string, string>) : [401, {}];
      if (status === 0) response.destroy();
      else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
  return {
    env: {
      SENDER: 'http',
      SENDER_HTTP: JSON.stringify(describedAt(url)),
      SENDER_KEY: KEY,
      RECEIPT_KEY,
      RECEIPT_PATH_KEY,
    },
    asked,
    accepted,
    texts,
    underWay: () => underWay,
    /** Where receipts go from now on. */
    tell: post.tell,
    /** The receipts that are late, or come a second time, are sent from now on. */
    release: () => post.add(late.splice(0)),
    isQuiet: post.isEmpty,
    close: async () => {
      await post.end();
      server.closeAllConnections();
      server.close();
    },
  };
};

/* Receipts on their way, until somebody takes them, as an operator does. */
const createPost = () => {
  let receipts: readonly Receipt[] = [];
  let receiver = '';
  let isOpen = true;
  const send = (batch: readonly Receipt[]): Promise<boolean> =>
    fetch(`${receiver}/hooks/smsLogs/receipts?key=${RECEIPT_PATH_KEY}`, {
      method: 'POST',
      body: JSON.stringify(batch),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  const run = async () => {
    while (isOpen) {
      const batch = receipts.slice(0, 200);
      const isTaken = batch.length > 0 && receiver !== '' && (await send(batch));
      if (isTaken) receipts = receipts.slice(batch.length);
      await new Promise((resolve) => setTimeout(resolve, isTaken ? 0 : 20));
    }
  };
  const running = run();
  return {
    add: (more: readonly Receipt[]) => {
      receipts = [...receipts, ...more];
    },
    tell: (url: string) => {
      receiver = url;
    },
    isEmpty: () => receipts.length === 0,
    end: () => {
      isOpen = false;
      return running;
    },
  };
};

const describedAt = (url: string) => ({
  url,
  headers: { authorization: 'Bearer {key}' },
  body: { reference: '{id}', sender: '{from}', recipient: '{to}', body: '{text}' },
  id: 'message.id',
  error: 'error.code',
  knowsIds: true,
  codes: { THROTTLED: '50', NO_SUCH_NUMBER: '13', UNSUBSCRIBED: 'optOut' },
  receipt: {
    id: 'reference',
    status: 'state',
    states: { DELIVRD: 'delivered', UNDELIV: 'undelivered' },
    code: 'reason',
  },
});

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};
