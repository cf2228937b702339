import type { Next } from 'hono';
import type { Clock } from '../../server/clock';
import type { Barriers } from './controlBarrier';
import type { ControlContext } from './controlEnv';
import { playFault } from './faultsAnswer';
import type { Fault, FaultInput } from './faultsRule';
import { faultRule, isTarget } from './faultsRule';

export type Faults = {
  /** Arms a fault; the answered function disarms it. Of several that match, the oldest plays first. */
  add: (input: FaultInput) => () => void;
  /** Those still armed. */
  rules: () => Fault[];
  clear: () => void;
  middleware: (c: ControlContext, next: Next) => Promise<void>;
};

export const createFaults = ({ clock, barriers }: { clock: Clock; barriers: Barriers }): Faults => {
  let armed: Armed[] = [];

  const disarmSpent = () => {
    armed = armed.filter(({ left, until }) => left > 0 && clock.now() < until);
  };

  const take = (request: { method: string; path: string }): Fault | undefined => {
    disarmSpent();
    const found = armed.find(({ fault }) => isTarget(fault, request));
    if (found) found.left -= 1;
    return found?.fault;
  };

  return {
    add: (input) => {
      const entry = arm(faultRule.parse(input), clock);
      armed.push(entry);
      return () => {
        armed = armed.filter((other) => other !== entry);
      };
    },
    rules: () => {
      disarmSpent();
      return armed.map(({ fault }) => fault);
    },
    clear: () => {
      armed = [];
    },
    middleware: async (c, next) => {
      const request = { method: c.req.method, path: c.req.path };
      const logged = c.get('logged');
      const fault = take(request);
      if (logged && fault) logged.fault = fault.kind;
      await barriers.pass('beforeApply', request);
      const apply = async () => {
        await next();
        if (logged) logged.handled = c.res.status;
        await barriers.pass('afterApply', request);
        return c.res;
      };
      const answer = fault ? await playFault(fault, c, apply) : await apply();
      await barriers.pass('beforeAnswer', request);
      replaceAnswer(c, answer);
    },
  };
};

type Armed = { fault: Fault; left: number; until: number };

const arm = (fault: Fault, clock: Clock): Armed => ({
  fault,
  left: fault.times === 'always' ? Infinity : fault.times,
  until: fault.kind === 'storm401' ? clock.now() + fault.ms : Infinity,
});

/** Hono lays the headers of the answer it already has over a new one, unless that is taken away first. */
const replaceAnswer = (c: ControlContext, answer: Response) => {
  if (c.finalized && answer === c.res) return;
  c.res = undefined;
  c.res = answer;
};
