import { setTimeout as delay } from 'node:timers/promises';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import { MOST_ROWS } from '../../src/model/import/importing';
import { copyOf, dropDatabase, onServer } from './databases';
import { startGateway, type Measured } from './gateway';

/** What a piece of work took, of gateway and PostgreSQL together. */
type Taken = {
  /** Processor time. */
  readonly seconds: number;
  /** By the clock: tells something where nothing else runs. */
  readonly wall: number;
  /** The most that the gateway held above what it held before. */
  readonly megabytes: number;
  readonly idle: number;
};

const OFTEN_MS = 100;

const taken = async (gateway: Measured, work: () => Promise<void>): Promise<Taken> => {
  const idle = await gateway.memory();
  const before = await gateway.cpu();
  const began = Date.now();
  let [most, isOver] = [idle, false];
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await gateway.memory());
      // A connection that ends takes its processor time with it; it is asked often enough.
      await gateway.cpu();
      await delay(OFTEN_MS);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  const after = await gateway.cpu();
  const seconds = (after.gateway + after.postgres - before.gateway - before.postgres) / 1000;
  return { seconds, wall: (Date.now() - began) / 1000, megabytes: most - idle, idle };
};

/** A file of all messages, taken as fast as it comes; in a gateway that has done nothing before, not even its first look. */
export const exportAll = async (address: string): Promise<Taken & { readonly rows: number }> => {
  const first = await startGateway(address);
  await kept(first, address).finally(first.stop);
  const gateway = await startGateway(address);
  try {
    await kept(gateway, address);
    let rows = 0;
    const measured = await taken(gateway, async () => {
      const answer = await post(gateway, '/api/exports/smsLogs', { body: { timeZone: 'Europe/Berlin' } });
      if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}.`);
      for await (const chunk of answer.body) rows += newlinesIn(chunk);
    });
    return { ...measured, rows: rows - 1 };
  } finally {
    await gateway.stop();
  }
};

const newlinesIn = (bytes: Uint8Array): number => {
  let count = 0;
  for (const byte of bytes) if (byte === NEWLINE) count += 1;
  return count;
};

const NEWLINE = 10;

/**
 * An import of contacts into a copy of a database: left in the middle of a request half way, whose answer is lost, and
 * gone on with. @throws when it has not made each contact once.
 */
export const importContacts = async (server: string, from: string, count: number): Promise<Taken> => {
  const address = await copyOf(server, from, 'scale_import');
  const gateway = await startGateway(address);
  try {
    await kept(gateway, address);
    const user = (await gateway.provider.getList('users', anyone)).data[0]?.id;
    const [file, left] = [newKey(), Math.ceil(count / MOST_ROWS / 2) * MOST_ROWS];
    const send = async (start: number, key: string, signal?: AbortSignal) => {
      const rows = Array.from({ length: Math.min(MOST_ROWS, count - start) }, (_, at) =>
        contactOf(start + at, user),
      );
      const body = { import: file, file: 'contacts.csv', rows };
      const answer = await post(gateway, '/api/imports/contacts', { body, key, signal });
      const { results = [] } = (await answer.json()) as { results?: readonly { success: boolean }[] };
      if (results.length !== rows.length || !results.every(({ success }) => success))
        throw new Error(`The import answered ${answer.status}: ${JSON.stringify(results).slice(0, 300)}`);
    };
    const measured = await taken(gateway, async () => {
      for (let start = 0; start < count; start += MOST_ROWS) {
        const key = newKey();
        if (start === left) await send(start, key, AbortSignal.timeout(LEFT_MS)).catch(() => undefined);
        await send(start, key);
      }
    });
    const [made] = await onServer(
      address,
      `select count(*)::int as count, count(distinct data ->> 'phone')::int as phones,
         (select (data ->> 'made')::int from gateway.records where collection = 'imports' and id = $1) as told
       from gateway.records where collection = 'contacts' and data ->> 'company' = $2`,
      [file, COMPANY],
    );
    const told = JSON.stringify(made);
    if (told !== JSON.stringify({ count, phones: count, told: count }))
      throw new Error(`Of ${count} contacts the import made ${told}`);
    return measured;
  } finally {
    await gateway.stop();
    await dropDatabase(server, address);
  }
};

const LEFT_MS = 30;
const COMPANY = 'Imported once';

const anyone = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {},
} as const;

const contactOf = (index: number, user: unknown) => ({
  values: {
    phone: `+49151${String(10_000_000 + index * 97)}`,
    fullName: `Person ${index}`,
    email: `person${index}@example.com`,
    user,
    company: COMPANY,
    tags: ['vip'],
    language: 'de',
  },
});

type Sending = { readonly body: object; readonly key?: string; readonly signal?: AbortSignal | undefined };

const post = ({ url, token }: Measured, path: string, { body, key, signal }: Sending) =>
  fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: token,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

const LONGEST_MS = 900_000;
const LOOK_EVERY = 1000;

/** Waits until the numbers of dashboards are kept, and nothing else is under way beside requests. */
export const kept = async ({ cpu }: Pick<Measured, 'cpu'>, address: string): Promise<void> => {
  const end = Date.now() + LONGEST_MS;
  let before = await cpu();
  while (Date.now() < end) {
    await delay(LOOK_EVERY);
    const now = await cpu();
    const isQuiet = now.gateway + now.postgres - before.gateway - before.postgres < LOOK_EVERY / 20;
    before = now;
    if (isQuiet && (await isKept(address))) return;
  }
  throw new Error(`The numbers of dashboards were not complete after ${LONGEST_MS} ms.`);
};

const isKept = async (address: string): Promise<boolean> => {
  const [row] = await onServer(address, `select to_regclass('gateway.rollup_cubes') is not null as there`);
  if (row?.['there'] !== true) return false;
  const [found] = await onServer(address, 'select bool_and(complete) as complete from gateway.rollup_cubes');
  return found?.['complete'] === true;
};
