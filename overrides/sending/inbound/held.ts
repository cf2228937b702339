import type { Desk, Message } from '../desk';
import { move } from '../move';
import { purposeOf } from '../senders/purpose';

/**
 * Of these messages, the ids of those that wait: marketing to numbers of which a reply is to be decided, of the customers it
 * may have been meant for, or of anybody where none is known.
 */
export const heldAmong = async (
  rows: readonly Message[],
  { records }: Pick<Desk, 'records'>,
): Promise<ReadonlySet<string>> => {
  const marketing = rows.filter((row) => purposeOf(row) === 'marketing');
  const phones = [...new Set(marketing.map(({ to }) => to ?? ''))];
  if (phones.length === 0) return new Set();
  const where = { status: 'open', from: { $in: phones } } as const;
  const open = await records('inboundMessages').list({ where, limit: 100_000 });
  const held = new Set(
    open.flatMap(({ from, user, users }) => {
      const concerned = [user, ...(Array.isArray(users) ? users : [])].flatMap((each) => each || []);
      return concerned.length === 0 ? `* ${from}` : concerned.map((each) => `${each} ${from}`);
    }),
  );
  return new Set(
    marketing.flatMap(({ id, user, to }) => (held.has(`* ${to}`) || held.has(`${user} ${to}`) ? id : [])),
  );
};

/** When what is held is looked at again; a decision brings it forward. */
export const heldUntil = (now: Date): string => new Date(now.getTime() + 3_600_000).toISOString();

/** Lets marketing to a number be looked at now. */
export const release = async (phone: string, desk: Desk): Promise<void> => {
  const where = { to: phone, status: 'queued' } as const;
  const rows = await desk.records('smsLogs').list({ where, limit: 1000 });
  const marketing = rows.filter((row) => purposeOf(row) === 'marketing');
  const nextAt = desk.now.toISOString();
  await move(
    marketing.map((row) => ({ row, patch: { nextAt } })),
    desk,
  );
};

/**
 * Without those that answer what somebody has sent: that an opt-out was heard, and who is writing, is told to whoever has
 * opted out as well, once.
 */
export const withoutAnswers = async (
  optedOut: ReadonlySet<string>,
  { records }: Pick<Desk, 'records'>,
): Promise<ReadonlySet<string>> => {
  if (optedOut.size === 0) return optedOut;
  const where = { answer: { $in: [...optedOut] }, understood: { $in: ['optOut', 'help'] } } as const;
  const answered = await records('inboundMessages').list({ where, limit: optedOut.size });
  const answers = new Set(answered.map(({ answer }) => answer));
  return new Set([...optedOut].filter((id) => !answers.has(id)));
};
