import { readTable, type Planted } from './plantedMistakes';

/* In the shop of `shop.ts`: values that follow from records of another entity. */
const table = `
id    | mistake | where it is planted | value as JSON, or nothing | where it is found | part of the hint
RC220 | a lookup over a field that is none | invoices.fields.sum | {"kind":"text","compute":{"lookup":"usr.name"}} | invoices.fields.sum.compute.lookup | Did you mean "user"?
RC220 | a lookup over a text | invoices.fields.sum | {"kind":"text","compute":{"lookup":"note.name"}} | invoices.fields.sum.compute.lookup | user
RC220 | a lookup of the reference itself | invoices.fields.sum | {"kind":"text","compute":{"lookup":"user"}} | invoices.fields.sum.compute.lookup | user.<field>
RC220 | a lookup that is required | invoices.fields.sum | {"kind":"text","required":true,"compute":{"lookup":"user.name"}} | invoices.fields.sum.compute.lookup |
RC220 | a lookup within rows | invoices.fields.lines.of.who | {"kind":"text","compute":{"lookup":"user.name"}} | invoices.fields.lines.of.who.compute.lookup |
RC220 | a rollup of an entity that is none | users.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invocies.user","by":"count"}}} | users.fields.sum.compute.rollup | Did you mean "invoices"?
RC220 | a rollup over a reference that points elsewhere | roles.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invoices.user","by":"count"}}} | roles.fields.sum.compute.rollup |
RC220 | a rollup over no reference | users.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invoices.note","by":"count"}}} | users.fields.sum.compute.rollup | invoices.user
RC221 | a lookup of a field that is none | invoices.fields.sum | {"kind":"text","compute":{"lookup":"user.nmae"}} | invoices.fields.sum.compute.lookup | Did you mean "name"?
RC221 | a lookup of a password | invoices.fields.sum | {"kind":"password","compute":{"lookup":"user.password"}} | invoices.fields.sum.compute.lookup |
RC221 | a lookup of a reference | invoices.fields.sum | {"kind":"reference","to":"roles","compute":{"lookup":"user.role"}} | invoices.fields.sum.compute.lookup |
RC221 | a lookup of a whole group | invoices.fields.sum | {"kind":"group","of":{"city":{"kind":"text"}},"compute":{"lookup":"user.address"}} | invoices.fields.sum.compute.lookup |
RC221 | a sum of texts | users.fields.sum | {"kind":"text","compute":{"rollup":{"of":"invoices.user","take":"note","by":"sum"}}} | users.fields.sum.compute.rollup | a number
RC221 | a sum of nothing | users.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invoices.user","by":"sum"}}} | users.fields.sum.compute.rollup | take
RC221 | a count of something | users.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invoices.user","take":"amount","by":"count"}}} | users.fields.sum.compute.rollup | Leave "take" out.
RC221 | a count of what a search finds | users.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invoices.user","by":"count","where":{"q":"x"}}}} | users.fields.sum.compute.rollup.where.q |
RC221 | the newest of nothing | users.fields.sum | {"compute":{"rollup":{"of":"invoices.user","by":"newest"}}} | users.fields.sum.compute.rollup | take
RC221 | the newest of a reference | roles.fields.sum | {"compute":{"rollup":{"of":"users.role","take":"role","by":"newest"}}} | roles.fields.sum.compute.rollup | f.lookup('role.<field>')
RC221 | the newest of all rows | users.fields.sum | {"kind":"items","of":{"what":{"kind":"text"}},"compute":{"rollup":{"of":"invoices.user","take":"lines","by":"newest"}}} | users.fields.sum.compute.rollup | single value
RC221 | the newest of what one row holds | users.fields.sum | {"kind":"text","compute":{"rollup":{"of":"invoices.user","take":"lines.0.product","by":"newest"}}} | users.fields.sum.compute.rollup | single value
RC221 | the newest of what each row holds | users.fields.sum | {"kind":"text","compute":{"rollup":{"of":"invoices.user","take":"lines.product","by":"newest"}}} | users.fields.sum.compute.rollup | single value
RC221 | a lookup of a row of no rows | invoices.fields.sum | {"kind":"text","compute":{"lookup":"user.address.0.city"}} | invoices.fields.sum.compute.lookup | single value
RC210 | the newest by the place of one row | users.fields.sum | {"kind":"text","compute":{"rollup":{"of":"invoices.user","take":"note","by":"newest","at":"due.0"}}} | users.fields.sum.compute.rollup.at | Valid: due, createdAt, updatedAt.
RC210 | the newest by a text | users.fields.sum | {"kind":"text","compute":{"rollup":{"of":"invoices.user","take":"note","by":"newest","at":"note"}}} | users.fields.sum.compute.rollup.at | due
RC210 | the newest by a field that is none | users.fields.sum | {"compute":{"rollup":{"of":"invoices.user","take":"note","by":"newest","at":"deu"}}} | users.fields.sum.compute.rollup.at | Did you mean
RC210 | a sum in some order | users.fields.sum | {"compute":{"rollup":{"of":"invoices.user","take":"amount","by":"sum","at":"due"}}} | users.fields.sum.compute.rollup.at | Leave "at" out
RC222 | the oldest of another kind | users.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invoices.user","take":"note","by":"oldest"}}} | users.fields.sum.compute.rollup | one kind
RC222 | a lookup of another kind | invoices.fields.sum | {"kind":"number","compute":{"lookup":"user.name"}} | invoices.fields.sum.compute.lookup | one kind
RC222 | a sum in another currency | users.fields.sum | {"kind":"money","currency":"XOF","compute":{"rollup":{"of":"invoices.user","take":"amount","by":"sum"}}} | users.fields.sum.compute.rollup | one currency
RC222 | how many as an amount | users.fields.sum | {"kind":"money","currency":"EUR","compute":{"rollup":{"of":"invoices.user","by":"count"}}} | users.fields.sum.compute.rollup | f.count()
RC006 | a rollup by a way that is none | users.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invoices.user","by":"cuont"}}} | users.fields.sum.compute.rollup.by | Did you mean "count"?
RC010 | a rollup of those with an unknown field | users.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invoices.user","by":"count","where":{"stats":"paid"}}}} | users.fields.sum.compute.rollup.where | "status"
RC011 | a rollup of those with an unknown value | users.fields.sum | {"kind":"number","compute":{"rollup":{"of":"invoices.user","by":"count","where":{"status":"payed"}}}} | users.fields.sum.compute.rollup.where.status | Did you mean "paid"?
RC048 | a lookup beside a rollup | invoices.fields.sum | {"kind":"text","compute":{"lookup":"user.name","rollup":{"of":"invoices.user","by":"count"}}} | invoices.fields.sum.compute | lookup
RC223 | a value over all records | invoices.fields.sum | {"kind":"text","compute":{"lookup":"user.name","over":"all"}} | invoices.fields.sum.compute.over |
RC220 | a lookup without a kind over a field that is none | invoices.fields.sum | {"compute":{"lookup":"usr.name"}} | invoices.fields.sum.compute.lookup | Did you mean "user"?
RC220 | a lookup without a kind within rows | invoices.fields.lines.of.who | {"compute":{"lookup":"user.name"}} | invoices.fields.lines.of.who.compute.lookup |
RC220 | a sum without a kind of an entity that is none | users.fields.sum | {"compute":{"rollup":{"of":"invocies.user","by":"sum","take":"amount"}}} | users.fields.sum.compute.rollup | Did you mean "invoices"?
RC221 | a lookup without a kind of a field that is none | invoices.fields.sum | {"compute":{"lookup":"user.nmae"}} | invoices.fields.sum.compute.lookup | Did you mean "name"?
RC221 | a sum without a kind of a field that is none | users.fields.sum | {"compute":{"rollup":{"of":"invoices.user","by":"sum","take":"amonut"}}} | users.fields.sum.compute.rollup | Did you mean "amount"?
RC221 | a lookup without a kind of a reference | invoices.fields.sum | {"compute":{"lookup":"user.role"}} | invoices.fields.sum.compute.lookup |
RC003 | a lookup of a number | invoices.fields.sum | {"compute":{"lookup":5}} | invoices.fields.sum.compute.lookup |
RC002 | a lookup without a kind that has a currency | invoices.fields.sum | {"compute":{"lookup":"user.nmae"},"curency":"EUR"} | invoices.fields.sum.curency |
RC199 | a path to a field that is none | invoices.fields.sum | {"kind":"number","compute":{"formula":"length(user.nmae)"}} | invoices.fields.sum.compute.formula | Did you mean "name"?
RC199 | a path of two steps | invoices.fields.sum | {"kind":"number","compute":{"formula":"length(user.role.name)"}} | invoices.fields.sum.compute.formula | a lookup of "users"
RC199 | a path to what makes no sense there | invoices.fields.sum | {"kind":"number","compute":{"formula":"1 + user.name"}} | invoices.fields.sum.compute.formula |
RC199 | a path within rows | invoices.fields.lines.of.who | {"kind":"number","compute":{"formula":"length(user.name)"}} | invoices.fields.lines.of.who.compute.formula |
RC221 | a path to a reference | invoices.fields.sum | {"kind":"boolean","compute":{"formula":"isEmpty(user.role)"}} | invoices.fields.sum.compute.formula |
RC205 | a word on rights of what follows from no other record | invoices.fields.sum | {"kind":"number","compute":{"formula":"length(note)","over":"all"}} | invoices.fields.sum.compute.over | Leave "over" out.
RC206 | the collection of the sessions | invoices.api | {"collection":"sessions"} | invoices.api.collection | sessionsRecords
RC206 | the collection of what is uploaded | invoices.api | {"collection":"~uploads"} | invoices.api.collection | uploadsRecords
RC223 | a formula over all records | invoices.fields.sum | {"kind":"number","compute":{"formula":"length(user.name)","over":"all"}} | invoices.fields.sum.compute.over |
RC224 | a lookup without a kind that leads back to itself | roles.fields | {"name":{"kind":"text","required":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"above":{"kind":"reference","to":"roles"},"a":{"compute":{"lookup":"above.a"}}} | roles.fields.a.compute | Let one of them
RC224 | a formula that leads back to itself | roles.fields | {"name":{"kind":"text","required":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"above":{"kind":"reference","to":"roles"},"a":{"kind":"number","compute":{"formula":"above.a + 1"}}} | roles.fields.a.compute | Let one of them
RC224 | a lookup that leads back to itself | roles.fields | {"name":{"kind":"text","required":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"above":{"kind":"reference","to":"roles"},"a":{"kind":"text","compute":{"lookup":"above.a"}}} | roles.fields.a.compute | Let one of them
RC225 | a value from elsewhere that is unique | invoices.fields.sum | {"kind":"text","unique":true,"compute":{"lookup":"user.name"}} | invoices.fields.sum.unique |
`;

export const plantedLinks: readonly Planted[] = readTable(table);
