import { expect, it, onTestFinished, vi } from 'vitest';
import { describedAt, openAnswering, type Answer } from './answeringServer';
import { worldsOfTests } from './worlds';

/* What it answers a message each time, before it takes or refuses it; some of these have taken it without a word. */
const BEFORE = [
  '429',
  '503',
  '500',
  'cut',
  '200 BUSY',
  '500 taken',
  'cut taken',
  'half taken',
  '401',
] as const;
const END = ['taken', 'taken', 'taken', '409', '422', '200 ODD', '404 NO_SUCH_NUMBER'] as const;
const RECEIPTS = ['YES', 'YES', 'NO', undefined] as const;

type Step = (typeof BEFORE)[number] | (typeof END)[number];

const REFUSED: readonly Step[] = ['422', '200 ODD', '404 NO_SUCH_NUMBER'];

/* Mulberry32: the same numbers for the same seed. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const scheduleOf = (random: (below: number) => number) => {
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
  const before = Array.from({ length: random(4) }, () => pick(BEFORE)).filter(
    // A fault pauses the connection for all: a few are enough.
    (step) => step !== '401' || random(4) === 0,
  );
  return { steps: [...before, pick(END)] as readonly Step[], receipt: pick(RECEIPTS) };
};

const answerOf = (step: Step, id: string): Answer => {
  if (step === 'cut' || step === 'cut taken') return 'cut';
  if (step === 'half taken') return 'half';
  if (step === 'taken') return { status: 200, body: { id: `remote-${id}` } };
  const [status, error] = step.replace(' taken', '').split(' ');
  const headers = status === '503' ? { 'retry-after': '120' } : undefined;
  return { status: Number(status), ...(error && { body: { error } }), ...(headers && { headers }) };
};

/** So many messages, each with a schedule of its own: each ends in its one right state, and is charged once or not at all. */
export const describeSchedules = (count: number, patience: number): void => {
  const open = worldsOfTests();
  it(
    `8.7 ends each of ${count} messages rightly, whatever an operator answers`,
    { timeout: patience },
    async () => {
      const random = randomFrom(28);
      const schedules = Array.from({ length: count }, () => scheduleOf(random));
      const scheduleTo = (to: string) => schedules[Number(to.slice(-6, -1)) - 10_000];
      const accepted = new Set<string>();
      const operator = await openAnswering(({ id, to }, nth) => {
        if (accepted.has(id)) return answerOf('taken', id);
        const { steps } = scheduleTo(to) ?? { steps: [] };
        const step = steps[Math.min(nth, steps.length) - 1] ?? 'taken';
        if (step === 'taken' || step === '409' || step.endsWith(' taken')) accepted.add(id);
        return answerOf(step, id);
      });
      onTestFinished(operator.close);
      const states = { YES: 'delivered', NO: 'undelivered' };
      const described = describedAt(operator.url, {
        knowsIds: true,
        codes: { NO_SUCH_NUMBER: '13' },
        answers: { BUSY: 'later' },
        receipt: { id: 'id', status: 'state', states },
      });
      const env = { SENDER: 'http', SENDER_HTTP: JSON.stringify(described), RECEIPT_KEY: 'key' };
      const world = await open({ env });
      for (const { _id } of await world.all('operators'))
        await world.store.update('operators', _id, { patch: { throughput: null } });
      await world.contacts(count, {}, 10_000);
      const id = await world.campaign();
      await world.act(id, 'sendNow');
      const until = (look: () => Promise<void>) => vi.waitFor(look, { timeout: patience / 3, interval: 20 });
      // Time passes where nothing is due: on a slow machine no message is over before it was looked at.
      const passAtRest = async (seconds: number) => {
        const jobs = await world.all('hookJobs');
        if (jobs.every(({ tries, dueAt }) => tries === 0 && String(dueAt) > world.clock.iso()))
          world.clock.add(seconds);
      };
      const countsOf = async () => (await world.see(id))['counts'] as Record<string, number>;
      await until(async () => {
        await passAtRest(300);
        expect(await countsOf()).toMatchObject({ total: count, queued: 0 });
      });
      const rows = await world.all('smsLogs');
      const receipts = rows.flatMap((row) => {
        const name = String(row['messageId']);
        const state = scheduleTo(String(row['to']))?.receipt;
        return accepted.has(name) && state ? [{ id: name, state }] : [];
      });
      for (const body of [receipts, receipts.toReversed()].map((each) => JSON.stringify(each))) {
        const headers = { authorization: 'Bearer key' };
        const answer = await fetch(`${world.url}/hooks/smsLogs/receipts`, { method: 'POST', headers, body });
        expect(answer.status).toBe(200);
      }
      await until(async () => {
        await passAtRest(3600);
        expect(await countsOf()).toMatchObject({ sent: 0 });
      });
      const ended = await world.all('smsLogs');
      expect(ended).toHaveLength(count);
      const wrong = ended.filter((row) => {
        const { steps = [], receipt } = scheduleTo(String(row['to'])) ?? {};
        const isTaken = accepted.has(String(row['messageId']));
        const right = isTaken ? (receipt ? states[receipt] : 'unknown') : 'rejected';
        const isRight = row['status'] === right && row['charge'] === (isTaken ? '0.0890' : '0.0000');
        return !isRight || (!isTaken && !REFUSED.includes(steps.at(-1) ?? 'taken'));
      });
      expect(wrong).toEqual([]);
      expect(accepted.size).toBe(ended.filter(({ charge }) => charge !== '0.0000').length);
      const charges = world.sum(ended, 'charge');
      expect(world.sum(await world.all('balanceEntries'), 'amount')).toBe(`-${charges}`);
      expect(await world.see(id)).toMatchObject({ status: 'completed', actualCost: charges, reason: null });
    },
  );
};
