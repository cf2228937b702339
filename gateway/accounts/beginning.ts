import type { FirstAdministrator } from './firstAdministrator';
import { Refusal } from '../refusal';
import type { SetUpCode } from './setUpCode';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Makes the first administrator from `ADMIN_EMAIL` and `ADMIN_PASSWORD`, or answers with the address where a person
 * makes it; undefined when there is nothing to begin.
 * @throws when the variables are there and will not do.
 */
export const beginWith = async (
  env: Env,
  {
    administrator,
    setUp,
    address,
  }: {
    readonly administrator: FirstAdministrator;
    readonly setUp: SetUpCode;
    /** Of the page, with a slash at its end. */
    readonly address: string;
  },
): Promise<string | undefined> => {
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
