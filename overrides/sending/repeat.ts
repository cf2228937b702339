import { refusedIn, type Campaign, type Desk } from './desk';
import { faultsOf } from './faults';

/**
 * Schedules the next campaign of one that is repeated, once: it is known by its day. Nothing after its last day. Answers
 * why there is none where it could not be sent any more.
 */
export const scheduleNext = async (campaign: Campaign, desk: Desk): Promise<string | undefined> => {
  const { records, now } = desk;
  const at = nextTime(campaign, now);
  const day = at?.toISOString().slice(0, 10);
  if (!at || day === undefined || (campaign.repeatUntil && day > campaign.repeatUntil)) return undefined;
  const id = `${campaign.id.replace(/-\d{8}$/, '')}-${day.replaceAll('-', '')}`;
  if (await records('campaigns').get(id)) return undefined;
  const [fault] = Object.values(await faultsOf(campaign, desk));
  if (fault !== undefined) return fault.en;
  return refusedIn(desk, 422, async (inner) => {
    await inner.records('campaigns').create({ ...keptOf(campaign), id });
    await inner.records('campaigns').update(id, { status: 'scheduled', scheduledAt: at.toISOString() });
  });
};

/** The first moment after now that is whole days, weeks or months after the one it was sent at; in UTC. */
const nextTime = ({ repeat, scheduledAt, startedAt }: Campaign, now: Date): Date | undefined => {
  const first = new Date(scheduledAt ?? startedAt ?? now);
  if (repeat !== 'daily' && repeat !== 'weekly' && repeat !== 'monthly') return undefined;
  for (let times = 1; ; times += 1) {
    const at =
      repeat === 'monthly'
        ? monthsAfter(first, times)
        : daysAfter(first, repeat === 'daily' ? times : 7 * times);
    if (at > now) return at;
  }
};

const daysAfter = (first: Date, days: number): Date => new Date(first.getTime() + days * 86_400_000);

/* The last day of a month that has no such day. */
const monthsAfter = (first: Date, months: number): Date => {
  const at = new Date(first);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + months + 1, 0);
  at.setUTCDate(Math.min(first.getUTCDate(), at.getUTCDate()));
  return at;
};

const KEPT = [
  'name',
  'user',
  'senderId',
  'message',
  'groups',
  'excludedGroups',
  'repeat',
  'repeatUntil',
  'smsPerMinute',
  'validity',
  'approvedBy',
] as const satisfies readonly (keyof Campaign)[];

/* What the next one has of this one. */
const keptOf = (campaign: Campaign): Partial<Campaign> =>
  Object.fromEntries(KEPT.flatMap((name) => (campaign[name] == null ? [] : [[name, campaign[name]]])));
