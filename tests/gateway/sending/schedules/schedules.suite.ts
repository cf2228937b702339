import fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { JOBS } from '../../../../server/hooks/jobs';
import type { Row } from '../../../../server/store/store';
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  toDecimal,
} from '../../../../src/model/values/decimal';
import { asking, recordOf } from '../../testGateway';
import type { Place, Sending } from '../places';
import { MORNING, prepareWorld } from '../sendingWorld';
import { openPlaying } from './playingOperator';
import { isPaid, nameFor, rightEnd, schedules, type Schedule } from './schedule';

/* By their numbers they go by a connection that knows ids, or by one that does not. */
const PREFIXES = { main: '+49151', plain: '+49152' };

const FIRST = 1_000_000;

const phoneOf = ({ knowsIds }: Schedule, at: number): string =>
  `${knowsIds ? PREFIXES.main : PREFIXES.plain}${FIRST + at}`;

/** So many messages, each with a schedule of its own, through two gateways that are killed again and again. */
export const describeSchedules = (
  name: string,
  { count, batch, timeout }: Readonly<Record<'count' | 'batch' | 'timeout', number>>,
  openPlace: () => Promise<Place>,
): void => {
  it(
    `O2 ends each of ${count} messages in its one right state, charged once or not at all, whatever an operator answers and tells, while two gateways are killed, on ${name}`,
    { timeout },
    async () => {
      const played = fc.sample(schedules, { numRuns: count });
      const scheduleOf = (to: string): Schedule => {
        const found = played[Number(to.slice(6)) - FIRST];
        if (!found) throw new Error(`there is no message to ${to}`);
        return found;
      };
      const place = await openPlace();
      const { store, patience } = place;
      const operator = await openPlaying(scheduleOf);
      onTestFinished(operator.close);
      const until = (look: () => void | Promise<void>) =>
        vi.waitFor(look, { timeout: patience, interval: 20 });
      const gateways = await openGateways(place, operator, batch);
      const user = await prepareWorld(store);
      await prepare(place, user, played);
      const id = await begin(gateways.url(), user);
      const rowsOf = async (collection: string): Promise<Row[]> =>
        (await store.list(collection, { where: [], sort: [], offset: 0, limit: Infinity })).rows;
      const countsOf = async () => (await store.get('campaigns', id))?.['counts'] as Record<string, number>;

      /* Time passes where nothing is due: on a slow machine no message is over before it was looked at. */
      const passAtRest = async (seconds: number) => {
        const jobs = await rowsOf(JOBS);
        const isAtRest = jobs.every(({ tries, dueAt }) => tries === 0 && String(dueAt) > gateways.now());
        if (isAtRest) await gateways.pass(seconds);
      };
      const pass = (hours: number, isOver: () => Promise<boolean>) =>
        until(async () => {
          await passAtRest(1800);
          expect(gateways.hours() >= hours || (await isOver())).toBe(true);
        });

      /* What the one that sends has under way when it is killed. */
      const atKills = new Set<string>();
      const killAt = async (share: number) => {
        let sending = '';
        await until(async () => {
          await passAtRest(30);
          sending = gateways.names().find(operator.isAsking) ?? '';
          expect(operator.taken.size).toBeGreaterThan(count * share);
          expect(sending).not.toBe('');
        });
        await gateways.kill(sending);
        await until(() => expect(operator.isAsking(sending)).toBe(false));
        for (const { _id, status } of await rowsOf('smsLogs')) if (status === 'sending') atKills.add(_id);
        await gateways.reopen();
      };
      for (const share of [0.1, 0.25, 0.4]) await killAt(share);

      const keys = fc.sample(fc.nat(), { numRuns: count });
      const mixed = <T>(items: readonly T[]): readonly T[] =>
        items
          .map((each, at) => [keys[at % count] ?? 0, each] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, each]) => each);
      /* Another one is killed while receipts come. */
      const tell = async (moments: Parameters<typeof operator.release>[0]) => {
        operator.release(moments, mixed);
        const half = operator.toPost() / 2;
        await until(() => expect(operator.toPost()).toBeLessThanOrEqual(half));
        await gateways.kill(gateways.names()[0] ?? '');
        await gateways.reopen();
        await until(() => expect(operator.toPost()).toBe(0));
      };
      await pass(24, () => Promise.resolve(false));
      await tell(['late']);
      const isOver = async () => {
        const { queued = 0, sent = 0 } = await countsOf();
        return queued + sent === 0;
      };
      await pass(240, isOver);
      await tell(['late', 'last']);
      await pass(gateways.hours() + 49, () => Promise.resolve(false));
      await gateways.end();

      const [messages, campaign] = [await rowsOf('smsLogs'), await store.get('campaigns', id)];
      expect(messages).toHaveLength(count);
      const price = toDecimal(campaign?.['segmentPrice']) ?? '0';
      const wrong = messages.flatMap((row) => {
        const schedule = scheduleOf(String(row['to']));
        const isTaken = operator.taken.has(row._id);
        const isLost = !schedule.knowsIds && operator.lost.has(row._id);
        // What was under way at a kill is handed over again to nobody who would not know it.
        const isCut = !schedule.knowsIds && !isTaken && atKills.has(row._id);
        const state =
          isCut && row['status'] === 'unknown' ? 'unknown' : rightEnd(schedule, { isTaken, isLost });
        const cost = isPaid(state, isTaken) ? multiplyDecimals([price, `${schedule.parts}`]) : '0';
        const isRight =
          row['status'] === state && compareDecimals(toDecimal(row['charge']) ?? '-1', cost) === 0;
        const ended = `${String(row['status'])} at ${String(row['charge'])}`;
        const said = JSON.stringify({ isTaken, isLost, isCut, ...schedule, events: row['events'] });
        return isRight ? [] : [`${row._id} ended ${ended}, not ${state} at ${cost}: ${said}`];
      });
      expect(wrong.slice(0, 5)).toEqual([]);
      const charges = addDecimals(messages.map(({ charge }) => toDecimal(charge) ?? '0'));
      const booked = addDecimals(
        (await rowsOf('balanceEntries')).map(({ amount }) => toDecimal(amount) ?? '0'),
      );
      expect(addDecimals([charges, booked])).toMatch(/^-?0(\.0*)?$/);
      expect(compareDecimals(toDecimal(campaign?.['actualCost']) ?? '0', charges)).toBe(0);
      const { total, ...parts } = await countsOf();
      expect([total, Object.values(parts).reduce((sum, each) => sum + each, 0)]).toEqual([count, count]);
      expect(campaign).toMatchObject({ status: 'completed', reason: null });
      expect(operator.doubled).toEqual([]);
      expect((await rowsOf('strayReceipts')).slice(0, 5)).toEqual([]);
      expect(atKills.size).toBeGreaterThan(0);
    },
  );
};

