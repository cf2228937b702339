import type { Code, Desk, Message } from '../desk';
import { heldAmong, heldUntil, withoutAnswers } from '../inbound/held';
import { stepTo } from '../move';
import { goneAmong, optedOutAmong } from '../optOuts';
import type { Routes } from '../routes';
import { isOver, purposeOf } from '../senders/purpose';
import { quietHoursOf, type QuietHours } from '../senders/quiet';
import { senderUseOf, type SenderUse } from '../senders/senderUse';
import { bareAmong } from '../senders/wayOut';
import { networkChecks } from './faulty';
import type { Judged } from './waiting';

/** What is known of those to whom messages go, of their senders and of networks. */
export type Known = {
  readonly routes: Routes;
  readonly optedOut: ReadonlySet<string>;
  /** Messages of campaigns to whoever is no contact any more. */
  readonly gone: ReadonlySet<string>;
  /** Of whose number a reply is to be decided. */
  readonly held: ReadonlySet<string>;
  /** Customers who may not send any more. */
  readonly inactive: ReadonlySet<string>;
  readonly mayUse: SenderUse;
  /** Marketing without the way out that its country asks for. */
  readonly bare: ReadonlySet<string>;
  readonly checks: ReturnType<typeof networkChecks>;
  readonly quiet: QuietHours;
  readonly now: Date;
};

/** The same, asked for all of these messages together. */
export const knownOf = async (rows: readonly Message[], routes: Routes, desk: Desk): Promise<Known> => ({
  routes,
  optedOut: await withoutAnswers(await optedOutAmong(rows, desk), desk),
  gone: await goneAmong(rows, desk),
  held: await heldAmong(rows, desk),
  inactive: await inactiveAmong(rows, desk),
  mayUse: await senderUseOf(
    rows.map(({ from }) => from ?? ''),
    routes,
    desk,
  ),
  bare: await bareAmong(rows, desk),
  checks: networkChecks(desk),
  quiet: await quietHoursOf(desk),
  now: desk.now,
});

const inactiveAmong = async (
  rows: readonly Message[],
  { records }: Pick<Desk, 'records'>,
): Promise<ReadonlySet<string>> => {
  const users = await records('users').getMany([...new Set(rows.flatMap(({ user }) => user ?? []))]);
  const active = new Set(users.flatMap(({ id, status }) => (status === 'active' ? id : [])));
  return new Set(rows.flatMap(({ user }) => (user && !active.has(user) ? user : [])));
};

type Question = (row: Message, known: Known) => Judged | undefined;

/** What a message that is due is asked, in this order: the first answer is what becomes of it. @throws of faulty records. */
export const questions = {
  optOut: (row, { optedOut, now }) => (optedOut.has(row.id) ? ended(row, 'optOut', now) : undefined),
  contact: (row, { gone, now }) => (gone.has(row.id) ? ended(row, 'gone', now) : undefined),
  customer: (row, { inactive, now }) =>
    row.user && inactive.has(row.user) ? ended(row, 'inactive', now) : undefined,
  validity: (row, { now }) => (isOver(row, now) ? ended(row, '36', now) : undefined),
  sender: (row, { mayUse, bare, now }) => {
    const code = mayUse(row.from ?? '', row.to ?? '') ?? (bare.has(row.id) ? 'noWayOut' : undefined);
    return code && ended(row, code, now);
  },
  reply: (row, { held, now }) => (held.has(row.id) ? { nextAt: heldUntil(now) } : undefined),
  route: (row, { routes, checks, now }) => {
    const network = routes(row.to ?? '');
    if (!network) return ended(row, '33', now);
    checks.handing(network);
    return undefined;
  },
  quiet: (row, { routes, checks, quiet }) => {
    if (purposeOf(row) !== 'marketing') return undefined;
    const network = routes(row.to ?? '');
    if (network) checks.quiet(network);
    const until = quiet(row.to ?? '', network);
    return until && { nextAt: until.toISOString() };
  },
} as const satisfies Readonly<Record<string, Question>>;

/** What keeps a message from being handed over; undefined where nothing does. */
export const keptBy = (row: Message, known: Known): Judged | undefined => {
  for (const ask of Object.values(questions)) {
    const kept = ask(row, known);
    if (kept) return kept;
  }
  return undefined;
};

const ended = (row: Message, code: Code, now: Date): Judged => ({
  ...stepTo(row, ENDS[code] ?? 'rejected', { now, code }),
  errorCode: code,
  nextAt: null,
});

/* Where the fault is none of the message it has failed. */
const ENDS: Readonly<Partial<Record<Code, 'failed' | 'expired'>>> = {
  inactive: 'failed',
  '33': 'failed',
  '36': 'expired',
};
