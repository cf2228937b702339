import { readTable, type Planted } from './plantedMistakes';

/* Actions that open a form, add a row or create. */
const table = `
id    | mistake | where it is planted | value as JSON, or nothing | where it is found | part of the hint
RC143 | an action that opens a form and does something besides | invoices.actions.send | {"on":"row","opens":{"create":"users"},"effect":{"status":"sent"}} | invoices.actions.send.effect | Leave it out
RC143 | an action that opens a form for several | invoices.actions.send | {"on":"both","opens":{"create":"users"}} | invoices.actions.send.on | "row"
RC143 | an action that opens a form by another right | invoices.actions.send | {"on":"row","opens":{"create":"users"},"can":["edit","users"]} | invoices.actions.send.can | Leave it out
RC004 | an action that opens the form of nothing | invoices.actions.send | {"on":"row","opens":{"create":"usrs"}} | invoices.actions.send.opens.create | Did you mean "users"?
RC010 | a form that begins with an unknown field | invoices.actions.send | {"on":"row","opens":{"create":"users","values":{"nme":"x"}}} | invoices.actions.send.opens.values.nme | Did you mean "name"?
RC010 | a form that begins with a text of an unknown field | invoices.actions.send | {"on":"row","opens":{"create":"users","values":{"name":"Of {nubmer}"}}} | invoices.actions.send.opens.values.name | Did you mean "number"?
RC010 | a form that begins with the value of an unknown field | invoices.actions.send | {"on":"row","opens":{"create":"users","values":{"name":{"$of":"nubmer"}}}} | invoices.actions.send.opens.values.name | Did you mean "number"?
RC143 | a text with values where none is held | users.actions | {"bill":{"on":"row","opens":{"create":"invoices","values":{"due":"On {name}"}}}} | users.actions.bill.opens.values.due | $of
RC143 | a form that begins with a secret | users.actions | {"bill":{"on":"row","opens":{"create":"invoices","values":{"number":"{password}"}}}} | users.actions.bill.opens.values.number | Name another field
RC143 | a form without a record that begins with a value of one | users.actions | {"bill":{"on":"list","opens":{"create":"invoices","values":{"number":{"$of":"name"}}}}} | users.actions.bill.opens.values.number | leave it out
RC055 | a form that begins with a value of another kind | invoices.actions.send | {"on":"row","opens":{"create":"users","values":{"email":{"$of":"number"}}}} | invoices.actions.send.opens.values.email | "number" is a text
RC055 | a form that begins with a reference to another entity | invoices.actions.send | {"on":"row","opens":{"create":"users","values":{"role":{"$of":"user"}}}} | invoices.actions.send.opens.values.role | points at roles
RC055 | a form whose reference begins with a record of another entity | invoices.actions.send | {"on":"row","opens":{"create":"users","values":{"role":{"$of":"id"}}}} | invoices.actions.send.opens.values.role | points at roles
RC016 | a form that begins with a value of the wrong shape | invoices.actions.send | {"on":"row","opens":{"create":"users","values":{"name":["x"]}}} | invoices.actions.send.opens.values.name |
RC143 | a form that begins with what the server gives | users.actions | {"bill":{"on":"row","opens":{"create":"invoices","values":{"serialNo":"S1"}}}} | users.actions.bill.opens.values.serialNo | Leave it out
`;

export const plantedActions: readonly Planted[] = readTable(table);
