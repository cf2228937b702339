import type { AccountRights, Accounts } from '../../config/defineAdmin';
import type { OptionDocs } from '../optionDoc';

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

/** Who may sign in, and what gives them their rights. */
export const accountOptions: OptionDocs<Accounts> = {
  resources: {
    type: 'map',
    of: rightOptions,
    required: true,
    doc: 'The entities whose records are accounts, by key.',
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
