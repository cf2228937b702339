import { readTable, type Planted } from './plantedMistakes';

/* What entities say in `routes`. */
const table = `
id    | mistake | where it is planted | value as JSON, or nothing | where it is found | part of the hint
RC150 | an address that cannot be read | invoices.routes | {"list":"/bills/:status*"} | invoices.routes.list | A part is letters, digits, - and _
RC150 | an address of a field that there is not | invoices.routes | {"list":"/bills/:stats?"} | invoices.routes.list | Did you mean "status"?
RC150 | an address of a field without one value | invoices.routes | {"list":"/bills/:amount?"} | invoices.routes.list | status
RC150 | an address of saved queries that there are not | users.routes | {"list":"/people/:preset?"} | users.routes.list | Declare list.presets.
RC150 | no address of the whole list | invoices.routes | {"list":"/bills/:status"} | invoices.routes.list | "/apps/email/:folder?"
RC150 | a part that may be missing in the middle | invoices.routes | {"list":"/bills/:status?/all"} | invoices.routes.list | at the end
RC150 | an address of no record | invoices.routes | {"show":"/bills/view"} | invoices.routes.show | Write :id
RC150 | an address of a record by its text alone | invoices.routes | {"show":"/bills/:number"} | invoices.routes.show | Write :id
RC150 | what is no text before an id | invoices.routes | {"show":"/bills/view/:amount-:id"} | invoices.routes.show | number
RC150 | a new record with an id | invoices.routes | {"create":"/bills/new/:id"} | invoices.routes.create | Leave its names out.
RC150 | a paper of what is none | users.routes | {"preview":"/people/paper/:id"} | users.routes.preview | Declare its "document"
RC150 | the address of another entity | invoices.routes | {"list":"/apps/users"} | invoices.routes.list | a part of its own
RC150 | a name that swallows a part of another page | invoices.routes | {"show":"/bills/:id","create":"/bills/new"} | invoices.routes.create | a part of its own
RC150 | a value that is a part of another page | invoices.routes | {"list":"/bills/:status?","create":"/bills/draft"} | invoices.routes.create | a part of its own
RC150 | an address of the server | invoices.routes | {"list":"/v1/bills"} | invoices.routes.list | a part of its own
RC150 | an address of the product | invoices.routes | {"list":"/account"} | invoices.routes.list | a part of its own
`;

export const plantedAddresses: readonly Planted[] = readTable(table);
