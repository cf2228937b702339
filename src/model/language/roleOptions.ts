import type { Accounts } from '../../config/defineAdmin';
import type { OptionDocs } from '../resolved/optionDoc';

/** What gives accounts their rights, and where each role begins. */
export const roleOptions: OptionDocs<Accounts['roles']> = {
  resource: { type: 'text', required: true, doc: 'The entity that holds the roles.' },
  field: { type: 'text', required: true, doc: 'The field of an account that names its role.' },
  abilities: {
    type: 'text',
    required: true,
    doc: 'The field of a role with its pairs of action and subject.',
    spec: 'S6.15',
  },
  key: {
    type: 'text',
    doc: 'The field of a role that says which one it is, whatever somebody calls it: a choice that nobody types in, whose values are the names in `rights` of entities. First records have it; a role that people make has none.',
    default: 'entities give no rights',
  },
  names: {
    type: 'map',
    doc: 'How the `role` of an account is called in the user data: `{ superAdmin: "admin" }`.',
    default: 'as it is stored',
    spec: 'S6.06, S6.07',
  },
  claims: {
    type: 'map',
    doc: 'The role that the access token of an account claims (`role` in the token), by the `role` of the account: `{ superAdmin: "superAdmin" }`. Entities ask for it by `api.claim`.',
    default: 'none',
    spec: 'S6.09',
  },
  start: {
    type: 'map',
    doc: 'The dashboard that somebody comes out at who signs in at `/` or at the sign-in page, by the `role` in the user data: `{ support: "operations" }`. `/` itself stays what it is, and who was sent away from another page comes back to that one.',
    default: 'what stands at `/`',
  },
};
