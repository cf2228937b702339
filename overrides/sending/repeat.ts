import { isRepeat, nextOf } from '../../server/hooks/values';
import { refusedIn, type Campaign, type Desk } from './desk';
import { faultsOf } from './faults';

/**
 * Schedules the next campaign of one that is repeated, once: it is known by its day. All of a series are at the hour of the
 * first, on the clocks of the campaign or its customer. Nothing after its last day. Answers why there is none where it
 * could not be sent any more.
 */
export const scheduleNext = async (campaign: Campaign, desk: Desk): Promise<string | undefined> => {
  const { records, now } = desk;
  const { repeat, repeatUntil } = campaign;
  if (!isRepeat(repeat)) return undefined;
  const first = campaign.repeatFrom ?? campaign.scheduledAt ?? campaign.startedAt ?? now.toISOString();
  const customer = await records('users').get(campaign.user ?? '');
  const zone = campaign.timeZone || customer?.timeZone;
  const { at, day } = nextOf({ first, repeat, zone }, now);
  if (repeatUntil && day > repeatUntil) return undefined;
  const id = `${campaign.id.replace(/-\d{8}$/, '')}-${day.replaceAll('-', '')}`;
  if (await records('campaigns').get(id)) return undefined;
  const [fault] = Object.values(await faultsOf(campaign, desk));
  if (fault !== undefined) return fault.en;
  return refusedIn(desk, 422, async (inner) => {
    await inner.records('campaigns').create({ ...keptOf(campaign), id, repeatFrom: first });
    await inner.records('campaigns').update(id, { status: 'scheduled', scheduledAt: at.toISOString() });
  });
};

const KEPT = [
  'name',
  'user',
  'senderId',
  'message',
  'purpose',
  'optOutText',
  'groups',
  'excludedGroups',
  'repeat',
  'repeatUntil',
  'timeZone',
  'smsPerMinute',
  'validity',
  'approvedBy',
] as const satisfies readonly (keyof Campaign)[];

/* What the next one has of this one. */
const keptOf = (campaign: Campaign): Partial<Campaign> =>
  Object.fromEntries(KEPT.flatMap((name) => (campaign[name] == null ? [] : [[name, campaign[name]]])));
