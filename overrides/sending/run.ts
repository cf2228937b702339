import type { Records } from '../../server/hooks/defineHooks';
import { faultIn } from '../../server/hooks/values';
import { fail, finish, start, withdraw } from './campaign';
import type { Campaign, Desk, Message } from './desk';
import { expire, take, takeAgain } from './handOver';
import { createConnections } from './handing/connections';
import { checkCampaign } from './handing/faulty';
import { hear } from './handing/hear';
import { createLanes } from './handing/lanes';
import { prepare } from './handing/prepare';
import { dueAt } from './handing/waiting';
import type { Operator } from './operator';
import { askForReceipts } from './receive';
import { createPace, networksOf, routesAmong } from './routes';

/**
 * Does all that is due: takes campaigns up, hands over, asks for receipts. What was handed over is not waited for: its answers
 * are written down as they come, and meanwhile all others go on. One process does this at a time, and ends when nothing is on
 * its way any more. Answers when there is more to do; undefined when nothing waits.
 */
export const runSending = async (
  operators: readonly Operator[],
  desk: Telling,
): Promise<Date | undefined> => {
  const lanes = createLanes(desk.report);
  const connections = createConnections(operators, lanes);
  const way = { lanes, connections, pace: createPace(), troubles: createTroubles(desk) };
  try {
    for (;;) {
      const round = await desk.transaction(async ({ now }) => ({ ...desk, now }));
      const networks = await networksOf(round);
      await connections.refresh(networks, round);
      const { done, wait } = await runRound(operators, { ...way, routes: routesAmong(networks) }, round);
      if (done > 0) continue;
      const moments = [
        wait,
        await nextDue(round),
        connections.pauses.next(round.now),
        way.troubles.again(round.now),
      ];
      if (lanes.isEmpty()) return earliest(moments);
      await lanes.listen(LOOK_MS);
    }
  } finally {
    while (!lanes.isEmpty()) {
      await lanes.listen(LOOK_MS);
      await writeAnswers(way, desk);
    }
  }
};

/** While something is on its way, what others have left is looked for so often, in milliseconds. */
const LOOK_MS = 500;

type Telling = Desk & { readonly report: (error: unknown) => void };

type Way = Parameters<typeof take>[1] & { readonly troubles: Troubles };

type Troubles = ReturnType<typeof createTroubles>;

/** How long what has met with trouble is left alone, in milliseconds. */
const REST_MS = 10_000;

/*
 * Nothing keeps the rest from being sent. A campaign that a record stands in the way of has failed with the reason; any other
 * error is no fault of a campaign: it is told, and what has met with it is left for later.
 */
const createTroubles = (desk: Telling) => {
  const met = new Map<string, number>();
  const endsOf = (part: string): number => (met.get(part) ?? 0) + REST_MS;
  /** Does one part of the work. */
  const noting = async (part: string, now: Date, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      desk.report(error);
      met.set(part, now.getTime());
    }
  };
  return {
    noting,
    /** The same, but leaves it alone where it has just met with trouble. */
    within: async (part: string, now: Date, work: () => Promise<void>): Promise<void> => {
      if (!met.has(part) || endsOf(part) <= now.getTime()) await noting(part, now, work);
    },
    campaign: async (campaign: string | null, work: () => Promise<void>): Promise<void> => {
      try {
        await work();
      } catch (error) {
        const reason = faultIn(error);
        if (reason === undefined || campaign === null) throw error;
        await fail(campaign, reason, desk);
      }
    },
    /** When the first of them is tried again. */
    again: (now: Date): Date | undefined =>
      earliest([...met.keys()].map(endsOf).flatMap((at) => (at > now.getTime() ? new Date(at) : []))),
  };
};

/* Answers how many there were. */
const writeAnswers = ({ lanes, connections, troubles }: Omit<Way, 'routes' | 'pace'>, desk: Desk) =>
  lanes.write((answers) => {
    const campaign = answers[0]?.row.campaign ?? null;
    const work = () => hear(answers, connections, desk);
    return troubles.noting(partOf(campaign), desk.now, () => troubles.campaign(campaign, work));
  });

/* By which troubles are told apart. */
const partOf = (campaign: string | null): string => campaign ?? 'single messages';

type Done = { readonly done: number; readonly wait?: Date | undefined };

const runRound = async ([operator]: readonly Operator[], way: Way, desk: Desk): Promise<Done> => {
  if (!operator) return { done: 0 };
  const { records, now } = desk;
  const waits: (Date | undefined)[] = [];
  let done = 0;
  const within = (part: string, work: () => Promise<void>) => way.troubles.within(part, now, work);
  const forEach = (where: Where, work: (campaign: Campaign) => Promise<void>) =>
    forAll(where, desk, async (campaign) => {
      done += await writeAnswers(way, desk);
      await within(campaign.id, () => way.troubles.campaign(campaign.id, () => work(campaign)));
    });
  done += await writeAnswers(way, desk);
  const scheduled = { status: 'scheduled', scheduledAt: { $lte: now.toISOString() } } as const;
  // Who looks at one finds it queued when its time has come.
  await forEach(scheduled, async ({ id }) => void (await records('campaigns').get(id)));
  await forEach({ status: 'queued' }, async (campaign) => {
    checkCampaign(campaign, desk);
    await start(campaign.id, operator, desk);
    done += 1;
  });
  const unanswered = { status: 'sending', ...way.lanes.others(), ...dueAt(now) } as const;
  const isUnanswered = (await records('smsLogs').list({ where: unanswered, limit: 1 })).length > 0;
  if (isUnanswered)
    await within('expired', async () => {
      done += await expire(way.lanes, desk);
    });
  const hand = async (campaign: string | null) => {
    for (const each of isUnanswered ? [takeAgain, take] : [take]) {
      const taken = await each(campaign, way, desk);
      handOver(taken.rows, way, now);
      waits.push(taken.wait);
      done += taken.done;
    }
  };
  // Single messages first, then campaigns of codes: for these somebody waits.
  await within(partOf(null), () => hand(null));
  for (const purpose of ['code', { $ne: 'code' }] as const)
    await forEach({ status: 'running', purpose } as Where, async (campaign) => {
      const { id, preparing } = campaign;
      checkCampaign(campaign, desk);
      if (preparing) {
        await prepare(id, desk);
        done += 1;
      } else {
        await (campaign.counts?.queued === 0 ? finish(id, desk) : hand(id));
      }
    });
  await forEach({ status: 'cancelled', 'counts.queued': { $gt: 0 } } as object, async ({ id }) => {
    done += await withdraw(id, way.lanes, desk);
  });
  await within('receipts', async () => {
    done += await askForReceipts(operator, desk);
  });
  return { done, wait: earliest(waits) };
};

/* Nobody waits here for what the operators answer. */
const handOver = (rows: readonly Message[], { lanes, connections }: Way, now: Date): void => {
  for (const row of rows) {
    const operator = connections.get(row.connection);
    const pausedAt = operator && connections.pauses.since(operator.name);
    if (operator) lanes.handOver({ row, operator, pausedAt }, now);
  }
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
