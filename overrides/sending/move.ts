import { addDecimals, multiplyDecimals, toDecimal, type Decimal } from '../../server/hooks/values';
import type { Campaign, Desk, Message, State } from './desk';

/** A message as it was, and what is written over it. */
export type Move = { readonly row: Message; readonly patch: Partial<Omit<Message, 'id'>> };

/** What a message was, and what it is by now; new when it was nothing. */
type Change = { readonly before?: Message; readonly after: Partial<Message> };

/**
 * The one way a message changes: with it, in the transaction that `alone` has opened, the counts of its campaign, and what
 * its customer is charged or gets back, in one entry of the ledger for each campaign.
 */
export const move = async (moves: readonly Move[], desk: Desk): Promise<void> => {
  if (moves.length === 0) return;
  await desk.records('smsLogs').updateMany(moves.map(({ row, patch }) => ({ id: row.id, patch })));
  await settle(
    moves.map(({ row, patch }) => ({ before: row, after: { ...row, ...patch } })),
    desk,
  );
};

/** The same for messages that are new. */
export const add = async (rows: readonly Partial<Message>[], desk: Desk): Promise<void> => {
  if (rows.length === 0) return;
  await desk.records('smsLogs').createMany(rows);
  await settle(
    rows.map((after) => ({ after })),
    desk,
  );
};

/** A message in its next state, with the step in its history. */
export const stepTo = (
  row: Message,
  status: State,
  {
    now,
    code,
    note,
  }: { readonly now: Date; readonly code?: string | undefined; readonly note?: string | undefined },
): Pick<Message, 'status' | 'events'> => ({
  status,
  events: [
    ...(Array.isArray(row.events) ? row.events : []),
    {
      at: now.toISOString(),
      status,
      source: OURS.includes(status) || code === 'faulty' ? 'gateway' : 'operator',
      ...(code !== undefined && { code }),
      ...(note !== undefined && { note }),
    },
  ],
});

/* What no operator has said. */
const OURS: readonly State[] = ['queued', 'cancelled'];

/** Ends messages of which nobody knows whether the operator took them: they stay charged. Answers how many. */
export const giveUp = async (rows: readonly Message[], desk: Desk): Promise<number> => {
  const patch = (row: Message) => ({ ...stepTo(row, 'unknown', desk), nextAt: null });
  await move(
    rows.map((row) => ({ row, patch: patch(row) })),
    desk,
  );
  return rows.length;
};

/** The counts and charges that follow from changes which are written elsewhere. */
export const settle = async (changes: readonly Change[], desk: Desk): Promise<void> => {
  for (const [campaign, all] of groupedBy(changes, ({ after }) => after.campaign ?? '')) {
    for (const [user, own] of groupedBy(all, ({ after }) => after.user ?? ''))
      await charge(addDecimals(own.map(costOf)), { user, campaign }, desk);
    if (campaign !== '') await count(campaign, all, desk);
  }
};

export const groupedBy = <T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
};

const costOf = ({ before, after }: Change): Decimal =>
  addDecimals([toDecimal(after.charge) ?? '0', negative(toDecimal(before?.charge) ?? '0')]);

/** What stays charged when the last try is paid back. */
export const withoutPrice = ({ charge, price }: Message): Decimal =>
  addDecimals([toDecimal(charge) ?? '0', negative(toDecimal(price) ?? '0')]);

const negative = (amount: Decimal): Decimal => multiplyDecimals([amount, '-1']);

type Whose = { readonly user: string; readonly campaign: string };

const charge = async (cost: Decimal, { user, campaign }: Whose, desk: Desk): Promise<void> => {
  if (Number(cost) === 0 || user === '') return;
  const isCharge = Number(cost) > 0;
  await desk.records('balanceEntries').create({
    user,
    kind: isCharge ? 'charge' : 'refund',
    amount: negative(cost),
    note: isCharge ? 'Messages' : 'Messages that were not taken',
    ...(campaign !== '' && { campaign }),
  });
};

type Codes = Readonly<Record<string, { readonly permanent?: unknown }>>;

/** The ends after which a message may go again. */
export const FAILED = ['undelivered', 'failed', 'expired', 'rejected'] as const;

/** Has it failed for a reason that may pass? What is not known to last may. */
export const mayGoAgain = ({ status, errorCode }: Partial<Message>, codes: Codes): boolean =>
  (FAILED as readonly unknown[]).includes(status) && (!errorCode || codes[errorCode]?.permanent === false);

type Counts = NonNullable<Campaign['counts']>;
type Count = Exclude<keyof Counts, 'total'>;

/** Each message counts once, so that the counts of recipients add up to the total. */
const countOf: Readonly<Record<State, Count>> = {
  scheduled: 'queued',
  queued: 'queued',
  sending: 'queued',
  sent: 'sent',
  delivered: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  expired: 'failed',
  unknown: 'failed',
  rejected: 'rejected',
  cancelled: 'cancelled',
};

const placeOf = ({ status, errorCode }: Partial<Message>): Count =>
  status === 'rejected' && errorCode === 'optOut' ? 'optedOut' : countOf[status ?? 'queued'];

export const NO_COUNTS = {
  total: 0,
  queued: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  rejected: 0,
  optedOut: 0,
  cancelled: 0,
} as const;

const RECIPIENTS = ['queued', 'sent', 'delivered', 'failed', 'rejected', 'cancelled'] as const;

const count = async (id: string, changes: readonly Change[], desk: Desk): Promise<void> => {
  const campaign = await desk.records('campaigns').get(id);
  if (!campaign) return;
  const counts: Record<keyof Counts, number> = { ...NO_COUNTS };
  for (const name of Object.keys(NO_COUNTS) as (keyof Counts)[]) counts[name] = campaign.counts?.[name] ?? 0;
  for (const { before, after } of changes) {
    if (before) counts[placeOf(before)] -= 1;
    counts[placeOf(after)] += 1;
  }
  // Who opts out before the message goes is no recipient any more, as whoever had opted out when it began.
  counts.total = 0;
  for (const name of RECIPIENTS) counts.total += counts[name];
  const codes = desk.records('smsLogs').options('errorCode');
  const before = changes.flatMap((each) =>
    each.before && mayGoAgain(each.before, codes) ? each.before : [],
  );
  const after = changes.flatMap((each) => (mayGoAgain(each.after, codes) ? each.after : []));
  // What was rejected long ago was not counted then.
  const again = Math.max(0, (campaign.again ?? 0) + after.length - before.length);
  const costOfAgain = addDecimals([
    toDecimal(campaign.againCost) ?? '0.0000',
    ...after.map(({ price }) => toDecimal(price) ?? '0'),
    ...before.map(({ price }) => negative(toDecimal(price) ?? '0')),
  ]);
  const againCost = again === 0 ? '0.0000' : costOfAgain;
  const actualCost = addDecimals([toDecimal(campaign.actualCost) ?? '0', ...changes.map(costOf)]);
  const reason = faultAmong(changes);
  const patch = { counts, actualCost, again, againCost, ...(reason !== undefined && { reason }) };
  await desk.records('campaigns').update(id, patch, { aside: true });
};

/* Why messages have failed that a faulty record is about: the page of their campaign says so, too. */
const faultAmong = (changes: readonly Change[]): string | undefined => {
  const isNew = ({ before, after }: Change) => after.errorCode === 'faulty' && before?.errorCode !== 'faulty';
  return changes.find(isNew)?.after.events?.at(-1)?.note ?? undefined;
};
