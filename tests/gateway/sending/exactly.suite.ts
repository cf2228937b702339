import { expect, it, onTestFinished, vi } from 'vitest';
import type { Row } from '../../../server/store/store';
import { addDecimals, compareDecimals, multiplyDecimals, toDecimal } from '../../../src/model/values/decimal';
import { asking, recordOf } from '../testGateway';
import { openOperator, type Doing } from './operatorServer';
import type { Place, Sending } from './places';
import { prepareWorld } from './sendingWorld';

/* What the operator does follows from the last two digits of a number. */
const doings: readonly (readonly [from: number, doing: Doing])[] = [
  [98, 'never'],
  [95, 'twice'],
  [92, 'late'],
  [89, 'for now'],
  [86, 'refuse'],
  [82, 'fail'],
  [0, 'deliver'],
];

const doingOf = (phone: string): Doing => {
  const last = Number(phone.slice(-2));
  return doings.find(([from]) => last >= from)?.[1] ?? 'deliver';
};

const phoneOf = (at: number): string => `+49151${String(1_000_000 + at)}`;

const hasLeft = (at: number): boolean => at % 50 === 7;

const FINAL: Readonly<Record<Doing, string>> = {
  deliver: 'delivered',
  twice: 'delivered',
  late: 'delivered',
  'for now': 'delivered',
  fail: 'undelivered',
  refuse: 'rejected',
  left: 'rejected',
  'left late': 'undelivered',
  never: 'unknown',
  'hang up': 'delivered',
};

