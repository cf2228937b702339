import type { Desk, Message, Network } from '../desk';
import { groupedBy } from '../move';
import type { Operator } from '../operator';
import type { Lanes } from './lanes';
import { createPauses } from './pausing';
import { placesFor, type Places } from './places';

/** Networks with the same connections, in the same order. */
type Alike = { readonly names: readonly string[]; readonly networks: readonly Network[] };

/** Networks that nothing may be handed over to now, but what went by one of these connections before, or by none. */
export type Blocked = { readonly ids: readonly string[]; readonly except: readonly (string | null)[] };

/**
 * What messages are handed over by, in the order of the environment, and which of it is paused. A network names its own, in its
 * order; the next is tried only where the one before has certainly not taken a message.
 */
export const createConnections = (operators: readonly Operator[], lanes: Lanes) => {
  const byName = new Map(operators.map((each) => [each.name, each]));
  const pauses = createPauses([...byName.keys()], lanes);
  let networks = new Map<string, Network>();
  let groups: readonly Alike[] = [];

  const namesOf = ({ connections }: Network): readonly string[] => {
    const named = (connections ?? []).filter((name) => byName.has(name));
    return connections?.length ? named : operators.slice(0, 1).map(({ name }) => name);
  };
  const nextOf = (names: readonly string[], before: string, now: Date): string | undefined => {
    const after = names.indexOf(before) + 1;
    return [...names.slice(after), ...names.slice(0, after)].find((each) => pauses.isOver(each, now));
  };

  return {
    batch: operators[0]?.batch ?? 0,
    pauses,
    get: (id: string | null | undefined): Operator | undefined =>
      byName.get(pauses.nameOf(id)) ?? operators[0],
    /** Reads what the connections are at by now, for these networks. */
    refresh: async (present: readonly Network[], desk: Desk): Promise<void> => {
      await pauses.read(desk);
      networks = new Map(present.map((each) => [each.id, each]));
      const alike = groupedBy(present, (each) => namesOf(each).join(' '));
      groups = Array.from(alike.values(), (own) => ({
        names: own.slice(0, 1).flatMap(namesOf),
        networks: own,
      }));
    },
    /** By which one a message goes now; none where all of its network rest or are paused. */
    choose: ({ connection }: Message, network: Network, now: Date): Operator | undefined =>
      byName.get(nextOf(namesOf(network), pauses.nameOf(connection), now) ?? ''),
    /** Whether there is another one to try, once this one has not taken a message. */
    hasNext: ({ operator, connection }: Message): boolean => {
      const network = networks.get(operator ?? '');
      const names = network ? namesOf(network) : [];
      const name = pauses.nameOf(connection);
      return names.includes(name) && names.at(-1) !== name;
    },
    /** By which one what was not answered is handed over once more: the same, where it knows ids and is not paused. */
    again: ({ connection }: Message, now: Date): Operator | undefined => {
      const operator = byName.get(pauses.nameOf(connection)) ?? (connection ? undefined : operators[0]);
      return operator?.knowsIds && pauses.isOver(operator.name, now) ? operator : undefined;
    },
    /** How many more of a campaign, or of none, may go by which one. */
    placesFor: (campaign: Parameters<typeof placesFor>[0], desk: Desk): Promise<Places> =>
      placesFor(campaign, { operators, lanes, pauses }, desk),
    /** Where none of these places is. */
    blocked: (places: Places, now: Date): readonly Blocked[] =>
      groups.flatMap(({ names, networks: own }) => {
        const befores = ['', ...names];
        const open = befores.filter((before) => places.has(nextOf(names, before, now)));
        const except = open.map((name) => pauses.idOf(name) || null);
        return open.length === befores.length ? [] : { ids: own.map(({ id }) => id), except };
      }),
    /** The networks all of whose connections are paused. */
    shut: (now: Date): readonly Network[] =>
      groups.flatMap(({ names, networks: own }) =>
        names.every((name) => pauses.since(name) !== undefined && !pauses.isOver(name, now)) ? own : [],
      ),
    /** Why nothing goes there, for whoever looks at a campaign. */
    reasonOf: (network: Network): string => {
      const [name] = namesOf(network);
      if (name !== undefined) return pauses.reasonOf(name);
      return `the operator "${network.name}" names no connection that there is: ${network.connections?.join(', ')}.`;
    },
  };
};

export type Connections = ReturnType<typeof createConnections>;
