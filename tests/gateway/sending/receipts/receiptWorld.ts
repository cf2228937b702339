import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Row } from '../../../../server/store/store';
import { openWorld } from '../sendingWorld';

export const KEY = 'key-of-receipts-in-addresses';

/** A receipt as an operator of the tests writes it. */
export type Posted = Readonly<Record<string, string | number>>;

export type Form = 'json' | 'list' | 'form' | 'query';

const description = {
  url: 'http://127.0.0.1:9/',
  receipt: {
    list: 'receipts',
    id: 'reference',
    remoteId: 'message.id',
    status: 'state',
    states: {
      ACCEPTD: 'underWay',
      BUFFERED: 'underWay',
      DELIVRD: 'delivered',
      UNDELIV: 'undelivered',
      EXPIRED: 'expired',
      REJECTD: 'rejected',
    },
    code: 'reason',
    part: 'part',
    parts: 'of',
    time: 'done',
    timeFormat: 'YYMMDDhhmm',
  },
};

/** The product with an operator of which only receipts are heard. */
export const openReceipts = async (
  options: Parameters<typeof openWorld>[0] = {},
  store?: Parameters<typeof openWorld>[1],
  sender: object = {},
) => {
  const env = {
    SENDER: 'off',
    SENDER_HTTP: JSON.stringify({ ...description, ...sender }),
    RECEIPT_PATH_KEY: KEY,
    ...options.env,
  };
  const world = await openWorld({ ...options, env }, store);
  const call = async (query: Posted, init: RequestInit): Promise<number> => {
    const params = new URLSearchParams({ key: KEY, ...(query as Record<string, string>) });
    return (await fetch(`${world.url}/hooks/smsLogs/receipts?${params.toString()}`, init)).status;
  };
  /** Posts receipts in one of the forms of operators; of those that take one at a time, one after the other. */
  const post = async (receipts: readonly Posted[], form: Form = 'list'): Promise<readonly number[]> => {
    const asJson = (body: unknown) => call({}, { method: 'POST', body: JSON.stringify(body) });
    if (form === 'list') return [await asJson({ receipts: receipts.map(nested) })];
    const statuses: number[] = [];
    for (const each of receipts) {
      const fields = new URLSearchParams(each as Record<string, string>);
      if (form === 'json') statuses.push(await asJson({ receipts: nested(each) }));
      else if (form === 'form') statuses.push(await call({}, { method: 'POST', body: fields }));
      else statuses.push(await call(each, {}));
    }
    return statuses;
  };
  return {
    ...world,
    post,
    /** Messages that were handed over, and charged. */
    handed: (rows: readonly Record<string, unknown>[]) =>
      world.put(
        'smsLogs',
        rows.map((row) => ({
          from: 'ACME',
          to: '+491511231111',
          text: 'Hello',
          status: 'sent',
          user: world.user,
          sentAt: world.clock.iso(),
          validUntil: new Date(world.clock.now() + 48 * 3_600_000).toISOString(),
          segments: 1,
          price: '0.0890',
          charge: '0.0890',
          events: [{ at: world.clock.iso(), status: 'sent', source: 'operator' }],
          ...row,
        })),
      ),
    /** What became of a message, without what tells when. */
    ended: async (id: string) => endOf(await world.store.get('smsLogs', id)),
  };
};

export type ReceiptWorld = Awaited<ReturnType<typeof openReceipts>>;

export const endOf = (row: Row | undefined) =>
  [row?.['status'], row?.['errorCode'] ?? null, Number(row?.['charge'])] as const;

/* In JSON the operator’s id stands inside of another object; forms have it as one name. */
const nested = ({ 'message.id': id, ...rest }: Posted) => ({
  ...rest,
  ...(id !== undefined && { message: { id } }),
});

/** An operator that tells what became of a message, by our id of it, before it answers with its own. */
export const openTelling = async (early: (id: string) => readonly (readonly [Form, Posted])[]) => {
  const server = createServer((request, response) => {
    const id = new URL(request.url ?? '/', 'http://operator').searchParams.get('id') ?? '';
    void (async () => {
      for (const [form, receipt] of early(id)) await world.post([receipt], form);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: { id: `r-${id}` } }));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/?id={id}`;
  const world = await openReceipts({ env: { SENDER: 'http' } }, undefined, { url, id: 'message.id' });
  const stop = async () => {
    await world.stop();
    server.closeAllConnections();
    server.close();
  };
  return { world, stop };
};
