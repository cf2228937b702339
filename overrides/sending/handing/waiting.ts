import type { Campaign, Desk, Message, Network } from '../desk';
import type { Blocked, Connections } from './connections';
import { nextTry } from './tries';

/** What is written of a message. */
export type Judged = Partial<Omit<Message, 'id'>>;

/** What has its next step by now. */
export const dueAt = (now: Date) => ({ $or: [{ nextAt: null }, { nextAt: { $lte: now.toISOString() } }] });

/**
 * What is due. Messages of a network that takes no more in this second, or by whose connections none may go, do not hide the
 * others; those whose validity is over are looked at all the same.
 */
export const openAt = (full: readonly string[], blocked: readonly Blocked[], now: Date) => {
  const shut = [...(full.length > 0 ? [{ ids: full, except: [] }] : []), ...blocked];
  return { $and: [dueAt(now), ...shut.map((each) => ({ $or: [...outside(each), overAt(now)] }))] };
};

const outside = ({ ids, except }: Blocked) => [
  { operator: { $nin: ids } },
  ...except.map((before) => ({ operator: { $in: ids }, connection: before })),
];

const overAt = (now: Date) => ({ validUntil: { $lte: now.toISOString() } });

/** What is due, and too late for by now. */
export const overDueAt = (now: Date) => ({ $and: [dueAt(now), overAt(now)] });

/** By which connection it goes. Another one than before has not had it yet, and gets an id of its own. */
export const tryBy = (
  row: Message,
  connection: string | null | undefined,
  connections: Connections,
): Judged => ({
  sentBy: connections.get(connection)?.sentBy ?? null,
  ...(row.connection && row.connection !== connection && { messageId: nextTry(row) }),
});

/** Beside a campaign stands what it waits for, as long as it does; whatever else is said of it stays. */
export const sayWhy = async (
  { id, reason }: Campaign,
  { shut, connections }: { readonly shut: readonly Network[]; readonly connections: Connections },
  { records }: Desk,
): Promise<void> => {
  if (reason ? !reason.startsWith(WAITS) : shut.length === 0) return;
  const ids = shut.map((network) => network.id);
  const where = { campaign: id, status: 'queued', operator: { $in: ids } } as const;
  const [waiting] = ids.length === 0 ? [] : await records('smsLogs').list({ where, limit: 1 });
  const network = waiting && shut.find((each) => each.id === waiting.operator);
  const now = network ? `${WAITS} ${connections.reasonOf(network)}` : null;
  if (now !== (reason ?? null)) await records('campaigns').update(id, { reason: now }, { aside: true });
};

const WAITS = 'It waits:';
