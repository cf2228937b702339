import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';

interface EmailShape extends KindShape {
  readonly options: Record<never, never>;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    email: EmailShape;
  }
}

/* The limits of RFC 5321: 64 characters before the @, 254 in all. */
const ADDRESS = /^(?=.{3,254}$)[^\s@<>(),;:"[\]\\]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** True for one plain address, without a display name: `anna@example.org`. */
export const isEmail = (text: string): boolean => ADDRESS.test(text);

/** The domain in lower case; the part before the @ belongs to its own server, which may tell cases apart. */
export const normaliseEmail = (text: string): string => {
  const trimmed = text.trim();
  const at = trimmed.lastIndexOf('@');
  return trimmed.slice(0, at + 1) + trimmed.slice(at + 1).toLowerCase();
};

export default defineKind<'email'>({
  name: 'email',
  summary: 'An e-mail address.',
  options: {},
  example: {},
  names: /e?mail(?:address)?$/i,
  order: 'text',
  isSortable: true,
  filter: 'contains',
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value) => (isEmail(value.trim()) ? [] : [{ path: '', key: 'email' }]),
  fake: (_, { faker }) => normaliseEmail(faker.internet.exampleEmail()),
  toText: (value) => value,
  fromText: (text) => {
    const value = normaliseEmail(text);
    return isEmail(value) ? { value } : { fault: { path: '', key: 'email' } };
  },
  normalise: normaliseEmail,
  headings: [
    'Email',
    'Email address',
    'E-Mail-Adresse',
    'Mail',
    'Courriel',
    'Adresse e-mail',
    'Correio eletrónico',
    'E-mail 1 - Value',
    'E-Mail 1 - Wert',
    'Primary Email',
  ],
  jsonSchema: () => ({ type: 'string', format: 'email', maxLength: 254 }),
});
