import { readTable, type Planted } from './plantedMistakes';

/* What entities give to roles, and what says which role is which. */
const table = `
id    | mistake | where it is planted | value as JSON, or nothing | where it is found | part of the hint
RC197 | rights of a role that there is none of | invoices.rights | {"clrk":["read"]} | invoices.rights.clrk | Did you mean "clerk"?
RC197 | a right that there is none of | invoices.rights | {"clerk":["sent"]} | invoices.rights.clerk | Did you mean "send"?
RC197 | a right that goes beyond the entity | invoices.rights | {"clerk":["users"]} | invoices.rights.clerk | manage, read
RC197 | the right to read a field that everybody reads | invoices.rights | {"clerk":["note.read"]} | invoices.rights.clerk | read
RC197 | the right to write where nobody writes | users | {"label":{"one":"User","many":"Users"},"title":"{name}","icon":"person","readOnly":true,"fields":{"name":{"kind":"text"},"email":{"kind":"email"},"password":{"kind":"password"},"role":{"kind":"reference","to":"roles"}},"rights":{"clerk":["edit"]}} | users.rights.clerk | Valid: manage, read, list, show, export.
RC197 | the right to what another entity does | users.rights | {"clerk":["send"]} | users.rights.clerk | manage, read
RC197 | a single right that is no list | invoices.rights | {"clerk":"read"} | invoices.rights.clerk | ["read", "edit"]
RC197 | rights where no role has a key | /accounts.roles | {"resource":"roles","field":"role","abilities":"abilities"} | roles.rights | accounts.roles.key
RC197 | a key of roles in a field that there is none of | /accounts.roles.key | "kee" | accounts.roles.key | Did you mean "key"?
RC197 | a key of roles that can be anything | /accounts.roles.key | "name" | accounts.roles.key | "choice"
RC197 | a key of roles that people type | roles.fields.key | {"kind":"choice","values":{"clerk":{},"guest":{}}} | accounts.roles.key | readOnly: true
RC213 | an account of an entity whose people do not sign in | invoices.fields.author | {"kind":"account","to":["usrs"]} | | Did you mean "users"?
RC213 | oneself where nobody signs in | invoices.fields.author | {"kind":"reference","to":"roles","default":{"$me":"id"}} | invoices.fields.author.default | Point at users
RC213 | an account of nobody | invoices.fields.author | {"kind":"account","to":[]} | | Leave "to" out
`;

export const plantedRights: readonly Planted[] = readTable(table);
