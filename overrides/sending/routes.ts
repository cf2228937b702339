import type { Desk, Network } from './desk';
import { prefixesIn } from './numbers';

/** Which network a number belongs to, by the longest prefix; none where no operator that works has it. */
export type Routes = (to: string) => Network | undefined;

export const routesOf = async (desk: Desk): Promise<Routes> => routesAmong(await networksOf(desk));

/** The operators that work. */
export const networksOf = ({ records }: Desk): Promise<readonly Network[]> =>
  records('operators').list({ where: { status: 'operational' }, limit: 10_000 });

export const routesAmong = (networks: readonly Network[]): Routes => {
  const byPrefix = new Map(
    networks.flatMap((network) => prefixesIn(network.dialPrefixes).map((each) => [each, network])),
  );
  return (to) => {
    for (let length = to.length; length > 0; length -= 1) {
      const network = byPrefix.get(to.slice(0, length));
      if (network) return network;
    }
    return undefined;
  };
};

/**
 * How many messages each operator has been handed in this second, and which of them take no more. Written down with the
 * operator, it holds for whichever process sends next.
 */
export const createPace = () => {
  let [second, handed, full] = ['', new Map<string, number>(), new Set<string>()];
  const at = (now: Date) => {
    const present = `${now.toISOString().slice(0, 19)}.000Z`;
    if (present !== second) [second, handed, full] = [present, new Map(), new Set()];
  };
  return {
    takes: (network: Network, now: Date): boolean => {
      at(now);
      const { id, throughput } = network;
      if (!throughput) return true;
      const before = network.handed?.at === second ? Number(network.handed.count) || 0 : 0;
      const count = (handed.get(id) ?? before) + 1;
      if (count > throughput) full.add(id);
      else handed.set(id, count);
      return !full.has(id);
    },
    full: (now: Date): readonly string[] => {
      at(now);
      return [...full];
    },
    writeDown: async ({ records }: Pick<Desk, 'records'>): Promise<void> => {
      for (const [id, count] of handed)
        await records('operators').update(id, { handed: { at: second, count } }, { aside: true });
    },
  };
};

export type Pace = ReturnType<typeof createPace>;
