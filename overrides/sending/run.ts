import type { Records } from '../../server/hooks/defineHooks';
import { refusedText } from '../../server/hooks/values';
import { fail, finish, prepare, start, withdraw } from './campaign';
import type { Campaign, Desk } from './desk';
import { dueAt, expire, handOver, take, takeAgain, type Taken } from './handOver';
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
    const { done, wait, errors } = await runRound(operator, { routes, pace, operator }, round);
    // The try fails only now that all others have been served.
    if (done === 0 && errors.length > 0) throw errors[0];
    if (done === 0) return earliest([wait, await nextDue(round)]);
  }
};

type Way = Parameters<typeof take>[1];

const runRound = async (
  operator: Operator,
  way: Way,
  desk: Desk,
): Promise<{ done: number; wait?: Date | undefined; errors: readonly unknown[] }> => {
  const { records, now } = desk;
  const waits: (Date | undefined)[] = [];
  const errors: unknown[] = [];
  let done = 0;
  /* None of them keeps the others from being sent: what is refused has failed, any other error is told at the end. */
  const forEach = (where: Where, work: (campaign: Campaign) => Promise<void>) =>
    forAll(where, desk, async (campaign) => {
      try {
        await work(campaign);
      } catch (error) {
        const reason = refusedText(error, 422);
        if (reason === undefined) errors.push(error);
        else await fail(campaign.id, reason, desk);
      }
    });
  const scheduled = { status: 'scheduled', scheduledAt: { $lte: now.toISOString() } } as const;
  // Who looks at one finds it queued when its time has come.
  await forEach(scheduled, async ({ id }) => void (await records('campaigns').get(id)));
  await forEach({ status: 'queued' }, async ({ id }) => {
    await start(id, operator, desk);
    done += 1;
  });
  const [unanswered] = await records('smsLogs').list({
    where: { status: 'sending', ...dueAt(now) },
    limit: 1,
  });
  if (unanswered) done += await expire(desk);
  const go = async ({ rows, wait, ...taken }: Taken) => {
    await handOver(rows, operator, desk);
    waits.push(wait);
    done += taken.done;
  };
  const hand = async (campaign: string | null) => {
    if (unanswered) await go(await takeAgain(campaign, way, desk));
    await go(await take(campaign, way, desk));
  };
  // Single messages first, then campaigns of codes: for these somebody waits.
  await hand(null);
  for (const purpose of ['code', { $ne: 'code' }] as const)
    await forEach({ status: 'running', purpose } as Where, async ({ id, preparing }) => {
      if (preparing) {
        await prepare(id, desk);
        done += 1;
      } else {
        await hand(id);
        await finish(id, desk);
      }
    });
  await forEach({ status: 'cancelled', 'counts.queued': { $gt: 0 } } as object, async ({ id }) => {
    done += await withdraw(id, desk);
  });
  done += await askForReceipts(operator, desk);
  return { done, wait: earliest(waits), errors };
};

type Where = NonNullable<NonNullable<Parameters<Records<Campaign>['list']>[0]>['where']>;

const PAGE = 100;

/* By their ids, so that none is passed over while their states change. */
const forAll = async (
  where: Where,
  { records }: Desk,
  work: (campaign: Campaign) => Promise<void>,
): Promise<void> => {
  let after = '';
  for (;;) {
    const rest = { $and: [where, { id: { $gt: after } }] } as Where;
    const found = await records('campaigns').list({ where: rest, sort: ['id', 'ASC'], limit: PAGE });
    for (const campaign of found) await work(campaign);
    if (found.length < PAGE) return;
    after = found.at(-1)?.id ?? '';
  }
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
