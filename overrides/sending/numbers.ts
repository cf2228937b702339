import { rangeOf, readPhone, readPrefix } from '../../src/fields/phone/readPhone';
import type { Contact, Desk } from './desk';

/** The number that a text means, in any spelling of operators; undefined where it means none. */
export type ReadNumber = (text: string) => string | undefined;

/**
 * Operators write numbers with their country code, mostly without a +; one of people at home is understood where all
 * operators are of one country.
 */
export const numberReader = async ({ records }: Pick<Desk, 'records'>): Promise<ReadNumber> => {
  const networks = await records('operators').list({ where: {}, limit: 10_000 });
  const [country, ...more] = new Set(networks.flatMap((network) => network.country ?? []));
  return (text) =>
    numberIn(text) ??
    numberIn(`+${text.trim()}`) ??
    (more.length === 0 ? numberIn(text, country) : undefined);
};

/** As a number is stored of which nothing can be read: what was stored once is found again, whatever its plan says by now. */
export const asStored = (text: string): string => `+${digitsOf(text)}`;

/**
 * Senders are the same where this is: names in any case, numbers in any spelling. A short code is itself, and no number of
 * people at home.
 */
export const senderKey = (sender: string, readNumber: ReadNumber): string => {
  if (/\p{L}/u.test(sender)) return sender.normalize('NFKC').trim().toLowerCase();
  const digits = digitsOf(sender);
  return digits.length <= LONGEST_SHORT_CODE ? digits : (readNumber(sender) ?? digits);
};

/** Whether this is a service, by its name or its short number, and no person. */
export const isService = (from: string): boolean =>
  /\p{L}/u.test(from) || digitsOf(from).length <= LONGEST_SHORT_CODE;

/** Whether this is a number as it is stored, and one that there may be. */
export const isNumber = (text: string): boolean => numberIn(text) === text;

const LONGEST_SHORT_CODE = 6;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^00/, '');

const numberIn = (text: string, country?: string): string | undefined => {
  const reading = readPhone(text, { country });
  return 'number' in reading ? reading.number : undefined;
};

/** The beginnings of numbers that somebody has written down, as numbers are stored; what is none is left out. */
export const prefixesIn = (texts: unknown): readonly string[] =>
  Array.isArray(texts)
    ? texts.flatMap((text: unknown) => (typeof text === 'string' ? (readPrefix(text) ?? []) : []))
    : [];

/** The number of a contact; empty where what is stored is no text. */
export const numberOf = ({ phone }: { readonly phone?: unknown }): string =>
  typeof phone === 'string' ? phone : '';

/**
 * How many of those who would get a campaign have numbers to look at, by what their plans say: of all in proportion, as of the
 * first ones.
 */
export const doubtfulNumbers = (first: readonly Contact[], recipients: number) => {
  const ranges = first.map((each) => rangeOf(numberOf(each)));
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
