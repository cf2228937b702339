import { describe, expect, it, onTestFinished } from 'vitest';
import { soon } from '../../soon';
import { describedAt, openAnswering, type Answer } from './answeringServer';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

/* Words of the operator: three as failures of ours, and what others, and one status, mean. */
const own = {
  codes: { NO_SUCH_NUMBER: '13', THROTTLED: '50', LEFT: 'optOut' },
  answers: {
    QUEUED: 'taken',
    BUSY: 'later',
    BAD_TEXT: 'refused',
    NO_MONEY: 'connection',
    MAYBE: 'unknown',
    418: 'later',
  },
};

const json = (status: number, body: unknown, headers = {}): Answer => ({ status, body, headers });
const said = (status: number, error?: unknown, headers = {}) =>
  json(status, error === undefined ? {} : { error }, headers);

/* What becomes of a message, at once: its state, what it costs, and what is said of it. 10:00 is the moment it was handed over. */
type Right = Readonly<Record<string, unknown>>;
const is = {
  taken: { status: 'sent', charge: '0.0890' },
  later: { status: 'queued', charge: '0.0000', nextAt: '2030-05-06T10:00:30.000Z' },
  refused: { status: 'rejected', charge: '0.0000', nextAt: null },
  // It is not asked again: the operator does not say that it knows ids.
  unknown: { status: 'sending', charge: '0.0890', nextAt: '2030-05-08T10:00:00.000Z' },
} as const;

const rows: readonly (readonly [name: string, answer: Answer, right: Right])[] = [
  ['200 with an id', json(200, { id: 'a' }), { ...is.taken, remoteId: 'a' }],
  ['201 with a number as id', json(201, { id: 7 }), { ...is.taken, remoteId: '7' }],
  ['202 with an id and no error', json(202, { id: 'a', error: null }), is.taken],
  ['200 with an id and the error 0', json(200, { id: 'a', error: 0 }), is.taken],
  ['200 with a word that means taken', json(200, { error: 'QUEUED' }), is.taken],
  ['409, as it is there', said(409), is.taken],
  ['409 with an unlisted word', said(409, 'DUPLICATE'), is.taken],
  ['425', said(425), is.later],
  ['429', said(429), { ...is.later, errorCode: '50' }],
  ['429 with seconds', said(429, 'SLOW', { 'retry-after': '90' }), nextAt('10:01:30')],
  ['429 with no time at all', said(429, undefined, { 'retry-after': '0' }), nextAt('10:00:01')],
  [
    '429 with a moment',
    said(429, undefined, {
      date: 'Mon, 06 May 2030 08:00:00 GMT',
      'retry-after': 'Mon, 06 May 2030 08:05:00 GMT',
    }),
    nextAt('10:05:00'),
  ],
  ['429 with nonsense', said(429, undefined, { 'retry-after': 'soon' }), is.later],
  ['503 with seconds', said(503, undefined, { 'retry-after': '120' }), nextAt('10:02:00')],
  ['500 with a word that means later', said(500, 'BUSY'), is.later],
  ['200 with a word that means later', said(200, 'BUSY'), is.later],
  ['a status that means later', said(418), is.later],
  ['429 with a listed failure that may pass', said(429, 'THROTTLED'), { ...is.later, errorCode: '50' }],
  ['200 with a listed failure that may pass', said(200, 'THROTTLED'), { ...is.later, errorCode: '50' }],
  ['400', said(400), is.refused],
  ['413', said(413), is.refused],
  ['422', said(422), is.refused],
  ['422 that is no JSON', json(422, '<html>'), is.refused],
  ['422 with an unlisted word', said(422, 'ODD'), is.refused],
  ['422 with a listed failure', said(422, 'NO_SUCH_NUMBER'), { ...is.refused, errorCode: '13' }],
  ['404 with a listed failure', said(404, 'NO_SUCH_NUMBER'), { ...is.refused, errorCode: '13' }],
  ['401 with a listed failure', said(401, 'NO_SUCH_NUMBER'), { ...is.refused, errorCode: '13' }],
  ['500 with a listed failure', said(500, 'NO_SUCH_NUMBER'), { ...is.refused, errorCode: '13' }],
  ['429 with a listed failure', said(429, 'NO_SUCH_NUMBER'), { ...is.refused, errorCode: '13' }],
  ['200 with a listed failure', said(200, 'NO_SUCH_NUMBER'), { ...is.refused, errorCode: '13' }],
  ['200 with an unlisted word', said(200, 'ODD'), is.refused],
  ['200 with an id and an unlisted word', json(200, { id: 'a', error: 'ODD' }), is.refused],
  ['200 with a number as error', said(200, 17), is.refused],
  ['403 with a word that means this message', said(403, 'BAD_TEXT'), is.refused],
  ['200 with who has left', said(200, 'LEFT'), { ...is.refused, errorCode: 'optOut' }],
  ['200 that is empty', json(200, ''), is.unknown],
  ['200 that is no JSON', json(200, '<html>'), is.unknown],
  ['200 without an id', json(200, { ok: true }), is.unknown],
  ['204', { status: 204 }, is.unknown],
  ['408', said(408), is.unknown],
  ['500', said(500), is.unknown],
  ['502', json(502, '<html>'), is.unknown],
  ['503', said(503), is.unknown],
  ['504', said(504), is.unknown],
  ['500 with an unlisted word', said(500, 'ODD'), is.unknown],
  ['400 with a word that leaves it open', said(400, 'MAYBE'), is.unknown],
  ['no answer', 'hang', is.unknown],
  ['a connection that is cut', 'cut', is.unknown],
  ['half an answer', 'half', is.unknown],
];

