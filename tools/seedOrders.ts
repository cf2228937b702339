/** How many records of an entity there are to be. */
export type SeedOrder = { readonly key: string; readonly count: number };

const MOST = 100_000_000;

/**
 * Reads `--sms 1000000 --users 5000`: the name of an option is the key of an entity, or a beginning that only one key
 * has, whatever its case.
 * @throws when a name fits none or several of the keys, or a count is no whole number; the message names what is valid.
 */
export const seedOrders = (argv: readonly string[], keys: readonly string[]): SeedOrder[] => {
  const parts = argv.flatMap((text) => (text.startsWith('--') ? text.split('=') : [text]));
  if (parts.length === 0) throw new Error(`${USAGE} ${listed(keys)}`);
  const orders: SeedOrder[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const key = keyFor(parts[at] ?? '', keys);
    orders.push({ key, count: countIn(parts[at + 1], key) });
  }
  return orders;
};

const USAGE = 'Usage: npm run seed -- --<entity> <count>, such as --sms 1000000.';

const keyFor = (option: string, keys: readonly string[]): string => {
  if (!/^--./.test(option)) throw new Error(`"${option}" is no option. ${USAGE} ${listed(keys)}`);
  const name = option.slice(2).toLowerCase();
  const exact = keys.find((key) => key.toLowerCase() === name);
  const [found, ...others] = exact ? [exact] : keys.filter((key) => key.toLowerCase().startsWith(name));
  if (found === undefined) throw new Error(`${option}: there is no such entity. ${listed(keys)}`);
  if (others.length === 0) return found;
  throw new Error(`${option} is the beginning of ${[found, ...others].join(', ')}. Write more of it.`);
};

const countIn = (text: string | undefined, key: string): number => {
  const count = /^[0-9]+(_[0-9]{3})*$/.test(text ?? '') ? Number(text?.replaceAll('_', '')) : Number.NaN;
  if (count >= 1 && count <= MOST) return count;
  throw new Error(`--${key} ${text ?? ''}: give a whole number from 1 to ${MOST}.`);
};

const listed = (keys: readonly string[]): string => `Valid: ${keys.join(', ')}.`;
