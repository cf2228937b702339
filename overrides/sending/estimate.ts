import {
  addDecimals,
  countSegments,
  multiplyDecimals,
  toDecimal,
  type Decimal,
} from '../../server/hooks/values';
import { hasPrices, optedOutOf, segmentPrice, senderFaults, whoGets } from './campaign';
import type { Campaign, Desk } from './desk';
import { faultsOf } from './faults';
import { doubtfulNumbers } from './numbers';
import { endingOf, wayOutOf, wholeMessage } from './senders/wayOut';
import { LOOKED_AT, tallyOf, type Tally } from './texts/tally';
import { heldBy, warnedOf } from './words';

/**
 * What sending a campaign would mean, by the rules by which it is sent: who gets it, who is left out and why, and what it
 * costs: the sum of all texts as they are filled in. Of very many recipients the first ones stand for the rest, and the cost
 * has a span.
 */
export const estimateOf = async (given: Partial<Campaign>, desk: Desk) => {
  const campaign = { ...given, optOutText: await wayOutOf(given, desk) };
  const { user, groups } = campaign;
  const meant = await whoGets(campaign, desk);
  const active = meant.groups.$in;
  const count = (where: object) => desk.records('contacts').count(where);
  const named = await count({ user, groups: { $in: groups ?? [] } });
  const chosen = await count({ user, groups: { $in: active } });
  const left = await count({ user, groups: meant.groups });
  const all = await count(meant);
  let entries = 0;
  for (const group of active) entries += await count({ user, groups: { $in: [group] } });
  const tally = await tallyOf(campaign, desk);
  const share = shareOf(tally, all);
  const recipients = all - share(tally.stopped);
  const optedOut = share(tally.stopped) + (await optedOutOf(campaign, desk));
  const price = (await segmentPrice(all * countSegments(wholeMessage(campaign)).segments, desk)) ?? null;
  const { segments, cost, ...costs } = costsOf(tally, { all, price });
  const credit = toDecimal((await desk.records('users').get(user ?? ''))?.credit) ?? '0.0000';
  const about = cost ?? costs.aboutCost;
  const creditAfter = about && addDecimals([credit, multiplyDecimals([about, '-1'])]);
  const isShort = creditAfter?.startsWith('-') ?? false;
  return {
    problem: await problemOf(campaign, { recipients, hasPrice: price !== null, isShort, desk }),
    recipients,
    optedOut,
    unreachable: left - optedOut - recipients,
    inactive: named - chosen,
    excluded: chosen - left,
    doubles: entries - chosen,
    unserved: share(tally.unserved),
    noWayOut: share(tally.noWayOut),
    wayOut: endingOf(campaign) || null,
    unsendable: share(tally.unsendable),
    quiet: share(tally.quiet),
    ...Object.fromEntries(
      Object.entries(EMPTY).map(([name, field]) => [field, share(tally.empty.get(name) ?? 0)]),
    ),
    ...doubtfulNumbers(tally.reached, recipients),
    warned: (await warnedOf(campaign, desk)).found.join(', ') || null,
    segments,
    price,
    cost,
    ...costs,
    credit,
    creditAfter,
  };
};

/** The most that was estimated for so many recipients that the first ones stand for the rest; null where it is exact. */
export const agreedUpTo = async (campaign: Partial<Campaign>, desk: Desk): Promise<string | null> => {
  const all = await desk.records('contacts').count((await whoGets(campaign, desk)) as object);
  return all > LOOKED_AT ? (await estimateOf(campaign, desk)).costTo : null;
};

/** How many have nothing for a placeholder, by its name. */
const EMPTY = {
  fullName: 'noName',
  company: 'noCompany',
  email: 'noEmail',
  birthDate: 'noBirthDate',
  language: 'noLanguage',
} as const;

/* How many of all are like these of those that were looked at. */
const shareOf =
  ({ looked }: Tally, all: number) =>
  (some: number): number =>
    Math.ceil((some * all) / Math.max(looked, 1));

/* Of the rest each gets at least and at most what one of those that were looked at does. */
const costsOf = (tally: Tally, { all, price }: { readonly all: number; readonly price: Decimal | null }) => {
  const { looked, segments, least, most } = tally;
  const rest = Math.max(all - looked, 0);
  const costOf = (sum: number) => price && multiplyDecimals([price, `${sum}`]);
  if (rest === 0) return { segments, cost: costOf(segments), aboutCost: null, costFrom: null, costTo: null };
  return {
    segments: null,
    cost: null,
    aboutCost: costOf(Math.round((segments * all) / looked)),
    costFrom: costOf(segments + rest * Math.min(least, most)),
    costTo: costOf(segments + rest * most),
  };
};

type Outcome = {
  readonly recipients: number;
  readonly hasPrice: boolean;
  readonly isShort: boolean;
  readonly desk: Desk;
};

/** The first thing that would keep it from going as `problem` names it, what stops it before the rest; null when nothing would. */
const problemOf = async (campaign: Partial<Campaign>, { recipients, hasPrice, isShort, desk }: Outcome) => {
  const { user, senderId } = await faultsOf(campaign, desk);
  if (user) return 'customer';
  if (senderId) return 'sender';
  const faults = await senderFaults(campaign, desk);
  if (faults.senderId) return 'unserved';
  if (faults.optOutText) return 'noWayOut';
  if (!hasPrice) return (await hasPrices(desk)) ? 'price' : 'noPrices';
  const held = await heldBy(campaign, desk);
  if (held) return held.isBlocked ? 'blocked' : 'review';
  if (recipients === 0) return 'nobody';
  return isShort ? 'credit' : null;
};
