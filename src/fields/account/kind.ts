import type { KindShape } from '../../config/fieldKinds';
import { defineKind } from '../../model/resolved/kind';
import { isId } from '../reading/isId';

type AccountOptions = {
  readonly to?: readonly string[];
  readonly onDelete?: 'restrict' | 'clear';
  readonly avatar?: boolean;
};

interface AccountShape extends KindShape {
  readonly options: AccountOptions;
  readonly value: string;
}

declare module '../../config/fieldKinds' {
  interface FieldKinds {
    account: AccountShape;
  }
}

export default defineKind<'account'>({
  name: 'account',
  summary:
    'Somebody who signs in, of whichever entity of accounts: stored as the id of the account, which no other account has, and shown as a link with its title.',
  options: {
    to: {
      type: 'strings',
      doc: 'The entities of accounts whose people it may be, by their keys: some of `accounts.resources`. What goes on to a single entity, such as a lookup or `$of`, cannot begin here (RC213).',
      default: 'all of them',
    },
    onDelete: {
      type: 'text',
      oneOf: ['restrict', 'clear'],
      doc: 'What happens when the account is deleted: it may not be, or the value becomes empty.',
      default: 'restrict',
    },
    avatar: {
      type: 'boolean',
      doc: 'A picture stands beside the title, small and round: the first picture field of the entity of the account, or the initials of the title. Nothing more is asked for.',
      default: 'false',
    },
  },
  example: { to: ['admins', 'users'] },
  order: 'text',
  isSortable: false,
  filter: 'oneOf',
  /* Some servers number their records. */
  fault: (value) => (typeof value === 'string' || typeof value === 'number' ? undefined : 'notText'),
  fromWire: (value) => (Number.isSafeInteger(value) ? String(value) : value),
  validate: (value, { to = [] }) =>
    isId(value) ? [] : [{ path: '', key: 'reference', args: { name: to.join(', ') } }],
  /* Of a small team as often as of many customers. */
  fake: ({ to = [] }, { faker, ids }) => {
    const known = to.map(ids).filter(({ length }) => length > 0);
    return known.length === 0 ? null : faker.helpers.arrayElement(faker.helpers.arrayElement(known));
  },
  toText: (value) => String(value),
  /* A file may name a person; whether it is an id is judged with the row. */
  fromText: (text) => ({ value: text.trim() }),
  normalise: (value) => String(value).trim(),
  references: ({ to = [] }) => to,
  pointsAtAccounts: true,
  jsonSchema: ({ to = [] }) => ({
    type: 'string',
    description: `The id of a record of ${to.join(' or ') || 'an entity of accounts'}.`,
  }),
});
