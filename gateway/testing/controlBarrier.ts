import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Target } from './faultsRule';
import { isTarget, target } from './faultsRule';

/** Where a request can be held: before the routes work, right after, or when a fault has had its say too. */
export const barrierRule = target.extend({ at: z.enum(['beforeApply', 'afterApply', 'beforeAnswer']) });

export type BarrierRule = z.infer<typeof barrierRule>;

export type Barrier = {
  id: string;
  /** Settles when so many requests (default 1) have come to the barrier. */
  arrived: (count?: number) => Promise<void>;
  /** Lets through what waits and what is still to come; the barrier is gone. */
  release: () => void;
};

export type Barriers = {
  hold: (rule: BarrierRule) => Barrier;
  find: (id: string) => Barrier | undefined;
  releaseAll: () => void;
  pass: (at: BarrierRule['at'], request: { method: string; path: string }) => Promise<void>;
};

/** Holds requests until they are released: overlaps become a matter of order, not of time. */
export const createBarriers = (): Barriers => {
  const held = new Map<string, Held>();

  const hold: Barriers['hold'] = (rule) => {
    const barrier = createBarrier(rule, (id) => held.delete(id));
    held.set(barrier.id, barrier);
    return barrier;
  };

  return {
    hold,
    find: (id) => held.get(id),
    releaseAll: () => held.forEach(({ release }) => release()),
    pass: async (at, request) => {
      const inTheWay = Array.from(held.values()).filter(
        ({ rule }) => rule.at === at && isTarget(rule, request),
      );
      await Promise.all(inTheWay.map(({ wait }) => wait()));
    },
  };
};

type Held = Barrier & { rule: Target & Pick<BarrierRule, 'at'>; wait: () => Promise<void> };

const createBarrier = (rule: BarrierRule, forget: (id: string) => void): Held => {
  const id = randomUUID();
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let arrivals = 0;
  const watchers = new Set<() => void>();
  return {
    id,
    rule,
    arrived: (count = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (arrivals >= count) resolve();
        };
        watchers.add(look);
        look();
      }),
    release: () => {
      forget(id);
      open();
    },
    wait: () => {
      arrivals += 1;
      watchers.forEach((look) => look());
      return opened;
    },
  };
};
