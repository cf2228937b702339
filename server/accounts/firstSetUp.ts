import { type Context, Hono } from 'hono';
import type { FirstRecords } from '../seeding/seed';
import type { Parts } from '../parts';
import { Refusal, refuse } from '../refusal';
import { createFirstAdministrator, type FirstAdministrator } from './firstAdministrator';
import type { Passwords } from './passwords';
import { createSetUpCode, type SetUpCode } from './setUpCode';
import { bodyOf } from '../records/body';
import { attemptLimit, type CountAttempts } from './attempts/attempts';
import { createSettingOf, type SettingOf } from '../settingOf';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Makes the first administrator from `ADMIN_EMAIL` and `ADMIN_PASSWORD`, or answers with the address where a person
 * makes it; undefined when there is nothing to begin. `address` is that of the page, with a slash at its end.
 * @throws when the variables are there and will not do.
 */
export type Begin = (env: Env, address: string) => Promise<string | undefined>;

type Options = Parts & {
  readonly first: FirstRecords;
  readonly passwords: Pick<Passwords, 'hash' | 'verify'>;
  readonly setUp?: SetUpCode;
  readonly attemptsAt: CountAttempts;
  /** Where a request comes from. */
  readonly sourceOf: (c: Context) => string;
};

/** How a new installation comes to its first account, and which accounts are shut because everybody knows them. */
export const createFirstSetUp = ({ first, passwords, setUp: given, ...parts }: Options) => {
  const { closed = [] } = first;
  const { model, store, clock } = parts;
  const settingOf = createSettingOf({ model, store });
  const setUp = given ?? createSetUpCode(clock);
  const administrator = createFirstAdministrator({ model, store, clock, passwords, closed });

  const begin: Begin = async (env, address) => {
    if (!(await administrator.isNeeded())) return undefined;
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
    if (!email && !password)
      return `Nobody can sign in yet. Make the first administrator within an hour: ${address}#setup=${setUp.code}`;
    if (!email || !password)
      throw new Error('The first administrator needs both: ADMIN_EMAIL and ADMIN_PASSWORD.');
    try {
      await administrator.create({ name: 'Administrator', email, password });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Error(`ADMIN_EMAIL, ADMIN_PASSWORD: ${error.message}`, { cause: error });
    }
    return `The first administrator is ${email}.`;
  };
  return { closed, begin, routes: createSetUpRoutes({ ...parts, administrator, setUp, settingOf }) };
};

type RouteParts = {
  readonly administrator: FirstAdministrator;
  readonly setUp: SetUpCode;
  readonly attemptsAt: CountAttempts;
  readonly settingOf: SettingOf;
  /** Where a request comes from. */
  readonly sourceOf: (c: Context) => string;
};

/** Makes the first administrator, for whoever has the address that the gateway showed at its start. */
const createSetUpRoutes = ({ administrator, setUp, attemptsAt, sourceOf, settingOf }: RouteParts) => {
  const routes = new Hono();
  const attempts = attemptsAt('setUp');
  routes.post('/jwt/setup', async (c) => {
    const { code, ...given } = textsIn(await bodyOf(c.req.raw));
    // Only wrong codes count, and the right one is looked at first: strangers who guess keep nobody waiting.
    if (!setUp.isGood(code)) {
      await attempts.begin({ source: sourceOf(c) }, await attemptLimit(settingOf));
      throw noLongerGood();
    }
    if (!(await administrator.isNeeded())) throw noLongerGood();
    await administrator.create(given);
    setUp.use();
    return c.json({ success: true }, 201);
  });
  return routes;
};

const noLongerGood = () => refuse(403, 'linkExpired');

const textsIn = (body: Readonly<Record<string, unknown>>) => {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name].trim() : '');
  const password = typeof body['password'] === 'string' ? body['password'] : '';
  return { code: text('code'), name: text('name'), email: text('email'), password };
};
