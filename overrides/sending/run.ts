import type { Records } from '../../server/hooks/defineHooks';
import { faultIn } from '../../server/hooks/values';
import { fail, finish, start, withdraw } from './campaign';
import type { Campaign, Desk } from './desk';
import { expire, handOver, take, takeAgain, type Taken } from './handOver';
import { createConnections } from './handing/connections';
import { dueAt } from './handing/waiting';
import type { Operator } from './operator';
import { checkCampaign } from './handing/faulty';
import { prepare } from './handing/prepare';
import { askForReceipts } from './receive';
import { createPace, routesOf } from './routes';

/**
 * Does all that is due: takes campaigns up, hands over, asks for receipts. One process does this at a time. Answers when
 * there is more to do; undefined when nothing waits.
 */
export const runSending = async (
  operators: readonly Operator[],
  desk: Telling,
): Promise<Date | undefined> => {
  const pace = createPace();
  const connections = createConnections(operators);
  const troubles = createTroubles(desk);
  for (;;) {
    const routes = await routesOf(desk);
    const round = await desk.transaction(async ({ now }) => ({ ...desk, now }));
    await connections.refresh(round);
    const { done, wait } = await runRound(operators, { routes, pace, connections, troubles }, round);
    if (done > 0) continue;
    troubles.tell();
    const next = [wait, await nextDue(round), connections.nextTrial(round.now), troubles.again(round.now)];
    return earliest(next);
  }
};

type Telling = Desk & { readonly report: (error: unknown) => void };

type Way = Parameters<typeof take>[1] & { readonly troubles: Troubles };

type Troubles = ReturnType<typeof createTroubles>;

/** How long what has met with trouble is left alone, in milliseconds. */
const REST_MS = 10_000;

/*
 * Nothing keeps the rest from being sent. A campaign that a record stands in the way of has failed with the reason; any other
 * error is no fault of a campaign: it is left for later, and told once all others have been served.
 */
const createTroubles = (desk: Telling) => {
  const met = new Map<string, unknown>();
  return {
    /** Does one part of the work, which is left alone where it has met with trouble before. */
    within: async (part: string, work: () => Promise<void>): Promise<void> => {
      if (met.has(part)) return;
      try {
        await work();
      } catch (error) {
        met.set(part, error);
      }
    },
    campaign: async (campaign: Campaign, work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        const reason = faultIn(error);
        if (reason === undefined) throw error;
        await fail(campaign.id, reason, desk);
      }
    },
    tell: () => met.forEach(desk.report),
    again: (now: Date) => (met.size > 0 ? new Date(now.getTime() + REST_MS) : undefined),
  };
};

const runRound = async (
  [operator]: readonly Operator[],
  { troubles, ...way }: Way,
  desk: Desk,
): Promise<{ done: number; wait?: Date | undefined }> => {
  if (!operator) return { done: 0 };
  const { records, now } = desk;
  const waits: (Date | undefined)[] = [];
  let done = 0;
  const forEach = (where: Where, work: (campaign: Campaign) => Promise<void>) =>
    forAll(where, desk, (campaign) =>
      troubles.within(campaign.id, () => troubles.campaign(campaign, () => work(campaign))),
    );
  const scheduled = { status: 'scheduled', scheduledAt: { $lte: now.toISOString() } } as const;
  // Who looks at one finds it queued when its time has come.
  await forEach(scheduled, async ({ id }) => void (await records('campaigns').get(id)));
  await forEach({ status: 'queued' }, async (campaign) => {
    checkCampaign(campaign, desk);
    await start(campaign.id, operator, desk);
    done += 1;
  });
  const [unanswered] = await records('smsLogs').list({
    where: { status: 'sending', ...dueAt(now) },
    limit: 1,
  });
  if (unanswered)
    await troubles.within('expired', async () => {
      done += await expire(desk);
    });
  const go = async ({ rows, wait, ...taken }: Taken) => {
    await handOver(rows, way.connections, desk);
    waits.push(wait);
    done += taken.done;
  };
  const hand = async (campaign: string | null) => {
    if (unanswered) await go(await takeAgain(campaign, way, desk));
    await go(await take(campaign, way, desk));
  };
  // Single messages first, then campaigns of codes: for these somebody waits.
  await troubles.within('single messages', () => hand(null));
  for (const purpose of ['code', { $ne: 'code' }] as const)
    await forEach({ status: 'running', purpose } as Where, async (campaign) => {
      const { id, preparing } = campaign;
      checkCampaign(campaign, desk);
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
  await troubles.within('receipts', async () => {
    done += await askForReceipts(operator, desk);
  });
  return { done, wait: earliest(waits) };
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
