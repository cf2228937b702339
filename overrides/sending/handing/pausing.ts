import type { Connection, Desk } from '../desk';
import type { Heard, Lanes } from './lanes';

/** The first pause of a connection that is at fault, in milliseconds: then one message tries it. Each further one is twice as long. */
const [FIRST_MS, LONGEST_MS] = [300_000, 3_600_000];

/** So long, in milliseconds, one rests at most that has taken others since it last did: then it asks for one message alone. */
const OF_ONE_MS = 60_000;

/** Which connections are paused, or rest because they have asked for it. */
export const createPauses = (names: readonly string[], lanes: Lanes) => {
  let states = new Map<string, Connection>();
  const since = (name: string): string | undefined => {
    const state = states.get(name);
    return state && pausedSince(state);
  };
  return {
    /** Reads what the connections are at by now, and makes those that are new. */
    read: async ({ records }: Desk): Promise<void> => {
      const there = await records('connections').list({ limit: 10_000 });
      states = new Map(there.map((each) => [each.name ?? '', each]));
      for (const name of names)
        if (!states.has(name))
          states.set(name, await records('connections').create({ name, status: 'working', attempts: 0 }));
    },
    /** By which messages refer to it. */
    idOf: (name: string): string => states.get(name)?.id ?? '',
    nameOf: (id: string | null | undefined): string =>
      [...states.values()].find((each) => each.id === id)?.name ?? '',
    /** Since when it is paused; undefined where it is not. */
    since,
    /** Whether its rest or its pause is over; of a pause one message is to see whether it is. */
    isOver: (name: string, now: Date): boolean => {
      const paused = since(name);
      const isTime = (states.get(name)?.tryAt ?? '') <= now.toISOString();
      return isTime && (paused === undefined || !lanes.isTrying(name, paused));
    },
    /** Why nothing goes by it, for whoever looks at a campaign. */
    reasonOf: (name: string): string =>
      `the connection "${name}" is paused. ${states.get(name)?.reason ?? ''}`.trim(),
    /** When the first one may be tried. */
    next: (now: Date): Date | undefined => {
      const moments = Array.from(states.values(), ({ tryAt }) => tryAt ?? '');
      const [first] = moments.filter((at) => at > now.toISOString()).toSorted();
      return first === undefined ? undefined : new Date(first);
    },
    /** Pauses one where it is at fault, for all campaigns, and lets it rest where it asks for that; one that takes messages works. */
    heed: async (name: string, answers: readonly Heard[], desk: Desk): Promise<void> => {
      const { records, now } = desk;
      // As it is by now: somebody may have let it go on.
      const state = await records('connections').get(states.get(name)?.id ?? '');
      if (!state) return;
      const longest = (await isOfOne(state, answers, desk)) ? OF_ONE_MS : Infinity;
      const patch = afterAnswers(state, { answers, longest }, now);
      if (patch) states.set(name, await records('connections').update(state.id, patch));
    },
  };
};

export type Pauses = ReturnType<typeof createPauses>;

const pausedSince = ({ status, pausedAt }: Connection): string | undefined =>
  status === 'paused' ? (pausedAt ?? '') : undefined;

const restIn = ({ result }: Heard): number => (result && 'later' in result && result.after) || 0;

/* Whether it asks for a long rest though it has taken others since the last one. */
const isOfOne = async (state: Connection, answers: readonly Heard[], desk: Desk): Promise<boolean> => {
  if (!answers.some((each) => restIn(each) > OF_ONE_MS)) return false;
  const lately = new Date(desk.now.getTime() - LONGEST_MS).toISOString();
  return hasTaken(answers) || hasTakenSince(state.id, state.tryAt ?? lately, desk);
};

export const hasTaken = (answers: readonly Heard[]): boolean =>
  answers.some(({ result }) => result && 'taken' in result);

/** Whether messages were taken by a connection, by its id, that were handed over since a moment. */
export const hasTakenSince = async (
  connection: string | null | undefined,
  since: string | undefined,
  { records }: Pick<Desk, 'records'>,
): Promise<boolean> => {
  const where = { connection, sentAt: { $gte: since }, status: { $in: [...TAKEN] } } as const;
  return (await records('smsLogs').count(where as object)) > 0;
};

const TAKEN = ['sent', 'delivered', 'undelivered', 'expired'] as const;

type Answers = { readonly answers: readonly Heard[]; readonly longest: number };

/* What is written of a connection for what its operator has said; undefined where that says nothing new. */
const afterAnswers = (
  state: Connection,
  { answers, longest }: Answers,
  now: Date,
): Partial<Omit<Connection, 'id'>> | undefined => {
  const since = pausedSince(state);
  // What was on its way when it was paused says nothing new.
  const news = since === undefined ? answers : answers.filter(({ pausedAt }) => pausedAt === since);
  const results = news.flatMap(({ result }) => result ?? []);
  const [fault] = results.flatMap((each) => ('fault' in each ? each.fault : []));
  if (fault !== undefined) return paused(state, fault, now);
  const rest = Math.min(Math.max(...news.map(restIn), 0), longest);
  const tryAt = new Date(now.getTime() + rest).toISOString();
  const isRest = rest > 0 && (since !== undefined || tryAt > (state.tryAt ?? ''));
  if (isRest) return { ...WORKING, tryAt };
  // What others answer ends no rest that one has asked for.
  const isTime = Boolean(state.tryAt) && (state.tryAt ?? '') <= now.toISOString();
  if (results.length > 0) return since !== undefined || isTime ? WORKING : undefined;
  return since !== undefined && news.length > 0 ? { tryAt: nextTry(state, now) } : undefined;
};

const WORKING = { status: 'working', reason: null, pausedAt: null, tryAt: null, attempts: 0 } as const;

const timesOf = ({ status, attempts }: Connection): number => (status === 'paused' ? (attempts ?? 0) : 0);

const nextTry = (state: Connection, now: Date): string =>
  new Date(now.getTime() + Math.min(FIRST_MS * 2 ** timesOf(state), LONGEST_MS)).toISOString();

const paused = (state: Connection, reason: string, now: Date): Partial<Omit<Connection, 'id'>> => ({
  status: 'paused',
  reason,
  pausedAt: pausedSince(state) ?? now.toISOString(),
  tryAt: nextTry(state, now),
  attempts: timesOf(state) + 1,
});
