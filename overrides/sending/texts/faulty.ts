import { refusedText } from '../../../server/hooks/values';
import { BATCH, type Campaign, type Desk } from '../desk';
import { judgeText } from './saying';

/** Whether a message says what does not exist: it was stored before that was judged. */
export const isFaulty = (campaign: Partial<Campaign>, desk: Pick<Desk, 'records'>): boolean => {
  try {
    judgeText(campaign, desk);
    return false;
  } catch (error) {
    if (refusedText(error, 422) === undefined) throw error;
    return true;
  }
};

/**
 * Marks the next campaigns, after an id, that may still be sent and cannot be, so that somebody finds them before their time comes.
 * Answers the last of them; undefined at the end.
 */
export const markFaulty = (after: string, desk: Desk): Promise<string | undefined> =>
  desk.transaction(async (inner) => {
    const { records } = inner;
    const waiting = { status: { $in: ['draft', 'pending_approval', 'scheduled', 'queued', 'failed'] } };
    const where = { ...waiting, problem: { $exists: false }, id: { $gt: after } } as object;
    const found = await records('campaigns').list({ where, sort: ['id', 'ASC'], limit: BATCH });
    for (const each of found.filter((one) => isFaulty(one, inner)))
      await records('campaigns').update(each.id, { problem: 'placeholder' }, { aside: true });
    return found.length < BATCH ? undefined : found.at(-1)?.id;
  });

/** What is to be written besides where a message that could not be sent now can. */
export const mended = (before: Campaign, after: Campaign, desk: Pick<Desk, 'records'>): { problem?: null } =>
  before.problem && !isFaulty(after, desk) ? { problem: null } : {};
