import { READING, turns } from '../../../server/hooks/turns';
import { countSegments } from '../../../server/hooks/values';
import { senderUse, whoGets } from '../campaign';
import type { Campaign, Contact, Desk } from '../desk';
import { faultyOr } from '../handing/faulty';
import { numberOf } from '../numbers';
import { countryRulesOf } from '../senders/countryRules';
import { purposeOfAll, stoppedByOptOut } from '../senders/purpose';
import { quietHoursOf } from '../senders/quiet';
import { wholeMessage } from '../senders/wayOut';
import { holding } from '../words';
import { sayingOf, unsendable } from './saying';

/** So many recipients are looked at one by one; of more the first ones stand for the rest. */
export const LOOKED_AT = 20_000;

const PAGE = 5000;

/** What becomes of the recipients that were looked at. */
export type Tally = {
  looked: number;
  /** Left out: they have opted out, the sender may not be used, or not without a way out, the text cannot be sent. */
  stopped: number;
  unserved: number;
  noWayOut: number;
  unsendable: number;
  /** Of the others: who they are, their segments, and the fewest and the most that one of them gets. */
  readonly reached: Contact[];
  segments: number;
  least: number;
  most: number;
  /** Of these, who would wait for quiet hours to end if it were sent now. */
  quiet: number;
  /** How many have nothing for a placeholder. */
  readonly empty: Map<string, number>;
};

/** Looks at the recipients of a campaign, by the rules by which it is sent. */
export const tallyOf = async (campaign: Partial<Campaign>, desk: Desk): Promise<Tally> => {
  const tally: Tally = {
    looked: 0,
    stopped: 0,
    unserved: 0,
    noWayOut: 0,
    unsendable: 0,
    reached: [],
    quiet: 0,
    segments: 0,
    least: Infinity,
    most: 0,
    empty: new Map(),
  };
  const judge = await judging(campaign, tally, desk);
  const rest = turns();
  const whom = await whoGets(campaign, desk);
  let after = '';
  while (tally.looked < LOOKED_AT) {
    const where = { ...whom, id: { $gt: after } } as object;
    const page = await desk.records('contacts').list({ where, sort: ['id', 'ASC'], limit: PAGE });
    for (const contact of page) {
      await judge(contact);
      await rest(READING / 20);
    }
    tally.looked += page.length;
    after = page.at(-1)?.id ?? '';
    if (page.length < PAGE) break;
  }
  return tally;
};

const judging = async (campaign: Partial<Campaign>, tally: Tally, desk: Desk) => {
  const purpose = purposeOfAll(campaign);
  const rules = await countryRulesOf(desk);
  const { from, mayUse } = await senderUse(campaign, desk);
  const quiet = await quietHoursOf(desk);
  const say = await sayingOf(campaign, desk);
  const heldIn = await holding(campaign.user ?? '', desk);
  /* What holds the whole campaign is said of the whole. */
  const isHeld = (await heldIn(wholeMessage(campaign))) !== undefined;
  return async (contact: Contact): Promise<void> => {
    const to = numberOf(contact);
    if (contact.status === 'unsubscribed' && stoppedByOptOut({ purpose, to }, rules)) {
      tally.stopped += 1;
      return;
    }
    tally.reached.push(contact);
    const fault = faultyOr(() => mayUse(from, to));
    if (fault !== undefined) {
      tally[fault === 'noWayOut' ? 'noWayOut' : 'unserved'] += 1;
      return;
    }
    const said = faultyOr(() => say(contact));
    const { text, empty } = said === 'faulty' ? { text: '', empty: [] } : said;
    for (const name of empty) tally.empty.set(name, (tally.empty.get(name) ?? 0) + 1);
    if (unsendable(text) !== undefined || (!isHeld && (await heldIn(text)))) {
      tally.unsendable += 1;
      return;
    }
    const { segments } = countSegments(text);
    if (purpose === 'marketing' && quiet(to)) tally.quiet += 1;
    tally.segments += segments;
    tally.least = Math.min(tally.least, segments);
    tally.most = Math.max(tally.most, segments);
  };
};
