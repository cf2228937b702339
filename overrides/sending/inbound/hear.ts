import type config from '../../../resources.config';
import { refusedText } from '../../../server/hooks/values';
import type { RecordOf } from '../../../src/config/defineResource';
import { alone, type Desk } from '../desk';
import { asStored, numberReader, type ReadNumber } from '../numbers';
import { act, NOT_DONE, type Outcome } from './act';
import { daysFrom, replySetting } from './replySetting';
import { tellToDecide } from './tell';
import { whoseIs } from './whose';

/** What somebody has sent to us: `to` is the sender ID, or the number, that was answered; `id` what the operator calls it. */
export type Inbound = {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly id?: string | undefined;
};

type Kept = RecordOf<(typeof config.resources)['inboundMessages']>;

/**
 * Keeps a message and does what it surely means, in one transaction; the rest is for a person to decide. One that comes again
 * changes nothing. Answers how many have left or come by it, and whether something is to be sent.
 */
export const hear = (inbound: Inbound, desk: Desk): Promise<{ heard: number; isAnswered: boolean }> =>
  alone(desk, async (inner) => {
    const read = await numberReader(inner);
    const { to, text } = inbound;
    const phone = await phoneOf(inbound.from, read, inner);
    const from = phone ?? inbound.from;
    if (await isThere({ ...inbound, from }, inner)) return { heard: 0, isAnswered: false };
    const found = await whoseIs({ phone, to }, read, inner);
    const { heard, ...outcome } = await actedOn({ from, phone, to, text, found }, inner);
    const { decideDays } = await replySetting(inner);
    const [user] = found.users.length === 1 ? found.users : [];
    const dueAt = outcome.status === 'open' ? daysFrom(inner.now, decideDays) : null;
    const { id } = await inner.records('inboundMessages').create({
      from,
      to,
      text,
      user: user ?? null,
      users: found.by === 'several' ? [...found.users] : [],
      whose: found.by,
      dueAt,
      remoteId: inbound.id ?? null,
      ...outcome,
    });
    if (user !== undefined && dueAt !== null) await tellToDecide(user, { id, from, dueAt }, inner);
    return { heard, isAnswered: Boolean(outcome.answer) };
  });

/* Letters are no number; what nothing can be read from is one where a contact has it. */
const phoneOf = async (from: string, read: ReadNumber, { records }: Desk): Promise<string | undefined> => {
  if (/\p{L}/u.test(from)) return undefined;
  const number = read(from);
  if (number !== undefined) return number;
  const phone = asStored(from);
  return (await records('contacts').count({ phone })) > 0 ? phone : undefined;
};

/* Operators may begin anew with their ids: the same id with other words is another message. */
const isThere = async ({ id, from, text }: Inbound, { records }: Desk): Promise<boolean> => {
  if (id === undefined) return false;
  const known: readonly Kept[] = await records('inboundMessages').list({ where: { remoteId: id, from } });
  return known.some((each) => (each.text ?? '') === text);
};

/* Whatever keeps it from being done, the message is kept, and somebody looks at it. */
const actedOn = async (message: Parameters<typeof act>[0], desk: Desk): Promise<Outcome> => {
  try {
    return await desk.transaction((inner) => act(message, inner));
  } catch (error) {
    if (refusedText(error, 422) === undefined && refusedText(error, 409) === undefined) throw error;
    return NOT_DONE;
  }
};
