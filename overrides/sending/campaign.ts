import { costOf as tierCost } from '../../src/fields/special/tiers/tierPrices';
import { countSegments, toDecimal, type Decimal } from '../../server/hooks/values';
import { alone, BATCH, MOST_SEGMENTS, type Campaign, type Desk, type Message } from './desk';
import { giveUp, move, NO_COUNTS, stepTo } from './move';
import type { Lanes } from './handing/lanes';
import type { Operator } from './operator';
import { faultsOf } from './faults';
import { OUT } from './optOuts';
import { purposeOfAll } from './senders/purpose';
import { scheduleNext } from './repeat';
import { routesOf } from './routes';
import { countryRulesOf } from './senders/countryRules';
import { senderUseOf, unusableFor, type UsedSender } from './senders/senderUse';
import { lacksWayOut, NO_WAY_OUT, wholeMessage } from './senders/wayOut';
import { judgeText } from './texts/saying';
import { heldBy, notedHits, warnedOf } from './words';

/** Takes a queued campaign up: it runs, or is held, or fails with the reason. */
export const start = (id: string, { sentBy }: Operator, desk: Desk): Promise<void> =>
  alone(desk, async (inner) => {
    const { records, now } = inner;
    const campaign = await records('campaigns').get(id);
    if (campaign?.status !== 'queued') return;
    const end = async (patch: Partial<Campaign>) => void (await records('campaigns').update(id, patch));
    const isNew = campaign.counts?.total === undefined || campaign.counts.total === null;
    if (isNew) judgeText(campaign, inner);
    const [fault] = Object.values({
      ...(await faultsOf(campaign, inner)),
      ...(await senderFaults(campaign, inner)),
    });
    if (fault !== undefined)
      return end({ status: 'failed', reason: fault.en, finishedAt: now.toISOString() });
    const held = await heldBy(campaign, inner);
    // Approved was what stood there then, and nobody approves what is blocked.
    if (held && (held.isBlocked || !campaign.approvedBy)) {
      await notedHits(held.words, inner);
      return end({ status: 'pending_approval', reason: held.reason });
    }
    const recipients = await records('contacts').count((await whoGets(campaign, inner)) as object);
    const { segments } = countSegments(wholeMessage(campaign));
    const price = await segmentPrice(recipients * segments, inner);
    if (price === undefined)
      return end({ status: 'failed', reason: NO_PRICE, finishedAt: now.toISOString() });
    if (isNew) await notedHits((await warnedOf(campaign, inner)).words, inner);
    // The rest costs what the others did, and what was agreed to.
    const agreed = isNew ? undefined : toDecimal(campaign.segmentPrice);
    return end({
      status: 'running',
      reason: null,
      startedAt: campaign.startedAt ?? now.toISOString(),
      finishedAt: null,
      segmentPrice: agreed ?? price,
      sentBy,
      ...(isNew && {
        preparing: FIRST,
        counts: { ...NO_COUNTS, optedOut: await optedOutOf(campaign, inner) },
        actualCost: '0.0000',
        again: 0,
        againCost: '0.0000',
        estimatedCost: '0.0000',
      }),
    });
  });

export const NO_PRICE = 'There is no price for so many segments.';

/** Why a campaign may not be sent as a whole; none when it may. What it has no price for would fail a moment later. */
export const startFaultsOf = async (campaign: Partial<Campaign>, desk: Desk) => {
  judgeText(campaign, desk);
  const faults = { ...(await faultsOf(campaign, desk)), ...(await senderFaults(campaign, desk)) };
  if (Object.keys(faults).length > 0) return faults;
  const recipients = await desk.records('contacts').count((await whoGets(campaign, desk)) as object);
  const { segments } = countSegments(wholeMessage(campaign));
  if (segments > MOST_SEGMENTS) return { message: TOO_LONG };
  return (await segmentPrice(recipients * segments, desk)) === undefined ? { message: NO_PRICE } : {};
};

/** Whether its sender may be used for none of its recipients, or not without a way out. */
export const senderFaults = async (
  campaign: Partial<Campaign>,
  desk: Desk,
): Promise<{ senderId?: typeof OF_NO_USE; optOutText?: typeof NO_WAY_OUT }> => {
  const code = await unusableFor(await whoGets(campaign, desk), await senderUse(campaign, desk), desk);
  if (code === undefined) return {};
  return code === 'noWayOut' ? { optOutText: NO_WAY_OUT } : { senderId: OF_NO_USE };
};

/** The sender of a campaign as people read it, and where it may be used for that. */
export const senderUse = async (campaign: Partial<Campaign>, desk: Desk): Promise<UsedSender> => {
  const from = (await desk.records('senderIds').get(campaign.senderId ?? ''))?.senderId ?? '';
  const rules = await countryRulesOf(desk);
  const mayUse = await senderUseOf([from], await routesOf(desk), desk);
  return {
    from,
    mayUse: (sender, to) =>
      mayUse(sender, to) ?? (lacksWayOut(campaign, { from, to, rules }) ? 'noWayOut' : undefined),
  };
};

