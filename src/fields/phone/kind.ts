import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';

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

/** What people write around the digits taken away: `0049 (30) 1234-5678` becomes `+493012345678`. */
export const normalisePhone = (text: string): string => {
  const bare = text.replaceAll(BETWEEN_DIGITS, '').replace(/^00/, '+');
  const withoutTrunk = bare.startsWith('+') ? bare.replace(TRUNK_ZERO, '') : bare;
  return withoutTrunk.replaceAll(/[()]/g, '');
};

/** The digits that a stored number has of one as people write it, whole or in part: `0171 392` is in `+49171392...`. */
const searchedPhone = (text: string): string | undefined => {
  const digits = normalisePhone(text).replace(INSIDE_THE_COUNTRY, '');
  return PART.test(digits) ? digits : undefined;
};

const INSIDE_THE_COUNTRY = /^0+/;

const PART = /^\+?\d{2,15}$/;

/* spaces and dashes of every width, dots and slashes, and the marks that copying from a web page brings along */
const BETWEEN_DIGITS = /[\s.\-/\u2010-\u2015\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/* "+49 (0)30": the zero is dialled inside the country only */
const TRUNK_ZERO = '(0)';

export default defineKind<'phone'>({
  name: 'phone',
  summary: 'A phone number with its country code, stored as E.164.',
  options: {},
  example: {},
  order: 'text',
  isSortable: true,
  filter: 'contains',
  hasCountry: true,
  fault: (value) => (typeof value === 'string' || Number.isSafeInteger(value) ? undefined : 'notText'),
  validate: (value) => (isPhone(normalisePhone(String(value))) ? [] : [{ path: '', key: 'phone' }]),
  /* ranges that the regulators of these countries keep for fiction: nobody is called by a demo */
  fake: (_, { faker }) => {
    const [prefix, digits] = faker.helpers.arrayElement(fictional);
    return prefix + faker.string.numeric(digits);
  },
  toText: (value) => String(value),
  fromText: (text) => {
    const value = normalisePhone(text);
    return isPhone(value) ? { value } : { fault: { path: '', key: 'phone' } };
  },
  normalise: (value) => normalisePhone(String(value)),
  searched: searchedPhone,
  headings: [
    'Phone',
    'Phone number',
    'Telephone',
    'Mobile',
    'Mobile number',
    'Mobile phone',
    'Cell',
    'MSISDN',
    'Telefon',
    'Telefonnummer',
    'Rufnummer',
    'Handy',
    'Handynummer',
    'Mobilnummer',
    'Téléphone',
    'Numéro de téléphone',
    'Portable',
    'Telefone',
    'Telemóvel',
    'Número de telefone',
  ],
  jsonSchema: () => ({ type: 'string', pattern: E164.source }),
});

const fictional = [
  ['+493023125', 3],
  ['+447700900', 3],
  ['+3363998', 4],
  ['+120255501', 2],
] as const;
