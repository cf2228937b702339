import type { Campaign, Desk } from '../sending/desk';
import { planOf } from './planLimits';

export const MINUTE = 60_000;

/** How many more a campaign may hand over in this minute: by its own speed, and by what the plan allows its customer. */
export const allowance = async (
  campaign: Campaign | undefined,
  batch: number,
  desk: Desk,
): Promise<{ left: number; wait?: Date }> => {
  const own = campaign?.smsPerMinute;
  const plan = campaign?.user ? await planOf(campaign.user, desk) : undefined;
  if (plan) desk.records('plans').judge({ smsPerMinute: plan.smsPerMinute ?? null });
  const ofPlan = plan?.smsPerMinute;
  const most = Math.min(own || Infinity, ofPlan || Infinity);
  if (!campaign || most === Infinity) return { left: batch };
  const { records, now } = desk;
  const since = new Date(now.getTime() - MINUTE).toISOString();
  const handed = async (campaigns: readonly string[]) =>
    records('smsLogs').count({ campaign: { $in: campaigns }, sentAt: { $gt: since } });
  let left = batch;
  if (own) left = Math.min(left, own - (await handed([campaign.id])));
  if (ofPlan) left = Math.min(left, ofPlan - (await handed(await underWay(campaign, since, desk))));
  return { left, wait: new Date(now.getTime() + Math.max(1000, MINUTE / most)) };
};

/* The campaigns of the same customer that may have handed something over since then. */
const underWay = async ({ user }: Campaign, since: string, { records }: Desk): Promise<string[]> => {
  const where = { user, $or: [{ status: { $in: ['running', 'paused'] } }, { finishedAt: { $gt: since } }] };
  return (await records('campaigns').list({ where: where as object, limit: 10_000 })).map(({ id }) => id);
};