/** One campaign of so many through faults of the operator, two kills and a pause: nothing is lost, doubled or miscounted. */
export const describeExactly = (
  name: string,
  { count, batch, timeout }: { readonly count: number; readonly batch: number; readonly timeout: number },
  openPlace: () => Promise<Place>,
): void => {
  it(
    `8.7 sends a campaign of ${count} exactly once through two kills and a pause, on ${name}`,
    { timeout },
    async () => {
      const { store, open, patience } = await openPlace();
      const operator = await openOperator(doingOf);
      onTestFinished(() => operator.close());
      const until = (check: () => void | Promise<void>) =>
        vi.waitFor(check, { timeout: patience, interval: 50 });
      let ahead = 0;
      let running: Sending;
      const begin = async () => {
        running = await open({ ...operator.env, SENDER_BATCH: String(batch) }, ahead);
        operator.tell(running.url);
      };
      const pass = async (seconds: number) => {
        ahead += seconds;
        await running.pass(seconds);
      };
      const call = async (method: string, path: string, body?: unknown) => {
        const { signIn, callerOf } = asking(running.url);
        return callerOf((await signIn('admin@demo.com', 'admin')).accessToken)(method, path, body);
      };
      const where = (status: string) => [{ path: 'status', op: 'eq', value: status } as const];
      const rowsOf = async (collection: string, conditions: ReturnType<typeof where> = []): Promise<Row[]> =>
        (await store.list(collection, { where: conditions, sort: [], offset: 0, limit: Infinity })).rows;
      const atKills = new Set<string>();
      const killAt = async (share: number) => {
        await until(() => expect(operator.accepted.size).toBeGreaterThan(count * share));
        await running.kill();
        await until(() => expect(operator.underWay()).toBe(0));
        for (const { _id } of await rowsOf('smsLogs', where('sending'))) atKills.add(_id);
        // Who died held the job for a minute.
        ahead += 61;
        await begin();
      };

      await begin();
      const user = await prepareWorld(store);
      for (const { _id } of await rowsOf('operators'))
        await store.update('operators', _id, { patch: { throughput: null } });
      const contacts = Array.from({ length: count }, (_, at) => ({
        _id: `c${String(at).padStart(6, '0')}`,
        __v: 0,
        createdAt: '2030-01-01T00:00:00.000Z',
        updatedAt: '2030-01-01T00:00:00.000Z',
        fullName: `Person ${at}`,
        phone: phoneOf(at),
        user,
        groups: at % 3 === 0 ? ['one', 'two'] : ['one'],
        status: hasLeft(at) ? 'unsubscribed' : 'subscribed',
      }));
      await store.insertMany('contacts', contacts);
      const draft = { name: 'All', user, senderId: 'sender', message: 'Hello {fullName}', repeat: 'once' };
      const made = recordOf(
        await call('POST', '/v1/campaigns', {
          ...draft,
          groups: ['one', 'two'],
          excludedGroups: [],
          validity: 72,
        }),
      );
      const id = made._id;
      const began = Date.now();
      expect((await call('POST', `/v1/campaigns/${id}/sendNow`, {})).status).toBe(200);
      const countsOf = async () => (await store.get('campaigns', id))?.['counts'] as Record<string, number>;

      await killAt(0.2);
      // What a process left when it died is taken again while its campaign runs: in a pause it would wait for its end.
      await until(async () => {
        const left = await rowsOf('smsLogs', where('sending'));
        expect(left.filter(({ _id }) => atKills.has(_id))).toEqual([]);
      });
      await until(() => expect(operator.accepted.size).toBeGreaterThan(count * 0.4));
      expect((await call('POST', `/v1/campaigns/${id}/pause`, {})).status).toBe(200);
      await until(async () => expect(await store.count('smsLogs', where('sending'))).toBe(0));
      const handed = operator.asked.size;
      await pass(20);
      await until(() => expect(operator.isQuiet()).toBe(true));
      expect([operator.asked.size, (await store.get('campaigns', id))?.['status']]).toEqual([
        handed,
        'paused',
      ]);
      expect((await call('POST', `/v1/campaigns/${id}/resume`, {})).status).toBe(200);
      await killAt(0.6);
      // Time stands still until all have been handed over once: only then is it about what was refused for now.
      const isNew = { path: 'tries', op: 'eq', value: 0, order: 'number' } as const;
      await until(async () => {
        const left = [where('queued'), where('sending')].map((each) =>
          store.count('smsLogs', [...each, isNew]),
        );
        expect([await Promise.all(left), (await store.get('campaigns', id))?.['preparing']]).toEqual([
          [0, 0],
          null,
        ]);
      });
      const seconds = (Date.now() - began) / 1000;
      await until(async () => {
        await pass(31);
        expect(await countsOf()).toMatchObject({ queued: 0 });
      });
      operator.release();
      await until(async () => expect([operator.isQuiet(), operator.underWay()]).toEqual([true, 0]));
      await pass(72 * 3600);
      await until(async () => {
        await pass(31);
        expect(await countsOf()).toMatchObject({ sent: 0 });
      });
      await running!.kill();
      process.stdout.write(`${count} messages on ${name}: ${Math.round(count / seconds)} a second\n`);

      const [messages, campaign] = [await rowsOf('smsLogs'), await store.get('campaigns', id)];
      const segmentPrice = toDecimal(campaign?.['segmentPrice']) ?? '0';
      const optedOut = Array.from({ length: count }, (_, at) => at).filter(hasLeft).length;
      expect(messages).toHaveLength(count - optedOut);
      expect(new Set(messages.map(({ to }) => to)).size).toBe(count - optedOut);
      const wrong = messages.filter((row) => {
        const doing = doingOf(String(row['to']));
        const accepted = operator.accepted.has(String(row['messageId']));
        const [status, isTaken] = [FINAL[doing], doing !== 'refuse'];
        const charge = isTaken
          ? multiplyDecimals([segmentPrice, String(row['segments']) as `${number}`])
          : '0';
        const isCharged = compareDecimals(toDecimal(row['charge']) ?? '0', charge) === 0;
        return row['status'] !== status || accepted !== isTaken || !isCharged;
      });
      expect(wrong).toEqual([]);
      const charges = addDecimals(messages.map(({ charge }) => toDecimal(charge) ?? '0'));
      const booked = addDecimals(
        (await rowsOf('balanceEntries')).map(({ amount }) => toDecimal(amount) ?? '0'),
      );
      expect(compareDecimals(addDecimals([charges, booked]), '0')).toBe(0);
      expect(compareDecimals(toDecimal(campaign?.['actualCost']) ?? '0', charges)).toBe(0);
      const counts = await countsOf();
      const { total, ...parts } = counts;
      expect([total, Object.values(parts).reduce((sum, each) => sum + each, 0)]).toEqual([
        count - optedOut,
        count,
      ]);
      expect(counts).toMatchObject({ queued: 0, sent: 0, optedOut, cancelled: 0 });
      expect(campaign).toMatchObject({ status: 'completed' });
      // Each id was taken once; what was asked for twice was refused the first time, or was under way at a kill.
      expect(operator.accepted.size).toBe(messages.filter(({ charge }) => Number(charge) > 0).length);
      const again = [...operator.asked].filter(([, times]) => times > 1).map(([reference]) => reference);
      const repeated = again.filter((reference) => doingOf(`+${reference.split('-')[1]}`) !== 'for now');
      expect(repeated.filter((reference) => !atKills.has(reference))).toEqual([]);
      expect(atKills.size).toBeGreaterThan(0);
    },
  );
};
