import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Model } from '../src/model/model';
import { createAccess } from './access';
import { act } from './act';
import type { Clock } from './clock';
import { createControl, type Served } from './control';
import { type Handlers, rightOf } from './handlers';
import { createJwtRoutes } from './jwtRoutes';
import { createPeople } from './people';
import { list, one } from './read';
import { isInScope } from './records';
import { Refusal } from './refusal';
import { routesOf, type Route } from './routes';
import { seedNew, type FirstRecords } from './seed';
import type { Store } from './store/store';
import type { Tokens } from './tokens';
import { create, remove, update } from './write';

export type GatewayParts = {
  readonly model: Model;
  readonly store: Store;
  readonly clock: Clock;
  readonly tokens: Tokens;
  readonly first: FirstRecords;
  /** Opens `/__ref` to this machine: request log, clock, fault switch. For tests only. */
  readonly hasControl: boolean;
};

export type Gateway = Served & {
  /** Is this path the gateway's, whatever it will answer? Everything else is the page's. */
  serves: (path: string) => boolean;
};

/** Bytes a request may have at most. */
const MOST_BYTES = 2 * 1024 * 1024;

/** The reference backend: every route, rule and right of it is read from the model. */
export const createGateway = async (parts: GatewayParts): Promise<Gateway> => {
  const { model, store, clock, tokens, hasControl } = parts;
  await seedNew(parts);
  const app = new Hono();
  const routes = routesOf(model);
  const people = createPeople(model, store);
  const access = createAccess({ tokens, people });
  const tooLarge = () => {
    throw new Refusal(413, `A request may have ${MOST_BYTES} bytes at most.`);
  };

  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body, error.status);
    console.error(error);
    const refusal = new Refusal(500, 'Something went wrong on the server.');
    return c.json(refusal.body, 500);
  });
  app.use('*', bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }));
  app.get('/config.json', (c) => c.json({ name: model.name, demo: parts.first.accounts.length > 0 }));
  app.route('/', createJwtRoutes({ tokens, people, clock }));
  for (const route of routes) {
    app.on(route.method, route.path, async (c) => {
      const person = await access(c.req.header('authorization'), route.source, route.method);
      const id = c.req.param('id') ?? '';
      const body = await bodyOf(c.req.raw);
      const served = await choose(route, { id, body, model, store });
      const { resource, operation, action } = served;
      const [right, subject] = action
        ? action.can
        : [rightOf[operation as keyof typeof rightOf], resource.subject];
      if (!person.ability.can(right, subject))
        throw new Refusal(403, `You lack the right to ${right} ${subject}.`);
      const params = new URL(c.req.url).searchParams;
      const answer = await handlers[operation](
        { resource, person, params, id, body, action },
        { model, store, clock },
      );
      return c.json(answer.body, answer.status);
    });
  }
  app.notFound((c) =>
    c.json(new Refusal(404, `There is nothing at ${c.req.method} ${c.req.path}.`).body, 404),
  );

  const control = createControl({
    enabled: hasControl,
    clock,
    reset: async ({ seed }) => {
      await store.clear();
      await seedNew(parts, seed);
    },
    expire: (userId) => tokens.expire(userId),
  });
  const prefixes = ['/jwt/', '/auth/', '/v1/', ...(hasControl ? ['/__ref/'] : [])];
  const patterns = routes.map(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  return {
    fetch: control.around(app).fetch,
    serves: (path) =>
      path === '/config.json' ||
      prefixes.some((prefix) => path.startsWith(prefix)) ||
      patterns.some((p) => p.test(path)),
  };
};

const handlers: Handlers = { list, one, create, update, delete: remove, action: act };

type Choice = {
  readonly id: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly model: Model;
  readonly store: Store;
};

/** Of the entities that share a route, the one whose scope the stored record, or the new one, lies in. */
const choose = async ({ served }: Route, { id, body, model, store }: Choice) => {
  const [first, ...others] = served;
  if (!first) throw new Refusal(404, 'There is nothing here.');
  if (others.length === 0) return first;
  const row = id === '' ? body : await store.get(first.resource.api.collection, id);
  const fitting = served.find(({ resource }) => row !== undefined && isInScope(resource, row, model.kinds));
  return fitting ?? first;
};

const bodyOf = async (request: Request): Promise<Record<string, unknown>> => {
  if (request.method === 'GET' || request.method === 'DELETE') return {};
  const text = await request.text();
  if (text === '') return {};
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      return body as Record<string, unknown>;
  } catch {
    /* said below */
  }
  throw new Refusal(400, 'The body must be one JSON object.');
};
