import type { Desk, Message } from '../desk';
import { senderKey, type ReadNumber } from '../numbers';
import { daysFrom, replySetting } from './replySetting';

export type Whose = {
  /** The customers to whom a message was sent. */
  readonly users: readonly string[];
  readonly by: 'sender' | 'messages' | 'several' | 'nobody';
  /** Whether they send by the sender that was answered: else nothing but leaving is meant for them. */
  readonly isAnswered: boolean;
  /** That sender as it is written where it is known. */
  readonly sender: string;
  /** The last message that the number got, of any of them and of each. */
  readonly last: ReadonlyMap<string, Message>;
};

type Asked = { readonly phone: string | undefined; readonly to: string };

/**
 * To which customers a message from a number to a sender was sent: the one who owns the sender, approved and valid; where
 * there are several or none, those whose messages the number got by it, else at all.
 */
export const whoseIs = async ({ phone, to }: Asked, read: ReadNumber, desk: Desk): Promise<Whose> => {
  const key = senderKey(to, read);
  const got = phone === undefined ? [] : await messagesTo(phone, desk);
  const owned = key === '' ? [] : (await approvedSenders(desk)).filter((each) => keyOf(each, read) === key);
  const owners = distinct(owned.map(({ user }) => user));
  const through = got.filter(({ from }) => key !== '' && senderKey(from ?? '', read) === key);
  const byMessages = distinct((through.length > 0 ? through : got).map(({ user }) => user));
  const users = owners.length === 1 ? owners : byMessages;
  const by = users.length > 1 ? 'several' : owners.length === 1 ? 'sender' : 'messages';
  return {
    users,
    by: users.length === 0 ? 'nobody' : by,
    isAnswered: owners.length === 1 || through.length > 0,
    sender: owned[0]?.senderId ?? through[0]?.from ?? to,
    last: new Map(got.toReversed().map((each) => [each.user ?? '', each])),
  };
};

const keyOf = ({ senderId }: { readonly senderId?: string | null }, read: ReadNumber): string =>
  senderKey(senderId ?? '', read);

const distinct = (values: readonly (string | null | undefined)[]): readonly string[] => [
  ...new Set(values.flatMap((each) => each || [])),
];

/* A draft, and what has run out, is nobody's: anybody may write one down. */
const approvedSenders = async ({ records, now }: Desk) => {
  const today = now.toISOString().slice(0, 10);
  const approved = await records('senderIds').list({ where: { status: 'approved' }, limit: MOST_SENDERS });
  return approved.filter(({ validUntil }) => !validUntil || validUntil >= today);
};

const MOST_SENDERS = 100_000;

/* Newest first. */
const messagesTo = async (phone: string, desk: Desk): Promise<readonly Message[]> => {
  const { lookBackDays } = await replySetting(desk);
  const where = {
    to: phone,
    status: { $in: ARRIVED },
    createdAt: { $gte: daysFrom(desk.now, -lookBackDays) },
  };
  return desk.records('smsLogs').list({ where, sort: ['createdAt', 'DESC'], limit: 1000 });
};

/* What the phone has, or may have. */
const ARRIVED = ['sending', 'sent', 'delivered', 'undelivered', 'expired', 'unknown'] as const;
