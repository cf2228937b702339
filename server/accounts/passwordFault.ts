/** Characters that the password of an administrator must have at least. */
export const SHORTEST_PASSWORD = 12;

/** Why nobody should guard a whole installation with this password; undefined when it will do. */
export const passwordFault = (
  password: string,
  { email }: { readonly email: string },
): string | undefined => {
  const plain = password.toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (password.length < SHORTEST_PASSWORD)
    return `The password has ${password.length} characters; it needs ${SHORTEST_PASSWORD} or more.`;
  if (new Set(plain).size < FEWEST_DIFFERENT)
    return `The password needs ${FEWEST_DIFFERENT} different characters or more.`;
  if (name.length > 3 && plain.includes(name))
    return 'The password must not contain the name of the address.';
  if (COMMON.some((each) => plain.replaceAll(/[^a-z]/g, '') === each))
    return 'The password is one that is guessed first. Choose another one.';
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
