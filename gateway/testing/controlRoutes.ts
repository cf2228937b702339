import { type MiddlewareHandler, Hono } from 'hono';
import { z } from 'zod';
import { barrierRule, type Barriers } from './controlBarrier';
import type { ControlContext, ControlEnv } from './controlEnv';
import type { Faults } from './faults';
import { faultRule } from './faultsRule';
import { remoteAddress } from '../onNode';
import { isForwarded } from '../../server/requests/sourceOf';
import type { RequestLog } from './requestLog';
import type { Clock } from '../../server/clock';
import type { Realtime } from '../live/realtime';

export type ControlParts = {
  clock: Clock;
  /** Puts the first records back. */
  reset: (options: ResetOptions) => Promise<void>;
  /** Revokes the tokens of one user, or of everybody. */
  expire: (userId?: string) => Promise<void>;
  realtime?: Pick<Realtime, 'emit' | 'drop' | 'count'>;
};

/** `seed` chooses the first records, `volume` how many; both as the gateway's seeds understand them. */
type ResetOptions = { seed?: number | undefined; volume?: number | undefined };

type Switches = { log: RequestLog; faults: Faults; barriers: Barriers };

/** The routes below `/__ref`. From anywhere but this machine they are not there. */
export const createControlRoutes = (parts: ControlParts, { log, faults, barriers }: Switches) => {
  const routes = new Hono<ControlEnv>();
  routes.use('*', onlyFromThisMachine);
  routes.onError((error, c) => c.json({ success: false, message: error.message }, 400));

  routes.post('/reset', async (c) => {
    const options = await read(c, resetOptions);
    barriers.releaseAll();
    faults.clear();
    parts.clock.reset();
    await parts.reset(options);
    log.clear();
    return done(c);
  });

  routes.get('/log', (c) => c.json({ success: true, entries: log.entries() }));
  routes.delete('/log', (c) => done(c, log.clear()));

  routes.get('/faults', (c) => c.json({ success: true, faults: faults.rules() }));
  routes.delete('/faults', (c) => done(c, faults.clear()));
  routes.post('/faults', async (c) => done(c, faults.add(await read(c, faultRule))));

  routes.post('/barriers', async (c) =>
    c.json({ success: true, id: barriers.hold(await read(c, barrierRule)).id }),
  );
  routes.get('/barriers/:id', async (c) => {
    const count = z.coerce.number().int().positive().default(1).parse(c.req.query('count'));
    const barrier = barriers.find(c.req.param('id'));
    if (!barrier) return c.notFound();
    await barrier.arrived(count);
    return done(c);
  });
  routes.delete('/barriers/:id', (c) => done(c, barriers.find(c.req.param('id'))?.release()));

  routes.post('/clock', async (c) => done(c, parts.clock.add((await read(c, clockMove)).addSeconds)));
  routes.post('/expire', async (c) => done(c, await parts.expire((await read(c, whose)).userId)));

  routes.post('/emit', async (c) => {
    const { times, ...said } = await read(c, emission);
    parts.realtime?.emit(said);
    // A flood: each a record of its own.
    for (let at = 1; at < times; at += 1)
      parts.realtime?.emit({ ...said, payload: { ...Object(said.payload), _id: `flood-${at}` } });
    return done(c);
  });
  routes.get('/socket', (c) => c.json({ success: true, count: parts.realtime?.count() ?? 0 }));
  routes.post('/socket/drop', async (c) => done(c, parts.realtime?.drop((await read(c, whose)).userId)));
  routes.all('*', (c) => c.notFound());
  return routes;
};

const resetOptions = z.object({ seed: z.int().optional(), volume: z.int().nonnegative().optional() });
const clockMove = z.object({ addSeconds: z.number() });
const whose = z.object({ userId: z.string().optional() });
const emission = z.object({
  event: z.string(),
  userId: z.string(),
  payload: z.json(),
  times: z.int().positive().default(1),
});

const done = (c: ControlContext, _result?: unknown) => c.json({ success: true });

/** @throws an error that names each wrong key and its valid values. */
const read = async <S extends z.ZodType>(c: ControlContext, schema: S): Promise<z.output<S>> => {
  const text = await c.req.text();
  const result = schema.safeParse(text === '' ? {} : JSON.parse(text));
  if (result.success) return result.data;
  throw new Error(`${c.req.path}: ${z.prettifyError(result.error)}`);
};

const onlyFromThisMachine: MiddlewareHandler<ControlEnv> = async (c, next) => {
  const isLocal = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remoteAddress(c.env));
  // A page of somebody else may have a name of its own lead here.
  const isAskedHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(c.req.url).hostname);
  // Behind a proxy on this machine, everybody seems to come from this machine.
  if (isLocal && isAskedHere && !isForwarded(c.req.raw.headers)) return next();
  return c.notFound();
};
