import { countSegments, multiplyDecimals } from '../../server/hooks/values';
import { segmentPrice, whoGets } from './campaign';
import type { Campaign, Desk, Message } from './desk';
import { add } from './move';
import { optedOutAmong } from './optOuts';
import { goodUntil, purposeOf, purposeOfAll } from './senders/purpose';
import { sayingOf } from './texts/saying';

/**
 * Sends one message of a campaign to a number, before all others: as the first of its contacts would read it, outside of its
 * counts, at the price of a single message. It is charged as any other message.
 */
export const sendTest = async (campaign: Campaign, to: string, desk: Desk): Promise<void> => {
  const { records, now } = desk;
  const [contact = { id: '' }] = await records('contacts').list({
    where: (await whoGets(campaign, desk)) as object,
    sort: ['id', 'ASC'],
    limit: 1,
  });
  const { text } = (await sayingOf(campaign, desk))(contact);
  const sender = await records('senderIds').get(campaign.senderId ?? '');
  const id = `${campaign.id}-test-${now.getTime()}`;
  const purpose = purposeOfAll(campaign);
  await addSingle({ id, from: sender?.senderId ?? '', to, text, user: campaign.user, purpose }, desk);
};

type Single = Pick<Message, 'id' | 'from' | 'to' | 'text' | 'user' | 'purpose'>;

/** Queues a message of no campaign, at the price of a single one. */
export const addSingle = async (single: Single, desk: Desk): Promise<void> => {
  const { now } = desk;
  const { encoding, segments } = countSegments(single.text ?? '');
  const at = now.toISOString();
  const purpose = purposeOf(single);
  const message: Parameters<typeof add>[0][number] = {
    ...single,
    messageId: single.id,
    channel: 'web',
    encoding,
    price: multiplyDecimals([(await segmentPrice(segments, desk)) ?? '0', `${segments}`]),
    charge: '0.0000',
    tries: 0,
    purpose,
    validUntil: goodUntil(purpose, now),
    status: 'queued',
    nextAt: at,
    events: [{ at, status: 'queued', source: 'gateway' }],
  };
  await add([message], desk);
};

/** Whether this number wants nothing more from the customer of a campaign, or from one of its groups. */
export const isOptedOut = async (campaign: Campaign, to: string, desk: Desk): Promise<boolean> => {
  const message = { id: to, user: campaign.user, to, campaign: campaign.id };
  return (await optedOutAmong([{ ...message, purpose: purposeOfAll(campaign) }], desk)).has(to);
};

export const OPTED_OUT = {
  en: 'This person has opted out.',
  de: 'Diese Person hat sich abgemeldet.',
  fr: 'Cette personne s’est désinscrite.',
  pt: 'Esta pessoa cancelou.',
};
