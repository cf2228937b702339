import type { Context } from 'hono';
import type { FirstRecords } from '../seeding/seed';
import type { Parts } from '../parts';
import { Refusal } from '../refusal';
import { createFirstAdministrator } from './firstAdministrator';
import type { Passwords } from './passwords';
import { createSetUpCode, type SetUpCode } from './setUpCode';
import { createSetUpRoutes } from './setUpRoutes';

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
  /** Where a request comes from. */
  readonly sourceOf: (c: Context) => string;
};

/** How a new installation comes to its first account, and which accounts are shut because everybody knows them. */
export const createFirstSetUp = ({ first, passwords, setUp: given, sourceOf, ...parts }: Options) => {
  const { closed = [] } = first;
  const { model, store, clock } = parts;
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
  return { closed, begin, routes: createSetUpRoutes({ administrator, setUp, clock, sourceOf }) };
};
