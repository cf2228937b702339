import type { AccountRights, Accounts, FirstAccount } from '../../config/defineAdmin';
import type { OptionDocs } from '../resolved/optionDoc';

const roleOptions: OptionDocs<Accounts['roles']> = {
  resource: { type: 'text', required: true, doc: 'The entity that holds the roles.' },
  field: { type: 'text', required: true, doc: 'The field of an account that names its role.' },
  abilities: {
    type: 'text',
    required: true,
    doc: 'The field of a role with its pairs of action and subject.',
    spec: 'S6.15',
  },
};

const rightOptions: OptionDocs<AccountRights> = {
  may: {
    type: 'rule',
    doc: 'Who of them may sign in and work, such as `{ status: "active" }`. Asked at sign-in, at every renewal and every call; a change after which it no longer holds ends the sessions and live connections of the person at once.',
    default: 'all of them',
  },
};

const firstOptions: OptionDocs<FirstAccount> = {
  resource: { type: 'text', required: true, doc: 'The entity that it is a record of.' },
  values: {
    type: 'map',
    doc: 'Its values beside name, address, password, and the role that may do everything, which it is given. Where a text among them that must be unique is taken, a number follows it: `admin2`, up to `admin100`; where that is taken too, the account is refused.',
    default: 'the defaults of the fields',
  },
};

/** Who may sign in, and what gives them their rights. */
export const accountOptions: OptionDocs<Accounts> = {
  resources: {
    type: 'map',
    of: rightOptions,
    required: true,
    doc: 'The entities whose records are accounts, by key.',
  },
  first: {
    type: 'object',
    of: firstOptions,
    doc: 'The administrator of a new installation, made by `ADMIN_EMAIL` and `ADMIN_PASSWORD` or at the address that the gateway shows at its first start.',
    default: 'the gateway makes none',
  },
  email: {
    type: 'text',
    required: true,
    doc: 'The field with the address a person signs in with.',
    spec: 'S7.33',
  },
  password: { type: 'text', required: true, doc: 'The field with the password; it is stored hashed.' },
  name: { type: 'text', required: true, doc: 'The field with the name that is shown.', spec: 'S3.37' },
  roles: {
    type: 'object',
    of: roleOptions,
    required: true,
    doc: 'Where the rights of an account come from.',
  },
};
