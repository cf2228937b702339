import { alone, BATCH, type Campaign, type Desk, type Message } from './desk';
import { earlierIdsOf, nextTry } from './handing/tries';
import { FAILED, mayGoAgain, move, stepTo } from './move';
import { goneAmong, optedOutAmong } from './optOuts';
import { goodUntil, purposeOf } from './senders/purpose';

/** What a message begins anew with. Its id has a number behind it, for the operator has had the one before. */
export const anew = (row: Message, { now }: Pick<Desk, 'now'>): Partial<Omit<Message, 'id'>> => {
  return {
    ...stepTo(row, 'queued', { now }),
    messageId: nextTry(row),
    earlierIds: earlierIdsOf(row),
    connection: null,
    errorCode: null,
    partReceipts: null,
    remoteId: null,
    sentAt: null,
    tries: 0,
    nextAt: now.toISOString(),
    validUntil: goodUntil(purposeOf(row), now),
  };
};

/** Queues the next messages of a campaign that may go again, after an id. Answers with the last one; undefined at the end. */
export const queueFailed = (campaign: string, after: string, desk: Desk): Promise<string | undefined> =>
  alone(desk, async (inner) => {
    const { records } = inner;
    const found = await records('campaigns').get(campaign);
    const where = {
      campaign,
      status: { $in: FAILED },
      id: { $gt: after },
    } as const;
    const rows = await records('smsLogs').list({ where, sort: ['id', 'ASC'], limit: BATCH });
    const [optedOut, gone] = [await optedOutAmong(rows, inner), await goneAmong(rows, inner)];
    const codes = records('smsLogs').options('errorCode');
    const again = rows.filter((row) => mayGoAgain(row, codes) && !optedOut.has(row.id) && !gone.has(row.id));
    await reopen(found, again.length, inner);
    await move(
      again.map((row) => ({ row, patch: anew(row, inner) })),
      inner,
    );
    return rows.length < BATCH ? undefined : rows.at(-1)?.id;
  });

/** A campaign of which messages wait again runs again; `finishedAt` stays, for it was at its end before. */
export const reopen = async (
  campaign: Campaign | undefined,
  count: number,
  { records }: Pick<Desk, 'records'>,
): Promise<void> => {
  if (count > 0 && campaign?.status === 'completed')
    await records('campaigns').update(campaign.id, { status: 'running' });
};
