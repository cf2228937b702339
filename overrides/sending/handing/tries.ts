import type { Desk, Message } from '../desk';

/** What an operator calls a try of a message: our id of it, or its own. */
export type TryName = { readonly id?: string | undefined; readonly remoteId?: string | undefined };

/** The message that is meant, and whether by its latest try. */
export type Meant = { readonly row: Message; readonly isLatest: boolean };

/** The record of a try: the first goes by its id, each further one has a number behind it. */
export const recordOf = (id: string): string => id.replace(/~\d+$/, '');

/** Our id of the next try, for an operator that must not take it for the one before. */
export const nextTry = ({ id, messageId }: Pick<Message, 'id' | 'messageId'>): string =>
  `${id}~${Number(/~(\d+)$/.exec(messageId ?? '')?.[1] ?? 1) + 1}`;

/** The operator's ids of what was tried before. */
export const earlierIdsOf = ({ earlierIds, remoteId }: Message): string[] => [
  ...(earlierIds ?? []),
  ...(remoteId ? [remoteId] : []),
];

/**
 * Finds messages by what an operator calls any of their tries. Where two have one of the operator's ids, it is the newer one's within
 * its validity.
 */
export const meantBy = async (
  names: readonly TryName[],
  { records, now }: Pick<Desk, 'records' | 'now'>,
): Promise<(name: TryName) => Meant | undefined> => {
  const messages = records('smsLogs');
  const ours = names.flatMap(({ id }) => (id === undefined ? [] : recordOf(id)));
  const theirs = names.flatMap(({ id, remoteId }) => (id === undefined ? (remoteId ?? []) : []));
  const byId = new Map((await messages.getMany([...new Set(ours)])).map((row) => [row.id, row]));
  const byRemoteId = new Map<string, Meant>();
  const limit = theirs.length * MOST_OF_ONE_ID;
  const newest = async (where: object): Promise<readonly Message[]> =>
    theirs.length > 0 ? messages.list({ where, sort: ['createdAt', 'DESC'], limit }) : [];
  // Asked one by one: each has an index of its own.
  const [last, earlier] = [
    await newest({ remoteId: { $in: theirs } }),
    await newest({ earlierIds: { $in: theirs } }),
  ];
  const rows = [...last, ...earlier].toSorted((one, other) =>
    (one.createdAt ?? '') < (other.createdAt ?? '') ? 1 : -1,
  );
  const isGood = ({ validUntil }: Message) => !validUntil || validUntil >= now.toISOString();
  // The newer one first, and before all others what is still within its validity.
  for (const row of [...rows.filter(isGood), ...rows.filter((each) => !isGood(each))]) {
    if (row.remoteId && !byRemoteId.has(row.remoteId)) byRemoteId.set(row.remoteId, { row, isLatest: true });
    for (const each of row.earlierIds ?? [])
      if (!byRemoteId.has(each)) byRemoteId.set(each, { row, isLatest: false });
  }
  return ({ id, remoteId = '' }) => {
    if (id === undefined) return byRemoteId.get(remoteId);
    const row = byId.get(recordOf(id));
    return row && { row, isLatest: (row.messageId ?? row.id) === id };
  };
};

/** So many messages of one id are looked at: operators begin anew with their numbers. */
const MOST_OF_ONE_ID = 5;
