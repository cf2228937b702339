import fc from 'fast-check';
import { expect } from 'vitest';
import {
  addDecimals,
  compareDecimals,
  multiplyDecimals,
  toDecimal,
} from '../../../../src/model/values/decimal';
import { soon } from '../../../soon';
import { openTelling, type Form, type Posted, type ReceiptWorld } from './receiptWorld';

/* What an operator says of each part of a message in the end, and how often it says what was before. */
const states = ['DELIVRD', 'UNDELIV', 'EXPIRED', 'REJECTD', 'BUFFERED'] as const;

type State = (typeof states)[number];

const forms: readonly Form[] = ['json', 'list', 'form', 'query'];

/** The receipts of one message: of each part, or of the whole; when they come, and in which form. */
const receiptsOfOne = fc
  .record({ parts: fc.integer({ min: 1, max: 3 }), isWhole: fc.boolean() })
  .chain(({ parts, isWhole }) =>
    fc.record({
      parts: fc.constant(parts),
      isWhole: fc.constant(isWhole),
      isOurs: fc.boolean(),
      receipts: fc.array(
        fc.record({
          part: fc.integer({ min: 1, max: isWhole ? 1 : parts }),
          state: fc.constantFrom(...states),
          times: fc.integer({ min: 1, max: 3 }),
          isEarly: fc.boolean(),
          form: fc.constantFrom(...forms),
        }),
        { maxLength: 5 },
      ),
    }),
  );

/** The receipts of a few messages, each kept together with which it is of, in an order of their own. */
const schedules = fc.array(receiptsOfOne, { minLength: 1, maxLength: 3 }).chain((messages) => {
  const all = messages.flatMap(({ receipts }, message) =>
    receipts.flatMap((each) => Array.from({ length: each.times }, () => ({ ...each, message }))),
  );
  const order = fc.shuffledSubarray(
    all.map((_, at) => at),
    { minLength: all.length, maxLength: all.length },
  );
  return fc.record({ messages: fc.constant(messages), all: fc.constant(all), order });
});

type Schedule = typeof schedules extends fc.Arbitrary<infer T> ? T : never;

/* Written once more, and simply: of a part the strongest counts, of a message all parts that there are. */
const RIGHT: readonly State[] = ['EXPIRED', 'UNDELIV', 'REJECTD', 'DELIVRD'];
const NAMES: { readonly [S in State]?: string } = {
  EXPIRED: 'expired',
  UNDELIV: 'undelivered',
  REJECTD: 'rejected',
  DELIVRD: 'delivered',
};

const rightEnd = ({ parts, isWhole, receipts }: Schedule['messages'][number]): string => {
  const count = isWhole ? 1 : parts;
  const best = Array.from({ length: count }, (_, at) =>
    Math.max(-1, ...receipts.filter(({ part }) => part === at + 1).map(({ state }) => RIGHT.indexOf(state))),
  );
  const failed = best.filter((rank) => rank >= 0 && rank < RIGHT.length - 1);
  const last = failed.length > 0 ? Math.max(...failed) : Math.min(...best);
  return NAMES[RIGHT[last] ?? 'BUFFERED'] ?? 'unknown';
};

/* As long as its parts: a message is charged for each of them. */
const textOf = (parts: number): string => 'a'.repeat(parts === 1 ? 20 : parts * 153 - 20);

const PRICE = '0.0890';

/**
 * Sends the messages of so many schedules at once, to an operator that tells a part of the receipts before it answers; the others
 * come after it, all schedules mixed. Answers what is wrong in the end.
 */
export const playSchedules = async (count: number): Promise<readonly string[]> => {
  const played = fc.sample(schedules, { numRuns: count });
  const early = new Map<string, (readonly [Form, Posted])[]>();
  const late: (readonly [Form, Posted])[] = [];
  const messages = new Map<string, Schedule['messages'][number]>();
  for (const [run, { messages: own, all, order }] of played.entries()) {
    for (const [at, message] of own.entries()) messages.set(`m${run}-${at}`, message);
    for (const place of order) {
      const { message, state, part, form, isEarly } = all[place] ?? NOTHING;
      const { isOurs, isWhole, parts } = own[message] ?? { isOurs: true, isWhole: true, parts: 1 };
      const id = `m${run}-${message}`;
      const name = isOurs ? { reference: id } : { 'message.id': `r-${id}` };
      const sent = [form, { ...name, state, ...(isWhole ? {} : { part, of: parts }) }] as const;
      if (isEarly) early.set(id, [...(early.get(id) ?? []), sent]);
      else late.push(sent);
    }
  }
  const { world, stop } = await openTelling((id) => early.get(id) ?? []);
  await world.store.clear('strayReceipts');
  await world.put(
    'smsLogs',
    Array.from(messages, ([_id, { parts }]) => ({
      _id,
      from: 'ACME',
      to: '+491511231111',
      status: 'queued',
      user: world.user,
      text: textOf(parts),
      tries: 0,
    })),
  );
  world.clock.add(31);
  await soon(async () => expect(await world.store.count('smsLogs', where('queued', 'sending'))).toBe(0));
  // Two of three handfuls in one list, as some operators post them.
  for (let at = 0; at < late.length; at += 8) {
    const some = late.slice(at, at + 8);
    if (at % 24 > 0) await world.post(some.map(([, receipt]) => receipt));
    else for (const [form, receipt] of some) await world.post([receipt], form);
  }
  world.clock.add(48 * 3600);
  await soon(async () => {
    world.clock.add(31);
    expect(await world.store.count('smsLogs', where('sent'))).toBe(0);
  });
  const wrong = await wrongIn(world, messages);
  await stop();
  return wrong;
};

const NOTHING = { message: 0, state: 'BUFFERED', part: 1, form: 'json', isEarly: false } as const;

const where = (...states: string[]) => [{ path: 'status', op: 'in', value: states } as const];

const wrongIn = async (world: ReceiptWorld, messages: ReadonlyMap<string, Schedule['messages'][number]>) => {
  const wrong: string[] = [];
  const rows = new Map((await world.all('smsLogs')).map((row) => [row._id, row]));
  const charges = [...rows.values()].map(({ charge }) => toDecimal(charge) ?? '0');
  for (const [id, message] of messages) {
    const row = rows.get(id);
    const right = rightEnd(message);
    const cost = right === 'rejected' ? '0' : multiplyDecimals([PRICE, `${message.parts}`]);
    const isRight =
      row?.['status'] === right && compareDecimals(toDecimal(row['charge']) ?? '-1', cost) === 0;
    const ended = `${String(row?.['status'])} at ${String(row?.['charge'])}`;
    if (!isRight) wrong.push(`${ended} is to be ${right} at ${cost}: ${JSON.stringify(message)}`);
  }
  const booked = (await world.all('balanceEntries')).map(({ amount }) => toDecimal(amount) ?? '0');
  const left = addDecimals([...charges, ...booked]);
  if (compareDecimals(left, '0') !== 0) wrong.push(`the ledger differs by ${left}`);
  const stray = await world.store.count('strayReceipts', []);
  if (stray > 0) wrong.push(`${stray} receipts have found no message`);
  return wrong;
};
