import type { Campaign, Desk } from '../desk';
import type { Operator } from '../operator';
import { purposeOfAll } from '../senders/purpose';
import type { Lanes } from './lanes';
import type { Pauses } from './pausing';

/** How many more messages of a campaign, or of none, may go by which connection, until a transaction ends. */
export const placesFor = async (
  campaign: Campaign | undefined,
  { operators, lanes, pauses }: Ways,
  { records, now }: Desk,
) => {
  const isFirst = !campaign || purposeOfAll(campaign) === 'code';
  const rooms = new Map<string, number>();
  let isPaced = false;
  const ofPace = async ({ name, perSecond }: Operator): Promise<number> => {
    if (perSecond === undefined) return Infinity;
    const since = `${now.toISOString().slice(0, 19)}.000Z`;
    const all = await records('smsLogs').count({ connection: pauses.idOf(name), sentAt: { $gte: since } });
    return roomIn(perSecond, { all, own: 0 }, isFirst);
  };
  for (const operator of operators) {
    const { name, atOnce } = operator;
    const isPaused = pauses.since(name) !== undefined;
    const isOver = pauses.isOver(name, now);
    const room = isOver ? roomIn(atOnce, lanes.load(name, campaign?.id ?? null), isFirst) : 0;
    const paced = room > 0 ? await ofPace(operator) : 0;
    isPaced ||= room > 0 && paced === 0;
    if (isOver || !isPaused) rooms.set(name, Math.min(room, paced, isPaused ? 1 : Infinity));
  }
  return {
    /** By the one that has most; undefined where all are paused. */
    most: rooms.size === 0 ? undefined : Math.max(...rooms.values()),
    /** Whether there are more in the next second. */
    isPaced,
    has: (name: string | undefined): boolean => (rooms.get(name ?? '') ?? 0) > 0,
    use: (name: string): void => void rooms.set(name, (rooms.get(name) ?? 0) - 1),
  };
};

export type Places = Awaited<ReturnType<typeof placesFor>>;

type Ways = { readonly operators: readonly Operator[]; readonly lanes: Lanes; readonly pauses: Pauses };

/*
 * How many more of a lane may go where so many fit: no more than four times as many as stay free for the others, and always
 * one. The last tenth is for those first for whom somebody waits, codes and single messages.
 */
const roomIn = (size: number, { all, own }: ReturnType<Lanes['load']>, isFirst: boolean): number => {
  const free = size - all - (isFirst ? 0 : Math.floor(size / 10));
  const fair = Math.floor((SHARE * free - own) / (SHARE + 1));
  return Math.max(0, Math.min(free, Math.max(fair, own === 0 ? 1 : 0)));
};

const SHARE = 4;
