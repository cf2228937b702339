import type config from '../../../resources.config';
import type { RecordOf } from '../../../src/config/defineResource';
import type { Desk } from '../desk';
import { isNumber } from '../numbers';
import { release } from './held';
import { leave } from './leave';
import { daysFrom, replySetting } from './replySetting';

type Reply = RecordOf<(typeof config.resources)['inboundMessages']>;

/** Opts the number of a reply out, as somebody has decided. False where it is no number. */
export const decideToLeave = async (
  { id, from, to, text, user, users }: Reply,
  desk: Desk,
): Promise<boolean> => {
  const phone = from ?? '';
  if (!isNumber(phone)) return false;
  const concerned = [user, ...(users ?? [])].flatMap((each) => each || []);
  const said = { words: text ?? '', sender: to ?? '' };
  await leave({ phone, users: concerned, ...said, decided: id }, desk);
  await release(phone, desk);
  return true;
};

const BATCH = 500;

/** Deletes the next replies that are older than is set. What waits for a decision stays. */
export const forgetReplies = async (desk: Desk): Promise<void> => {
  const { keepDays } = await replySetting(desk);
  const where = { status: 'done', createdAt: { $lt: daysFrom(desk.now, -keepDays) } } as const;
  for (;;) {
    const old = await desk.records('inboundMessages').list({ where, limit: BATCH });
    await desk.transaction(async ({ records }) => {
      for (const { id } of old) await records('inboundMessages').remove(id);
    });
    if (old.length < BATCH) return;
  }
};
