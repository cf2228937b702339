import { linkPlan } from '../links/linkPlan';
import type { Parts } from '../parts';
import { emptyingWork } from '../bin/emptyingWork';
import { sweepingWork } from '../marks/sweeping';
import { applyTimedTransitions } from './applyTimedTransitions';
import { keepingWork, type KeepingParts, type TimedWork } from './keepingWork';

const JOB = 'timed.look';

/** How often, in milliseconds. */
const EVERY = 600_000;

/** Work for the worker that nobody asks for: states that time changes, records that are kept no longer, and what others have. */
export const timedWork = (
  parts: KeepingParts,
  entries: Parameters<typeof keepingWork>[1],
  ...others: readonly (Pick<TimedWork, 'works'> & Partial<TimedWork>)[]
): TimedWork => {
  const all = [
    movingWork(parts),
    keepingWork(parts, entries),
    emptyingWork(parts, entries),
    sweepingWork(parts),
    ...others,
  ];
  return {
    works: new Map(all.flatMap(({ works }) => [...works])),
    times: new Map(all.flatMap(({ times }) => [...(times ?? [])])),
  };
};

/* Those about which people are told, and from which values of others follow; the rest is looked at when somebody does. */
const movingWork = ({ model, store, clock }: Parts): TimedWork => {
  const followed = [...linkPlan(model).readers.values()].flat().map(({ other }) => other.key);
  const keys = new Set([...Object.values(model.notices?.events ?? {}).map(({ of }) => of), ...followed]);
  const resources = [...keys].map((key) => model.resource(key)).filter(({ timed }) => timed.length > 0);
  if (resources.length === 0) return { works: new Map(), times: new Map() };
  const look = async () => {
    for (const resource of resources) await applyTimedTransitions(resource, { model, clock, store });
  };
  return { works: new Map([[JOB, look]]), times: new Map([[JOB, { period: EVERY, offset: 0 }]]) };
};
