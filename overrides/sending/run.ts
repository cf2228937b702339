import { finish, prepare, start, withdraw } from './campaign';
import type { Desk } from './desk';
import { handOver, take, underWay } from './handOver';
import type { Operator } from './operator';
import { askForReceipts } from './receive';
import { createPace, routesOf } from './routes';

/**
 * Does all that is due: takes campaigns up, hands over, asks for receipts. One process does this at a time. Answers when
 * there is more to do; undefined when nothing waits.
 */
export const runSending = async (operator: Operator, desk: Desk): Promise<Date | undefined> => {
  const pace = createPace();
  for (;;) {
    const routes = await routesOf(desk);
    const round = await desk.transaction(async ({ now }) => ({ ...desk, now }));
    const { done, wait } = await runRound(operator, { routes, pace, operator }, round);
    if (done === 0) return earliest([wait, await nextDue(round)]);
  }
};

type Way = Parameters<typeof take>[1];

const runRound = async (
  operator: Operator,
  way: Way,
  desk: Desk,
): Promise<{ done: number; wait?: Date | undefined }> => {
  const { records, now } = desk;
  const waits: (Date | undefined)[] = [];
  let done = 0;
  const scheduled = { status: 'scheduled', scheduledAt: { $lte: now.toISOString() } } as const;
  // Who looks at one finds it queued when its time has come.
  for (const { id } of await records('campaigns').list({ where: scheduled }))
    await records('campaigns').get(id);
  for (const { id } of await records('campaigns').list({ where: { status: 'queued' } })) {
    await start(id, operator, desk);
    done += 1;
  }
  const repeated = await underWay(operator, desk);
  await handOver(repeated, operator, desk);
  done += repeated.length;
  const hand = async (campaign: string | null) => {
    const { rows, wait } = await take(campaign, way, desk);
    await handOver(rows, operator, desk);
    waits.push(wait);
    done += rows.length;
  };
  for (const { id, preparing } of await records('campaigns').list({ where: { status: 'running' } })) {
    if (preparing) {
      await prepare(id, desk);
      done += 1;
    } else {
      await hand(id);
      await finish(id, desk);
    }
  }
  await hand(null);
  const cancelled = { status: 'cancelled', 'counts.queued': { $gt: 0 } } as object;
  for (const { id } of await records('campaigns').list({ where: cancelled })) {
    await withdraw(id, desk);
    done += 1;
  }
  done += await askForReceipts(operator, desk);
  return { done, wait: earliest(waits) };
};

const nextDue = async ({ records, now }: Desk): Promise<Date | undefined> => {
  const where = {
    status: { $in: ['queued', 'sending', 'sent'] },
    nextAt: { $gt: now.toISOString() },
  } as const;
  const [next] = await records('smsLogs').list({ where, sort: ['nextAt', 'ASC'], limit: 1 });
  return next?.nextAt ? new Date(next.nextAt) : undefined;
};

const earliest = (moments: readonly (Date | undefined)[]): Date | undefined =>
  moments.flatMap((each) => each ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0];
