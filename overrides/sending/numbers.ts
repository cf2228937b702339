import { rangeOf, readPhone, readPrefix } from '../../src/fields/phone/readPhone';
import type { Contact } from './campaign';
import type { Desk } from './desk';

/**
 * Who has sent a message, as contacts are stored. Operators write numbers with their country code, mostly without a +; one of
 * people at home is understood where all operators are of one country.
 */
export const senderNumber = async (from: string, { records }: Pick<Desk, 'records'>): Promise<string> => {
  const coded = numberIn(from) ?? numberIn(`+${from.trim()}`);
  if (coded !== undefined) return coded;
  const networks = await records('operators').list({ where: {}, limit: 10_000 });
  const [country, ...more] = new Set(networks.flatMap((network) => network.country ?? []));
  const own = more.length === 0 ? numberIn(from, country) : undefined;
  // What was stored once is found again, whatever the plans say of it by now.
  return own ?? `+${from.replaceAll(/\D/g, '').replace(/^00/, '')}`;
};

const numberIn = (text: string, country?: string): string | undefined => {
  const reading = readPhone(text, { country });
  return 'number' in reading ? reading.number : undefined;
};

/** The beginnings of numbers that somebody has written down, as numbers are stored; what is none is left out. */
export const prefixesIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => readPrefix(text) ?? []);

/**
 * How many of those who would get a campaign have numbers to look at, by what their plans say: of all in proportion, as of the
 * first ones.
 */
export const doubtfulNumbers = (first: readonly Contact[], recipients: number) => {
  const ranges = first.map(({ phone }) => rangeOf(phone ?? ''));
  const counts = Object.entries(NAMES).map(([name, range]) => {
    const found = ranges.filter((each) => each === range).length;
    return [name, Math.ceil((found * recipients) / Math.max(first.length, 1))] as const;
  });
  return Object.fromEntries(counts);
};

const NAMES = {
  unknownNumbers: 'unknown',
  fixedNumbers: 'fixed',
  premiumNumbers: 'premium',
  satelliteNumbers: 'satellite',
} as const;
