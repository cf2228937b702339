import {
  addDecimals,
  countSegments,
  faultIn,
  multiplyDecimals,
  toDecimal,
} from '../../../server/hooks/values';
import { senderUse, whoGets } from '../campaign';
import { alone, BATCH, type Campaign, type Code, type Contact, type Desk, type Message } from '../desk';
import { add } from '../move';
import { numberOf } from '../numbers';
import { optedOutAmong } from '../optOuts';
import { goodUntil, purposeOfAll } from '../senders/purpose';
import { quietHoursOf, type QuietHours } from '../senders/quiet';
import type { UsedSender } from '../senders/senderUse';
import { askedAgain } from '../texts/agreed';
import { sayingOf, unsendable, type Saying } from '../texts/saying';
import { holding } from '../words';
import { faultOf } from './faulty';

/** Writes the messages of the next recipients. True until all are there. */
export const prepare = (id: string, desk: Desk): Promise<boolean> =>
  alone(desk, async (inner) => {
    const { records, now } = inner;
    const campaign = await records('campaigns').get(id);
    const after = campaign?.preparing;
    if (campaign?.status !== 'running' || !after) return false;
    const where = { ...(await whoGets(campaign, inner)), id: { $gt: after } } as object;
    const found = await records('contacts').list({ where, sort: ['id', 'ASC'], limit: BATCH });
    const isHeld = await holding(campaign.user ?? '', inner);
    const mayPass = async (text: string) => {
      const held = await isHeld(text);
      return !held || (!held.isBlocked && Boolean(campaign.approvedBy));
    };
    const purpose = purposeOfAll(campaign);
    const to = found.map((each) => ({
      id: numberOf(each),
      to: numberOf(each),
      user: campaign.user,
      campaign: id,
      purpose,
    }));
    const optedOut = await optedOutAmong(to, inner);
    const isNumber = (text: string) =>
      text !== '' && faultOf(() => records('smsLogs').judge({ to: text })) === undefined;
    const say = await sayingOf(campaign, inner);
    const quiet = await quietHoursOf(inner);
    const given = { ...(await senderUse(campaign, inner)), now, mayPass, optedOut, isNumber, say, quiet };
    const rows: Awaited<ReturnType<typeof messageTo>>[] = [];
    for (const contact of found) rows.push(await messageTo(contact, campaign, given));
    // A number has one message of a campaign, whoever has it and however often this is done.
    const there = await records('smsLogs').getMany(rows.map((row) => row.id));
    const known = new Set(there.map((row) => row.id));
    const added = rows.filter((row) => !known.has(row.id) && known.add(row.id));
    await add(added, inner);
    const isLast = found.length < BATCH;
    const preparing = isLast ? null : (found.at(-1)?.id ?? null);
    const prices = added.map(({ status, price }) => (status === 'queued' && toDecimal(price)) || '0');
    const estimatedCost = addDecimals([toDecimal(campaign.estimatedCost) ?? '0.0000', ...prices]);
    const asks = isLast ? askedAgain(estimatedCost, campaign) : undefined;
    const patch = { preparing, estimatedCost, ...asks };
    await records('campaigns').update(id, patch, { aside: asks === undefined });
    return !isLast;
  });

type Given = UsedSender & {
  readonly now: Date;
  /** Whether no word holds a text. */
  readonly mayPass: (text: string) => Promise<boolean>;
  /** Numbers on the list, whatever their contacts say. */
  readonly optedOut: ReadonlySet<string>;
  readonly say: Saying;
  readonly quiet: QuietHours;
  /** Whether a message may be to it: what was stored past the checks of a contact may be anything. */
  readonly isNumber: (text: string) => boolean;
};

/** What a contact reads; nothing where a record stands in the way, and which one. */
export const saidTo = (contact: Contact, say: Saying): { readonly text: string; readonly fault?: string } => {
  try {
    return say(contact);
  } catch (error) {
    const fault = faultIn(error);
    if (fault === undefined) throw error;
    return { text: '', fault };
  }
};

const messageTo = async (
  contact: Contact,
  campaign: Campaign,
  { from, mayUse, now, mayPass, optedOut, isNumber, say, quiet }: Given,
): Promise<Partial<Message> & { readonly id: string }> => {
  const { text, fault } = saidTo(contact, say);
  const number = isNumber(numberOf(contact)) ? numberOf(contact) : null;
  const id = `${campaign.id}-${number?.replace('+', '') ?? contact.id}`;
  const { encoding, segments } = countSegments(text);
  const held = async (): Promise<Code | undefined> => ((await mayPass(text)) ? undefined : '43');
  const codeFor = async (to: string): Promise<Code | undefined> => {
    if (optedOut.has(to)) return 'optOut';
    return fault === undefined ? (mayUse(from, to) ?? unsendable(text) ?? held()) : 'faulty';
  };
  const code = number === null ? '15' : await codeFor(number);
  const purpose = purposeOfAll(campaign);
  // Nothing is given up before it could go.
  const begins = (purpose === 'marketing' && number !== null && quiet(number)) || now;
  const at = now.toISOString();
  const status = code === 'faulty' ? 'failed' : code ? 'rejected' : 'queued';
  return {
    id,
    messageId: id,
    from,
    to: number,
    text,
    user: campaign.user,
    campaign: campaign.id,
    channel: 'web',
    encoding,
    price: multiplyDecimals([toDecimal(campaign.segmentPrice) ?? '0', `${segments}`]),
    charge: '0.0000',
    tries: 0,
    purpose,
    validUntil: goodUntil(purpose, begins, campaign.validity),
    status,
    nextAt: code ? null : at,
    events: [{ at, status, source: 'gateway', ...(code && { code }), ...(fault && { note: fault }) }],
    ...(code && { errorCode: code }),
  };
};
