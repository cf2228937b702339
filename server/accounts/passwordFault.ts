import type { RefusalKey } from '../refusal';

type Fault = { readonly key: RefusalKey; readonly args: Readonly<Record<string, number>> };

/** Characters that the password of an administrator must have at least. */
export const SHORTEST_PASSWORD = 12;

/** Why nobody should guard a whole installation with this password; undefined when it will do. */
export const passwordFault = (password: string, { email }: { readonly email: string }): Fault | undefined => {
  const plain = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (password.length < SHORTEST_PASSWORD)
    return { key: 'passwordShort', args: { length: password.length, least: SHORTEST_PASSWORD } };
  if (new Set(plain).size < FEWEST_DIFFERENT)
    return { key: 'passwordAlike', args: { least: FEWEST_DIFFERENT } };
  if (name.length > 3 && plain.includes(name)) return { key: 'passwordOfAddress', args: {} };
  if (COMMON.some((each) => plain.replaceAll(/[^a-z]/g, '') === each))
    return { key: 'passwordGuessed', args: {} };
  return undefined;
};

const FEWEST_DIFFERENT = 6;

/* What is left of the most common long passwords without their digits and signs. */
const COMMON = [
  'password',
  'passwordpassword',
  'administrator',
  'adminadmin',
  'changeme',
  'letmein',
  'qwertyuiop',
  'qwertyuiopasdf',
  'welcome',
  'iloveyou',
];
