import { Hono, type Context } from 'hono';
import { bodyOf } from '../records/body';
import type { Clock } from '../clock';
import { Refusal } from '../refusal';
import { createAttempts } from './attempts';
import type { FirstAdministrator } from './firstAdministrator';
import type { SetUpCode } from './setUpCode';

type Parts = {
  readonly administrator: FirstAdministrator;
  readonly setUp: SetUpCode;
  readonly clock: Clock;
  /** Where a request comes from. */
  readonly sourceOf: (c: Context) => string;
};

/** Makes the first administrator, for whoever has the address that the gateway showed at its start. */
export const createSetUpRoutes = ({ administrator, setUp, clock, sourceOf }: Parts) => {
  const routes = new Hono();
  const attempts = createAttempts(clock);
  routes.post('/jwt/setup', async (c) => {
    const { code, ...given } = textsIn(await bodyOf(c.req.raw));
    // Only wrong codes count, and the right one is looked at first: strangers who guess keep nobody waiting.
    if (!setUp.isGood(code)) {
      const source = sourceOf(c);
      const retryAfter = attempts.begin({ source, account: source });
      if (retryAfter > 0) throw new Refusal(429, 'Too many attempts.', { retryAfter });
      throw noLongerGood();
    }
    if (!(await administrator.isNeeded())) throw noLongerGood();
    await administrator.create(given);
    setUp.use();
    return c.json({ success: true }, 201);
  });
  return routes;
};

const noLongerGood = () =>
  new Refusal(403, 'This address is no longer good. Start the gateway again for a new one.');

const textsIn = (body: Readonly<Record<string, unknown>>) => {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
  const password = typeof body['password'] === 'string' ? body['password'] : '';
  return { code: text('code'), name: text('name'), email: text('email'), password };
};
