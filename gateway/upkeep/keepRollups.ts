import { isSameJson } from '../../src/model/values/plainObject';
import { report } from '../../server/report';
import type { Cube } from '../../server/store/cube';
import type { Store } from '../../server/store/store';

/** How often what writes have left is put together, in milliseconds. */
const EVERY = 10_000;

/** What a gateway does beside its requests so that numbers of very many records are quick. */
export type KeptRollups = {
  /** Begins to keep these with every write, and no others. Nobody waits for them: until then the records are counted. */
  readonly follow: (cubes: readonly Cube[]) => void;
  /** Ends when what is under way has ended. */
  readonly stop: () => Promise<void>;
};

/** Has a store keep numbers while it is in use: at once, and again every ten seconds. */
export const keepRollups = (store: Pick<Store, 'rollUp'>, every: number = EVERY): KeptRollups => {
  let kept: readonly Cube[] | undefined;
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const look = async (): Promise<void> => {
    clearTimeout(timer);
    if (!kept) return;
    await store.rollUp(kept).catch(report);
    if (!kept) return;
    timer = setTimeout(() => (underWay = look()), every);
    timer.unref();
  };
  return {
    follow: (cubes) => {
      if (kept && isSameJson(kept, cubes)) return;
      kept = cubes;
      underWay = underWay.then(look);
    },
    stop: async () => {
      kept = undefined;
      clearTimeout(timer);
      await underWay;
    },
  };
};
