import { faultIn } from '../../../server/hooks/values';
import type { Campaign, Desk, Message, Network, Sender } from '../desk';
import { stepTo, type Move } from '../move';

/*
 * Records that were stored past their checks, or before there were any: what nothing can be sent by fails the messages that it
 * is about, with the reason, and no others.
 */

type Ended = ReturnType<typeof failing>;

/** What becomes of a message that work on it stumbles over. Whatever is none of a record's is thrown on. */
export const orFailed = async <T>(
  row: Message,
  now: Date,
  work: () => T | Promise<T>,
): Promise<T | Ended> => {
  try {
    return await work();
  } catch (error) {
    const why = faultIn(error);
    if (why === undefined) throw error;
    return failing(row, why, now);
  }
};

/** A message that has failed because of a record, which its history names. */
export const failing = (row: Message, why: string, now: Date) => ({
  ...stepTo(row, 'failed', { now, code: 'faulty', note: why }),
  errorCode: 'faulty' as const,
  nextAt: null,
});

/** Why work refuses a record; undefined where it does not. */
export const faultOf = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    const why = faultIn(error);
    if (why === undefined) throw error;
    return why;
  }
};

/** The answer, or that a record stands in its way. */
export const faultyOr = <T>(ask: () => T): T | 'faulty' => {
  try {
    return ask();
  } catch (error) {
    if (faultIn(error) === undefined) throw error;
    return 'faulty';
  }
};

/** Messages that can be worked with, and the ends of those that cannot. */
export const soundAmong = (rows: readonly Message[], { records, now }: Pick<Desk, 'records' | 'now'>) => {
  const sound: Message[] = [];
  const faulty: Move[] = [];
  for (const row of rows) {
    const why = faultOf(() => records('smsLogs').judge(picked(row, OF_MESSAGES)));
    if (why === undefined) sound.push(row);
    else faulty.push({ row, patch: failing(row, why, now) });
  }
  return { sound, faulty };
};

const OF_MESSAGES = ['from', 'to', 'text', 'purpose', 'segments', 'charge', 'tries', 'validUntil'] as const;

type Check<Row> = (row: Row) => void;

/** What is asked of each network before something is handed over to it, and before its quiet hours are looked at. @throws */
export const networkChecks = ({ records }: Pick<Desk, 'records'>) => {
  const faultsOf = (row: Network, fields: readonly (keyof Network)[]) => {
    const said = faultOf(() => records('operators').judge(picked(row, fields)));
    return said && `Operator ${row.name ?? row.id}: ${said}`;
  };
  return {
    handing: once<Network>((row) => faultsOf(row, ['throughput', 'alphaSender', 'needsRegistration'])),
    quiet: once<Network>((row) =>
      row.quietFrom || row.quietTo ? faultsOf(row, ['quietFrom', 'quietTo', 'timeZone']) : undefined,
    ),
  };
};

/** The same of a sender ID. */
export const senderCheck = ({ records }: Pick<Desk, 'records'>): Check<Sender> =>
  once((row) => {
    const own = picked(row, ['senderId', 'countries', 'operators', 'validUntil']);
    const said = faultOf(() => records('senderIds').judge(own));
    return said && `Sender ID ${row.senderId ?? row.id}: ${said}`;
  });

/** @throws where a campaign cannot be sent by what it says. */
export const checkCampaign = (campaign: Campaign, { records }: Pick<Desk, 'records'>): void => {
  if (typeof campaign.message !== 'string') throw new RangeError('The message of this campaign is no text.');
  records('campaigns').judge(picked(campaign, OF_CAMPAIGNS));
};

const OF_CAMPAIGNS = [
  'purpose',
  'groups',
  'excludedGroups',
  'smsPerMinute',
  'validity',
  'segmentPrice',
  'counts',
  'actualCost',
] as const;

const picked = <Row extends object>(row: Row, names: readonly (keyof Row)[]): Partial<Row> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<Row>;

/* Each record is looked at once. */
const once = <Row>(find: (row: Row) => string | undefined): Check<Row> => {
  const known = new Map<Row, string | undefined>();
  return (row) => {
    if (!known.has(row)) known.set(row, find(row));
    const why = known.get(row);
    if (why !== undefined) throw new RangeError(why);
  };
};
