import { addDecimals, countSegments, multiplyDecimals, toDecimal } from '../../server/hooks/values';
import { hasPrices, optedOutOf, segmentPrice, senderFaults, senderUse, whoGets } from './campaign';
import { BATCH, type Campaign, type Contact, type Desk } from './desk';
import { faultsOf } from './faults';
import { faultyOr } from './handing/faulty';
import { doubtfulNumbers, numberOf } from './numbers';
import { countryRulesOf } from './senders/countryRules';
import { purposeOfAll, stoppedByOptOut } from './senders/purpose';
import { endingOf, wayOutOf, wholeMessage } from './senders/wayOut';
import { sayingOf, type Saying } from './texts/saying';
import { heldBy, warnedOf } from './words';

/**
 * What sending a campaign would mean, by the rules by which it is sent: who gets it, who is left out and why, and what it
 * costs. With placeholders the segments follow from the first contacts, for all the others in proportion.
 */
export const estimateOf = async (given: Partial<Campaign>, desk: Desk) => {
  const campaign = { ...given, optOutText: await wayOutOf(given, desk) };
  const { user, groups } = campaign;
  const meant = await whoGets(campaign, desk);
  const active = meant.groups.$in;
  const contacts = desk.records('contacts');
  const count = (where: object) => contacts.count(where);
  const named = await count({ user, groups: { $in: groups ?? [] } });
  const chosen = await count({ user, groups: { $in: active } });
  const left = await count({ user, groups: meant.groups });
  const all = await count(meant);
  let entries = 0;
  for (const group of active) entries += await count({ user, groups: { $in: [group] } });
  const written = countSegments(wholeMessage(campaign)).segments;
  const price = (await segmentPrice(all * written, desk)) ?? null;
  /* Of very many the first ones stand for the rest. */
  const first = await contacts.list({
    where: meant as object,
    sort: ['id', 'ASC'],
    limit: BATCH,
  });
  /* How many of all are like these of the first. */
  const share = (some: readonly Contact[]) => Math.ceil((some.length * all) / Math.max(first.length, 1));
  const rules = await countryRulesOf(desk);
  const purpose = purposeOfAll(campaign);
  const stopped = first.filter(
    (each) => each.status === 'unsubscribed' && stoppedByOptOut({ purpose, to: numberOf(each) }, rules),
  );
  const recipients = all - share(stopped);
  const optedOut = share(stopped) + (await optedOutOf(campaign, desk));
  const { from, mayUse } = await senderUse(campaign, desk);
  const reached = first.filter((each) => !stopped.includes(each));
  const faults = new Map(reached.map((each) => [each, faultyOr(() => mayUse(from, numberOf(each)))]));
  const served = reached.filter((each) => faults.get(each) === undefined);
  const lacking = reached.filter((each) => faults.get(each) === 'noWayOut');
  const noWayOut = share(lacking);
  const unserved = share(reached.filter((each) => !served.includes(each) && !lacking.includes(each)));
  const say = await sayingOf(campaign, desk);
  const segments = segmentsIn(say, { recipients: recipients - unserved - noWayOut, first: served });
  const cost = price && multiplyDecimals([price, `${segments}`]);
  const credit = toDecimal((await desk.records('users').get(user ?? ''))?.credit) ?? '0.0000';
  const creditAfter = cost && addDecimals([credit, multiplyDecimals([cost, '-1'])]);
  const isShort = creditAfter?.startsWith('-') ?? false;
  return {
    problem: await problemOf(campaign, { recipients, hasPrice: price !== null, isShort, desk }),
    recipients,
    optedOut,
    unreachable: left - optedOut - recipients,
    inactive: named - chosen,
    excluded: chosen - left,
    doubles: entries - chosen,
    unserved,
    noWayOut,
    wayOut: endingOf(campaign) || null,
    ...doubtfulNumbers(reached, recipients),
    warned: (await warnedOf(campaign, desk)).found.join(', ') || null,
    segments,
    price,
    cost,
    credit,
    creditAfter,
  };
};

type Sending = { readonly recipients: number; readonly first: readonly Contact[] };

const segmentsIn = (say: Saying, { recipients, first }: Sending): number => {
  const sum = first.reduce((total, each) => total + countSegments(say(each).text).segments, 0);
  return first.length === 0 ? 0 : Math.round((sum * recipients) / first.length);
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
