import { Hono } from 'hono';
import { createBarriers, type Barriers } from './controlBarrier';
import type { Served } from '../../server/serves';
import type { ControlEnv } from './controlEnv';
import { type ControlParts, createControlRoutes } from './controlRoutes';
import { createFaults, type Faults } from './faults';
import { createRequestLog, type RequestLog } from './requestLog';

export type Control = {
  log: RequestLog;
  faults: Faults;
  barriers: Barriers;
  /** The app with the log, the faults and the `/__ref` routes around it. */
  around: (app: Served) => Served;
};

export const createControl = (parts: ControlParts): Control => {
  const log = createRequestLog();
  const barriers = createBarriers();
  const faults = createFaults({ clock: parts.clock, barriers });
  return {
    log,
    faults,
    barriers,
    around: (app) => {
      const outer = new Hono<ControlEnv>();
      outer.route('/__ref', createControlRoutes(parts, { log, faults, barriers }));
      outer.use('*', log.middleware, faults.middleware);
      outer.all('*', (c) => app.fetch(c.req.raw, c.env));
      return outer;
    },
  };
};
