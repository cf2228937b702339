import { countSegments } from '../../../server/hooks/values';
import { BATCH, type Message } from '../desk';
import { groupedBy } from '../move';
import type { Operator, Outgoing, Result } from '../operator';

/** A message that was handed over, and since when its connection was paused then: what tries it goes all the same. */
type Handed = {
  readonly row: Message;
  readonly operator: Operator;
  readonly pausedAt: string | undefined;
};

/** What came of it; no result where nobody knows. */
export type Heard = Handed & { readonly result: Result | undefined };

/** An answer waits so long for others, in milliseconds: what is written down together is written faster. */
const GATHER_MS = 50;

/**
 * The messages that are on their way in this process. A lane is a connection with a campaign, or with the messages of none: each
 * answer is heard when it comes, and nobody waits for the others.
 */
export const createLanes = (report: (error: unknown) => void) => {
  const onTheirWay = new Map<string, Handed>();
  let heard: Heard[] = [];
  let firstAt = 0;
  let wake = () => {};

  const isDue = (): boolean =>
    heard.length > 0 && (heard.length === onTheirWay.size || performance.now() - firstAt >= GATHER_MS);

  const send = async (handed: Handed, now: Date): Promise<void> => {
    const result = await handed.operator.send(outgoing(handed.row), now).catch((error: unknown) => {
      report(error);
      return undefined;
    });
    if (heard.length === 0) firstAt = performance.now();
    heard.push({ ...handed, result });
    wake();
  };

  return {
    isEmpty: (): boolean => onTheirWay.size === 0,
    /** What is not on its way, as a condition: that waits for its answer, however late it is. */
    others: () => ({ id: { $nin: [...onTheirWay.keys()] } }),
    /** How many are on their way by a connection, and how many of them are of a campaign, or of none. */
    load: (name: string, campaign: string | null): Load => {
      const all = [...onTheirWay.values()].filter(({ operator }) => operator.name === name);
      const own = all.filter(({ row }) => (row.campaign ?? null) === campaign);
      return { all: all.length, own: own.length };
    },
    /** Whether one is on its way that tries a connection which is paused since then. */
    isTrying: (name: string, since: string): boolean =>
      [...onTheirWay.values()].some(({ operator, pausedAt }) => operator.name === name && pausedAt === since),
    handOver: (handed: Handed, now: Date): void => {
      onTheirWay.set(handed.row.id, handed);
      void send(handed, now);
    },
    /** Has the answers written down that have come, those of each lane together. Answers how many there were. */
    write: async (work: (answers: readonly Heard[]) => Promise<void>): Promise<number> => {
      if (!isDue()) return 0;
      const came = heard;
      heard = [];
      for (const [, own] of groupedBy(came, laneOf))
        for (let at = 0; at < own.length; at += BATCH) {
          const part = own.slice(at, at + BATCH);
          await work(part);
          for (const { row } of part) onTheirWay.delete(row.id);
        }
      return came.length;
    },
    /** Waits until there are answers to write down, and no longer than so many milliseconds. */
    listen: (ms: number): Promise<void> =>
      new Promise((resolve) => {
        let timer = setTimeout(resolve, ms);
        wake = () => {
          if (heard.length === 0) return;
          clearTimeout(timer);
          if (isDue()) resolve();
          else timer = setTimeout(resolve, firstAt + GATHER_MS - performance.now());
        };
        wake();
      }),
  };
};

export type Lanes = ReturnType<typeof createLanes>;

type Load = { readonly all: number; readonly own: number };

const laneOf = ({ row, operator }: Handed): string => `${operator.name} ${row.campaign ?? ''}`;

const outgoing = ({ messageId, id, from, to, text, encoding }: Message): Outgoing => ({
  id: messageId ?? id,
  from: from ?? '',
  to: to ?? '',
  text: text ?? '',
  encoding: encoding ?? countSegments(text ?? '').encoding,
});