const TOO_LONG = {
  en: 'With the way out at its end it has more than 10 segments.',
  de: 'Mit dem Abmeldeweg am Ende hat sie mehr als 10 Segmente.',
  fr: 'Avec la désinscription à la fin, il dépasse 10 segments.',
  pt: 'Com a saída no fim, tem mais de 10 segmentos.',
};

const OF_NO_USE = {
  en: 'This sender ID may not be used for any of these recipients: look at its countries and operators.',
  de: 'Diese Absenderkennung darf für keinen dieser Empfänger verwendet werden: Prüfen Sie ihre Länder und Netzbetreiber.',
  fr: 'Cet identifiant d’expéditeur ne peut être utilisé pour aucun de ces destinataires : vérifiez ses pays et opérateurs.',
  pt: 'Este ID de remetente não pode ser usado para nenhum destes destinatários: verifique os países e operadores.',
};

/** The price of a segment where so many are sent together, as on the form. */
export const segmentPrice = async (segments: number, { records }: Desk): Promise<Decimal | undefined> => {
  const [prices] = await records('pricingRanges').list({ limit: 1 });
  if (!Array.isArray(prices?.ranges ?? [])) throw new RangeError('Pricing ranges: These are no tiers.');
  return tierCost(prices?.ranges ?? [], Math.max(segments, 1))?.each;
};

export const hasPrices = async ({ records }: Desk): Promise<boolean> => {
  const [prices] = await records('pricingRanges').list({ limit: 1 });
  return (prices?.ranges ?? []).length > 0;
};

/** Before the first contact, in the order of their ids. */
const FIRST = '0';

/**
 * The contacts that a campaign goes to: those of its groups that are active, who have left none of them. Whoever has opted out
 * has done so of marketing, and for that alone a yes is asked.
 */
export const whoGets = async (
  { user, groups, excludedGroups, ...campaign }: Partial<Campaign>,
  { records }: Pick<Desk, 'records'>,
) => {
  const own = await records('contactGroups').getMany(groups ?? []);
  const active = own.flatMap(({ id, status }) => (status === 'active' ? id : []));
  return {
    user,
    groups: { $in: active, $nin: excludedGroups ?? [] },
    ...(isForAll(campaign)
      ? { status: { $in: ['subscribed', 'asked', 'unsubscribed'] } }
      : { leftGroups: { $nin: groups ?? [] }, status: 'subscribed' }),
  };
};

const isForAll = (campaign: Partial<Campaign>): boolean => purposeOfAll(campaign) !== 'marketing';

/** How many of those that it is meant for have opted out, and get no message. */
export const optedOutOf = async (campaign: Partial<Campaign>, desk: Desk): Promise<number> => {
  const { user, groups } = await whoGets(campaign, desk);
  const left = isForAll(campaign)
    ? { status: 'blacklisted' }
    : { $or: [{ status: { $in: OUT } }, { leftGroups: { $in: campaign.groups ?? [] } }] };
  return desk.records('contacts').count({ user, groups, ...left } as object);
};

/**
 * Takes back the next of what still waits of a campaign that was cancelled. Answers how many: what is on its way is not, and
 * what was not answered is not handed over again.
 */
export const withdraw = (id: string, lanes: Lanes, desk: Desk): Promise<number> =>
  alone(desk, async (inner) => {
    const { records, now } = inner;
    const isDue = { nextAt: { $lte: now.toISOString() } };
    const unanswered = { campaign: id, status: 'sending', ...lanes.others(), ...isDue } as const;
    const given = await giveUp(await records('smsLogs').list({ where: unanswered, limit: BATCH }), inner);
    const where = { campaign: id, status: 'queued' as const };
    const rows = await records('smsLogs').list({ where, limit: BATCH });
    const patch = (row: Message) => ({ ...stepTo(row, 'cancelled', inner), nextAt: null });
    await move(
      rows.map((row) => ({ row, patch: patch(row) })),
      inner,
    );
    return given + rows.length;
  });

/** Ends a campaign of which nothing waits any more. */
export const finish = (id: string, desk: Desk): Promise<void> =>
  alone(desk, async (inner) => {
    const { records, now } = inner;
    const campaign = await records('campaigns').get(id);
    if (campaign?.status !== 'running' || campaign.preparing || (campaign.counts?.queued ?? 0) > 0) return;
    // Once: what is sent again does not begin anew a repetition that was stopped.
    const fault = campaign.finishedAt ? undefined : await scheduleNext(campaign, inner);
    await records('campaigns').update(id, {
      status: 'completed',
      finishedAt: now.toISOString(),
      ...(fault !== undefined && { reason: `It is not repeated. ${fault}` }),
    });
  });

/** Ends a campaign that cannot go on, with the reason. */
export const fail = async (id: string, reason: string, { records, now }: Desk): Promise<void> =>
  void (await records('campaigns').update(id, {
    status: 'failed',
    reason,
    finishedAt: now.toISOString(),
  }));
