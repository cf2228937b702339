import type { Connection, Desk, Message, Network } from '../desk';
import type { Operator, Result } from '../operator';

/** The first pause of a connection that is at fault, in milliseconds: then one message tries it. Each further one is twice as long. */
const [FIRST_MS, LONGEST_MS] = [300_000, 3_600_000];

/** What the operators answered to messages that were handed over together, since a moment. */
export type Heard = { readonly results: readonly (Result | undefined)[]; readonly since: Date };

/**
 * What messages are handed over by, in the order of the environment, and which of it is paused. A network names its own, in its
 * order; the next is tried only where the one before has certainly not taken a message.
 */
export const createConnections = (operators: readonly Operator[]) => {
  const byName = new Map(operators.map((each) => [each.name, each]));
  let states = new Map<string, Connection>();
  let networks: readonly Network[] = [];
  let tried = new Set<string>();
  const onward = new Set<string>();

  const namesOf = ({ connections }: Network): readonly string[] => {
    const named = (connections ?? []).filter((name) => byName.has(name));
    return connections?.length ? named : operators.slice(0, 1).map(({ name }) => name);
  };
  const takes = (name: string, now: Date): boolean => {
    const { status, tryAt } = states.get(name) ?? {};
    return status !== 'paused' || (!tried.has(name) && (tryAt ?? '') <= now.toISOString());
  };
  const isShut = (network: Network, now: Date): boolean => !namesOf(network).some((name) => takes(name, now));

  return {
    batch: operators[0]?.batch ?? 0,
    get: (name: string | null | undefined): Operator | undefined => byName.get(name ?? '') ?? operators[0],
    /** Reads what the connections are at by now, and makes those that are new. */
    refresh: async ({ records }: Desk): Promise<void> => {
      const there = await records('connections').list({ limit: 10_000 });
      states = new Map(there.map((each) => [each.name ?? '', each]));
      tried = new Set();
      for (const { name } of operators)
        if (!states.has(name))
          states.set(name, await records('connections').create({ name, status: 'working', attempts: 0 }));
      const isAnyPaused = operators.some(({ name }) => states.get(name)?.status === 'paused');
      networks = isAnyPaused ? await records('operators').list({ limit: 10_000 }) : [];
    },
    /** By which one a message goes now; none where all of its network are paused. */
    choose: (row: Message, network: Network, now: Date): Operator | undefined => {
      const names = namesOf(network);
      const after = names.indexOf(row.connection ?? '') + 1;
      const name = [...names.slice(after), ...names.slice(0, after)].find((each) => takes(each, now));
      if (name === undefined) return undefined;
      if (states.get(name)?.status === 'paused') tried.add(name);
      if (name === names.at(-1)) onward.delete(row.id);
      else onward.add(row.id);
      return byName.get(name);
    },
    /** Whether there is another one to try, once this one has not taken a message. */
    hasNext: ({ id }: Message): boolean => onward.has(id),
    /** By which one what was not answered is handed over once more: the same, where it knows ids and is not paused. */
    again: ({ connection }: Message, now: Date): Operator | undefined => {
      const operator = byName.get(connection ?? '') ?? (connection ? undefined : operators[0]);
      return operator?.knowsIds && takes(operator.name, now) ? operator : undefined;
    },
    /** The networks that nothing can be handed over to now. */
    shut: (now: Date): readonly Network[] => networks.filter((network) => isShut(network, now)),
    /** Why nothing goes there, for whoever looks at a campaign. */
    reasonOf: (network: Network): string => {
      const [name = ''] = namesOf(network);
      return `the connection "${name}" is paused. ${states.get(name)?.reason ?? ''}`.trim();
    },
    /** When a paused one is tried again. */
    nextTrial: (now: Date): Date | undefined => nextTrialIn([...states.values()], now),
    /** Pauses it where it is at fault, for all campaigns; one that takes messages again works. */
    heed: async (name: string, { results, since }: Heard, desk: Desk): Promise<void> => {
      const { records, now } = desk;
      const state = await stateOf(name, desk);
      if (!state) return;
      const patch = nextState(state, { results, since }, now);
      if (patch) states.set(name, await records('connections').update(state.id, patch));
    },
  };
};

export type Connections = ReturnType<typeof createConnections>;

const nextTrialIn = (states: readonly Connection[], now: Date): Date | undefined => {
  const moments = states.map(({ status, tryAt }) => (status === 'paused' && tryAt) || '');
  const next = moments.filter((at) => at > now.toISOString()).toSorted()[0];
  return next === undefined ? undefined : new Date(next);
};

/* As it is by now: somebody may have let it go on. */
const stateOf = async (name: string, { records }: Desk): Promise<Connection | undefined> =>
  (await records('connections').list({ where: { name }, limit: 1 }))[0];

const WORKING = { status: 'working', reason: null, pausedAt: null, tryAt: null, attempts: 0 } as const;

const nextState = (
  { status, attempts, pausedAt }: Connection,
  { results, since }: Heard,
  now: Date,
): Partial<Omit<Connection, 'id'>> | undefined => {
  const isPaused = status === 'paused';
  const fault = results.flatMap((each) => (each && 'fault' in each ? each.fault : []))[0];
  const isAnswered = results.some((each) => each !== undefined);
  // What was under way when it was paused says nothing new.
  const isOld = isPaused && (pausedAt ?? '') > since.toISOString();
  if (fault === undefined && isAnswered) return isPaused && !isOld ? WORKING : undefined;
  if ((fault === undefined && !isPaused) || isOld) return undefined;
  const times = isPaused ? (attempts ?? 0) : 0;
  const tryAt = new Date(now.getTime() + Math.min(FIRST_MS * 2 ** times, LONGEST_MS)).toISOString();
  if (fault === undefined) return { tryAt };
  return {
    status: 'paused',
    reason: fault,
    pausedAt: isPaused ? (pausedAt ?? null) : now.toISOString(),
    tryAt,
    attempts: times + 1,
  };
};