function nextAt(time: string): Right {
  return { ...is.later, nextAt: `2030-05-06T${time}.000Z` };
}

/* What is wrong with the connection: no message is to blame. */
const faults: readonly (readonly [name: string, answer: Answer, said: string])[] = [
  ['301', said(301, undefined, { location: '/elsewhere' }), '301'],
  ['302', said(302, undefined, { location: '/elsewhere' }), '302'],
  ['307', said(307, undefined, { location: '/elsewhere' }), '307'],
  ['308', said(308, undefined, { location: '/elsewhere' }), '308'],
  ['401', said(401), '401'],
  ['401 with an unlisted word', said(401, 'KEY_EXPIRED'), '401 KEY_EXPIRED'],
  ['402', said(402), '402'],
  ['403', said(403, 'ACCOUNT_SUSPENDED'), '403 ACCOUNT_SUSPENDED'],
  ['404', json(404, '<html>'), '404'],
  ['405', said(405), '405'],
  ['410', said(410), '410'],
  ['415', said(415), '415'],
  ['200 with a word that means the connection', said(200, 'NO_MONEY'), '200 NO_MONEY'],
  ['422 with a word that means the connection', said(422, 'NO_MONEY'), '422 NO_MONEY'],
];

const worldWith = async (answers: readonly Answer[], more: object = {}) => {
  const operator = await openAnswering(({ to }) => answers[Number(to.slice(-3))] ?? 'cut');
  onTestFinished(operator.close);
  const described = describedAt(operator.url, { ...own, patience: 3, ...more });
  const world = await open({ env: { SENDER: 'http', SENDER_HTTP: JSON.stringify(described) } });
  for (const { _id } of await world.all('operators'))
    await world.store.update('operators', _id, { patch: { throughput: null } });
  return { operator, world };
};

const phoneOf = (at: number): string => `+49151123${String(at).padStart(4, '0')}`;

describe('W7 what an operator answers', () => {
  it.each(rows.map(([name], at) => [name, at] as const))('to a message: %s', async (_, at) => {
    const { byPhone, timesOf } = await allAnswered();
    expect(byPhone.get(phoneOf(at))).toMatchObject(rows[at]?.[2] ?? {});
    expect(timesOf(phoneOf(at))).toBe(1);
  });

  it('leaves as much in the ledger as its messages are charged', async () => {
    const { charged, booked, entries } = await allAnswered();
    expect(`-${charged}`).toBe(booked);
    expect(entries).toBeGreaterThan(0);
  });

  it.each(faults)('about the connection: %s', async (_, answer, reason) => {
    const { world, operator } = await worldWith([answer]);
    const message = { from: 'ACME', text: 'Hello', status: 'queued', to: phoneOf(0), user: world.user };
    await world.put('smsLogs', [{ ...message, _id: 'one' }]);
    await world.begin();
    await soon(async () => {
      const row = await world.store.get('smsLogs', 'one');
      expect(row).toMatchObject({ status: 'queued', charge: '0.0000' });
      expect(row?.['events']).toContainEqual(expect.objectContaining({ status: 'queued', note: reason }));
    });
    expect(operator.asked.map(({ path }) => path)).toEqual(['/messages']);
    expect(world.sum(await world.all('balanceEntries'), 'amount')).toBe('0.0000');
  });
});

let answered: ReturnType<typeof answerAll> | undefined;

/* One round for all of them, which each test looks into. */
const allAnswered = () => (answered ??= answerAll());

const answerAll = async () => {
  // All of them together: some have the connection rest.
  const more = { atOnce: 2 * rows.length };
  const { world, operator } = await worldWith(
    rows.map(([, answer]) => answer),
    more,
  );
  await world.put(
    'smsLogs',
    rows.map((_, at) => ({
      _id: `m${at}`,
      messageId: `m${at}`,
      from: 'ACME',
      text: 'Hello',
      status: 'queued',
      to: phoneOf(at),
      user: world.user,
    })),
  );
  await world.begin();
  await soon(async () => {
    const found = await world.all('smsLogs');
    expect(found.filter(({ status, tries }) => status === 'queued' && !tries)).toEqual([]);
    expect(found.filter(({ status, tries }) => status === 'sending' && !tries)).toEqual([]);
  });
  const messages = await world.all('smsLogs');
  const entries = await world.all('balanceEntries');
  return {
    byPhone: new Map(messages.map((row) => [String(row['to']), row])),
    timesOf: operator.timesOf,
    charged: world.sum(messages, 'charge'),
    booked: world.sum(entries, 'amount'),
    entries: entries.length,
  };
};