/* Two that send, or one while the other is opened anew. */
const openGateways = async (
  { open }: Place,
  { envFor, tell }: Awaited<ReturnType<typeof openPlaying>>,
  batch: number,
) => {
  const running = new Map<string, Sending>();
  let [ahead, opened] = [0, 0];
  const openOne = async () => {
    opened += 1;
    const name = `g${opened}`;
    running.set(name, await open({ ...envFor(name), SENDER_BATCH: String(batch) }, ahead));
    tell(Array.from(running.values(), ({ url }) => url));
  };
  const pass = async (seconds: number) => {
    ahead += seconds;
    for (const each of running.values()) await each.pass(seconds);
  };
  await openOne();
  await openOne();
  return {
    url: () => [...running.values()][0]?.url ?? '',
    names: () => [...running.keys()],
    now: () => new Date(Date.parse(MORNING) + ahead * 1000).toISOString(),
    hours: () => ahead / 3600,
    pass,
    kill: async (name: string) => {
      await running.get(name)?.kill();
      running.delete(name);
      tell(Array.from(running.values(), ({ url }) => url));
    },
    reopen: async () => {
      // Who died held the job for a minute.
      await pass(61);
      await openOne();
    },
    end: async () => {
      for (const each of running.values()) await each.kill();
    },
  };
};

/* Two networks with a connection each, and whoever gets a message. */
const prepare = async ({ store }: Place, user: string, played: readonly Schedule[]): Promise<void> => {
  const at = { __v: 0, createdAt: MORNING, updatedAt: MORNING };
  for (const each of ['operators', 'countryRules', 'strayReceipts']) await store.clear(each);
  const network = { ...at, status: 'operational', alphaSender: true, needsRegistration: false };
  await store.insertMany(
    'operators',
    Object.entries(PREFIXES).map(([name, prefix]) => ({
      ...network,
      _id: name,
      name,
      country: 'DE',
      dialPrefixes: [prefix],
      connections: [name],
    })),
  );
  await store.insertMany(
    'contacts',
    played.map((each, nth) => ({
      ...at,
      _id: `c${String(nth).padStart(6, '0')}`,
      fullName: nameFor(each),
      phone: phoneOf(each, nth),
      user,
      groups: ['one'],
      status: 'subscribed',
    })),
  );
};

const begin = async (url: string, user: string): Promise<string> => {
  const { signIn, callerOf } = asking(url);
  const admin = callerOf((await signIn('admin@demo.com', 'admin')).accessToken);
  const draft = { name: 'All', user, senderId: 'sender', message: 'Hello {fullName}', groups: ['one'] };
  const { _id } = recordOf(await admin('POST', '/v1/campaigns', { ...draft, repeat: 'once' }));
  expect((await admin('POST', `/v1/campaigns/${_id}/sendNow`, {})).status).toBe(200);
  return _id;
};
