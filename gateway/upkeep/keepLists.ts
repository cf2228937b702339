import { isSameJson } from '../../src/model/values/plainObject';
import { report } from '../../server/report';
import { StoreAbandoned } from '../../server/store/statementLimit';
import { type ListPlan, type Store, StoreOutdated } from '../../server/store/store';

/** How often it is looked whether a collection has grown large, in milliseconds. */
const LOOK_EVERY = 60_000;

/** What a gateway does beside its requests so that long lists stay quick. */
export type KeptLists = {
  /** Begins to keep what these plans ask for; those from before count no more. */
  readonly follow: (plans: readonly ListPlan[]) => void;
  /** Ends what is under way. */
  readonly stop: () => Promise<void>;
};

/**
 * Prepares a store for its lists while it is in use: at once, and again every minute, since collections grow. Only the
 * first look takes away what no plan asks for: of two versions that run for a while, neither undoes what the other made.
 * `outdated` is called when another program has changed the form of the records.
 */
export const keepLists = (
  store: Pick<Store, 'prepare'>,
  outdated: () => void,
  every: number = LOOK_EVERY,
): KeptLists => {
  let followed: readonly ListPlan[] | undefined;
  let stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  const look = async (plans: readonly ListPlan[], isTidying: boolean, signal: AbortSignal) => {
    try {
      if (!signal.aborted) await store.prepare(plans, { isTidying, signal });
    } catch (error) {
      if (error instanceof StoreAbandoned || signal.aborted) return;
      report(error);
      if (error instanceof StoreOutdated) return outdated();
    }
    if (signal.aborted) return;
    timer = setTimeout(() => (underWay = look(plans, false, signal)), every);
    timer.unref();
  };

  const stop = async () => {
    followed = undefined;
    stopping.abort();
    clearTimeout(timer);
    await underWay;
  };
  return {
    follow: (plans) => {
      // An edit that changes no plan leaves the look that is due in its time.
      if (followed && isSameJson(followed, plans)) return;
      const before = stop();
      followed = plans;
      stopping = new AbortController();
      const { signal } = stopping;
      underWay = before.then(() => look(plans, true, signal));
    },
    stop,
  };
};
