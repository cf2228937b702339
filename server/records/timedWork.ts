import type { Schedule } from '../hooks/times';
import type { Parts } from '../parts';
import { applyTimedTransitions } from './applyTimedTransitions';

const JOB = 'timed.look';

/** How often, in milliseconds. */
const EVERY = 600_000;

type TimedWork = {
  readonly works: ReadonlyMap<string, () => Promise<void>>;
  readonly times: ReadonlyMap<string, Schedule>;
};

/**
 * Work for the worker: looks at the records whose states time changes and about which people are told, though nobody
 * asks for them. All others are looked at when somebody does.
 */
export const timedWork = ({ model, store, clock }: Parts): TimedWork => {
  const keys = new Set(Object.values(model.notices?.events ?? {}).map(({ of }) => of));
  const resources = [...keys].map((key) => model.resource(key)).filter(({ timed }) => timed.length > 0);
  if (resources.length === 0) return { works: new Map(), times: new Map() };
  const look = async () => {
    for (const resource of resources) await applyTimedTransitions(resource, { model, clock, store });
  };
  return { works: new Map([[JOB, look]]), times: new Map([[JOB, { period: EVERY, offset: 0 }]]) };
};
