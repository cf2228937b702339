import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';

export type PasswordOptions = {
  readonly min?: number;
  readonly mixed?: boolean;
  readonly present?: boolean;
  readonly sealed?: boolean;
};

interface PasswordShape extends KindShape {
  readonly options: PasswordOptions;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    password: PasswordShape;
  }
}

/** Fewest characters of a password unless the field says otherwise. */
const MIN_LENGTH = 8;

export default defineKind<'password'>({
  name: 'password',
  summary: 'A secret that can be set and never read back.',
  options: {
    min: {
      type: 'integer',
      doc: 'Fewest characters.',
      default: `as the setting \`passwordMin\` says, else ${MIN_LENGTH}`,
      spec: 'S9.16',
    },
    mixed: {
      type: 'boolean',
      doc: 'It has letters and digits.',
      default: 'where there is no `min`, as the setting `passwordMixed` says, else false',
      spec: 'S9.16',
    },
    present: {
      type: 'boolean',
      doc: 'It is asked for as proof and not to be set: of any length, and password managers fill it in.',
      default: 'false',
    },
    sealed: {
      type: 'boolean',
      doc: 'The gateway itself gives it to another server: it is stored encrypted, not hashed.',
      default: 'false',
    },
  },
  example: { min: 10 },
  views: ['create', 'edit'],
  order: 'text',
  isSortable: false,
  filter: { none: 'A password never leaves the server, not even as the answer to a question about it.' },
  fault: (value) => (typeof value === 'string' ? undefined : 'notText'),
  validate: (value, { min = MIN_LENGTH, mixed, present }) => {
    if (present) return [];
    if (value.length < min) return [{ path: '', key: 'minLength', args: { min } }];
    const isMixed = /\p{L}/u.test(value) && /\p{Nd}/u.test(value);
    return mixed && !isMixed ? [{ path: '', key: 'passwordMixed' }] : [];
  },
  hint: ({ min = MIN_LENGTH, mixed, present }) =>
    present ? undefined : { path: '', key: mixed ? 'passwordRuleMixed' : 'passwordRule', args: { min } },
  fake: ({ min = MIN_LENGTH }, { faker }) => `${faker.internet.password({ length: Math.max(min, 14) })}a1`,
  toText: () => '',
  fromText: (text) => ({ value: text }),
  check: ({ min }) =>
    min === undefined || (Number.isInteger(min) && min > 0)
      ? []
      : [`min ${min} is not a whole number above 0`],
  jsonSchema: ({ min = MIN_LENGTH }) => ({ type: 'string', minLength: min, writeOnly: true }),
  isSecret: true,
  isSealed: ({ sealed = false }) => sealed,
});
