import type { KindShape } from '../../config/fieldKinds';
import { defineKind, type Parsed, type TextAround } from '../../model/resolved/kind';
import type { FormKey } from '../../model/resolved/issueKeys';
import type * as Reading from './readPhone';
import type { PhoneType } from './readPhone';
import { writtenPart, writtenPhone } from './writtenPhone';

interface PhoneShape extends KindShape {
  readonly options: Record<never, never>;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    phone: PhoneShape;
  }
}

const E164 = /^\+[1-9]\d{6,14}$/;

/** True for a number as it is stored: `+493012345678`. */
export const isPhone = (text: string): boolean => E164.test(text);

/* The plans of all countries, once they are there. */
const plans: Partial<typeof Reading> = {};

/* Without the plans a text that may be a number is left as it is typed. */
const read = (text: string, around?: TextAround): Parsed<string> => {
  const reading = plans.readPhone?.(text, around) ?? readWritten(text);
  if ('fault' in reading) return { fault: { path: '', key: reading.fault } };
  if ('number' in reading) return { value: reading.number };
  const meant = reading.unclear.find(({ group }) => group === around?.unclear);
  if (meant) return { value: meant.number };
  const [one, other] = reading.unclear;
  return { fault: { path: '', key: 'phoneUnclear', args: { one: one.number, other: other.number } } };
};

const readWritten = (text: string) => {
  const written = writtenPhone(text);
  return 'fault' in written ? written : { number: text };
};

/** The digits that a stored number has of one as people write it, whole or in part: `0171 392` is in `+49171392...`. */
const searchedPhone = (text: string): string | undefined => {
  const reading = plans.readPhone?.(text);
  if (reading && 'number' in reading && reading.isValid) return reading.number;
  const part = writtenPart(text);
  if (!part) return undefined;
  const digits = part.digits.replace(INSIDE_THE_COUNTRY, '');
  const isAbroad = part.hasPlus || part.digits.startsWith('00');
  const found = isAbroad ? `+${plans.beginningAbroad?.(digits) ?? digits}` : digits;
  return PART.test(found) ? found : undefined;
};

const INSIDE_THE_COUNTRY = /^0+/;

const PART = /^\+?\d{2,15}$/;

export default defineKind<'phone'>({
  name: 'phone',
  summary: 'A phone number with its country code, stored as E.164.',
  options: {},
  example: {},
  names: /(?:phone|mobile|msisdn)(?:number)?$/i,
  order: 'text',
  isSortable: true,
  filter: 'contains',
  countries: () => plans.phoneCountries?.() ?? [],
  groupOf: (text, around) => {
    const reading = plans.readPhone?.(text, around);
    if (!reading || 'fault' in reading) return undefined;
    return 'unclear' in reading ? 'unclear' : reading.group;
  },
  learn: async (download) => {
    Object.assign(plans, await download(() => import('./readPhone')));
  },
  fault: (value) => (typeof value === 'string' || Number.isSafeInteger(value) ? undefined : 'notText'),
  validate: (value, { readOnly }) => {
    // What the server alone writes, it has from where a number is stored already.
    if (readOnly && isPhone(String(value))) return [];
    const parsed = read(String(value));
    return 'fault' in parsed ? [parsed.fault] : [];
  },
  doubt: (value) => {
    const reading = plans.readPhone?.(String(value));
    if (!reading || !('number' in reading)) return undefined;
    const key = reading.isValid ? doubts[reading.type ?? 'mobile'] : 'phoneUnknown';
    return key && { path: '', key };
  },
  /* nobody has one for fiction, and nobody could say what is meant instead */
  storedDoubt: (value) => (isFictional(String(value)) ? undefined : plans.storedDoubt?.(String(value))),
  /* ranges that the regulators of these countries keep for fiction: nobody is called by a demo */
  fake: (_, { faker }) => {
    const [prefix, digits] = faker.helpers.arrayElement(fictional);
    return prefix + faker.string.numeric(digits);
  },
  toText: (value) => String(value),
  fromText: (text, _, around) => read(text, around),
  normalise: (value) => {
    const parsed = read(String(value));
    return 'fault' in parsed ? String(value) : (parsed.value ?? '');
  },
  searched: searchedPhone,
  writtenIn: (value) => plans.writtenIn?.(value),
  known: /\+[1-9]\d{6,14}(?!\d)/,
  headings: [
    'Mobile',
    'Mobile number',
    'Mobile phone',
    'Mobile Phone Number',
    'Cell',
    'Cell phone',
    'MSISDN',
    'Handy',
    'Handynummer',
    'Mobil',
    'Mobilnummer',
    'Mobiltelefon',
    'Mobiltelefonnummer',
    'Portable',
    'Téléphone mobile',
    'Telemóvel',
    'Phone',
    'Phone number',
    'Primary Phone',
    'Telephone',
    'Telefon',
    'Telefonnummer',
    'Rufnummer',
    'Téléphone',
    'Numéro de téléphone',
    'Telefone',
    'Número de telefone',
    'Phone 1 - Value',
    'Telefon 1 - Wert',
    'Default Address Phone',
    'Home Phone',
    'Telefon (privat)',
    'Telefon privat',
    'Business Phone',
    'Telefon geschäftlich',
    'Telefon (geschäftlich)',
  ],
  jsonSchema: () => ({ type: 'string', pattern: E164.source }),
});

/* What a message to it may mean. */
const doubts: Readonly<Partial<Record<PhoneType, FormKey>>> = {
  fixed: 'phoneFixed',
  premium: 'phonePremium',
  satellite: 'phoneSatellite',
};

const fictional = [
  ['+493023125', 3],
  ['+447700900', 3],
  ['+3363998', 4],
  ['+120255501', 2],
] as const;

const isFictional = (number: string): boolean =>
  fictional.some(([prefix, digits]) => number.startsWith(prefix) && number.length === prefix.length + digits);
