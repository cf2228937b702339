import { readTable, type Planted } from './plantedMistakes';

const table = `
id    | mistake | where it is planted | value as JSON, or nothing | where it is found | part of the hint
RC003 | a figure that is no object | users.figures | ["paid"] | users.figures[0] |
RC005 | a figure without a target | users.figures | [{"label":"A","metric":{"of":"invoices"}}] | users.figures[0] | points here
RC006 | an unknown measure | users.figures | [{"label":"A","metric":{"of":"invoices","measure":"total"},"target":"user"}] | users.figures[0].metric.measure | Valid: count, sum, average, share.
RC010 | an unknown field that is added up | users.figures | [{"label":"A","metric":{"of":"invoices","measure":"sum","field":"amonut"},"target":"user"}] | users.figures[0].metric.field | Did you mean "amount"?
RC010 | an unknown filter of a figure | users.figures | [{"label":"A","metric":{"of":"invoices","where":{"stats":"paid"}},"target":"user"}] | users.figures[0].metric.where | "status"
RC011 | an unknown value in a figure | users.figures | [{"label":"A","metric":{"of":"invoices","where":{"status":["payed"]}},"target":"user"}] | users.figures[0].metric.where.status | Did you mean "paid"?
RC024 | a figure whose target points elsewhere | users.figures | [{"label":"A","metric":{"of":"invoices"},"target":"note"}] | users.figures[0].target | Valid: user.
RC090 | a figure about an unknown entity | users.figures | [{"label":"A","metric":{"of":"invocies"},"target":"user"}] | users.figures[0].metric.of | Did you mean "invoices"?
RC091 | a sum of nothing | users.figures | [{"label":"A","metric":{"of":"invoices","measure":"sum"},"target":"user"}] | users.figures[0].metric.field |
RC091 | a count with a part | users.figures | [{"label":"A","metric":{"of":"invoices","part":{"status":"paid"}},"target":"user"}] | users.figures[0].metric.part |
RC092 | a sum of texts | users.figures | [{"label":"A","metric":{"of":"invoices","measure":"sum","field":"note"},"target":"user"}] | users.figures[0].metric.field | a number or an amount
RC093 | a part outside of its whole | users.figures | [{"label":"A","metric":{"of":"invoices","measure":"share","where":{"status":["paid","sent"]},"part":{"status":["draft"]}},"target":"user"}] | users.figures[0].metric.part.status | Valid: paid, sent.
RC094 | a time by a field without one | users.figures | [{"label":"A","metric":{"of":"invoices","during":"note"},"target":"user"}] | users.figures[0].metric.during | a date or a moment
RC095 | a figure that asks for its target | users.figures | [{"label":"A","metric":{"of":"invoices","where":{"user":"x"}},"target":"user"}] | users.figures[0].metric.where.user | Leave it out.
RC004 | a price of an unknown entity | invoices.fields.text | {"kind":"smsText","pricing":{"from":"rols","field":"name"}} | invoices.fields.text.pricing | Did you mean "roles"?
RC101 | a price of an entity with many records | invoices.fields.text | {"kind":"smsText","pricing":{"from":"roles","field":"name"}} | invoices.fields.text.pricing | single: "one"
RC010 | an unknown field with prices | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"one","fields":{"name":{"kind":"text","required":true},"text":{"kind":"smsText","pricing":{"from":"extra","field":"nmae"}}}} | extra.fields.text.pricing | Did you mean "name"?
RC101 | a text instead of prices | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"one","fields":{"name":{"kind":"text","required":true},"rows":{"kind":"tiers","currency":"EUR"},"text":{"kind":"smsText","pricing":{"from":"extra","field":"name"}}}} | extra.fields.text.pricing | Valid: rows.
RC010 | an ending that is no field beside it | invoices.fields.text | {"kind":"smsText","ending":{"field":"nots"}} | invoices.fields.text.ending |
RC101 | an ending that is no text | invoices.fields.text | {"kind":"smsText","ending":{"field":"status"}} | invoices.fields.text.ending | Valid:
RC101 | an ending over no reference | invoices.fields.text | {"kind":"smsText","ending":{"field":"note","else":"status.note"}} | invoices.fields.text.ending | Valid:
RC010 | recipients that the form does not name | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"one","fields":{"name":{"kind":"text","required":true},"rows":{"kind":"tiers","currency":"EUR"},"text":{"kind":"smsText","pricing":{"from":"extra","field":"rows","recipients":{"of":"invoices","by":"user","field":"usr"}}}}} | extra.fields.text.pricing.recipients |
RC010 | a placeholder that its reader does not have | invoices.fields.text | {"kind":"smsText","merge":{"of":"roles","fields":["nmae"]}} | invoices.fields.text.merge | Did you mean "name"?
RC101 | a placeholder for a reference | invoices.fields.text | {"kind":"smsText","merge":{"of":"invoices","fields":["user"]}} | invoices.fields.text.merge | no reference
RC010 | a demo value from an unknown field | invoices.fields.note.fake | {"from":"usr.name"} | | Did you mean "user"?
RC010 | a demo value from an unknown field of another entity | invoices.fields.note.fake | {"from":"user.nam"} | | Did you mean "name"?
RC010 | a running sum of an unknown field | invoices.fields.amount.fake | {"runningSum":"amonut","by":"user"} | | Did you mean "amount"?
RC010 | a running sum for nobody | invoices.fields.amount.fake | {"runningSum":"amount","by":"usr"} | | Did you mean "user"?
RC010 | a day after an unknown one | invoices.fields.due.fake | {"daysAfter":"deu","days":[14,30]} | | Did you mean "due"?
RC010 | minutes after an unknown moment | invoices.fields.due.fake | {"minutesAfter":"deu","minutes":[1,5]} | | Did you mean "due"?
RC010 | a sum less an unknown field | invoices.fields.amount.fake | {"sumOf":"users.name","by":"role","less":"nam"} | | Did you mean "name"?
RC004 | a sum over an unknown entity | invoices.fields.amount.fake | {"sumOf":"usrs.name","by":"role"} | | Did you mean "users"?
RC010 | a sum of an unknown field | invoices.fields.amount.fake | {"sumOf":"users.nam","by":"role"} | | Did you mean "name"?
RC010 | a demo value in a fallback | invoices.fields.note.fake | {"from":"number","else":{"minus":"amont"}} | invoices.fields.note.fake.else | Did you mean "amount"?
RC010 | demo records from an unknown reference | invoices.demo | {"each":[{"field":"usr"}]} | invoices.demo.each[0].field | Did you mean "user"?
RC133 | records that are kept for no number of days | invoices.keep | "6 months" | | Write days
RC133 | accounts that leave | users.keep | "30d" | | Leave "keep" out.
RC138 | a person who is erased, without what says when | invoices.erase | {"by":"note","then":"clear"} | invoices.erase.at | Name a date and time
RC138 | a moment that people could change | invoices.erase | {"by":"note","then":"clear","at":"due"} | invoices.erase.at | Write readOnly: true
RC134 | deleted accounts that come back with their rights | users.bin | true | | Leave "bin" out.
RC010 | a series with an unknown reference | invoices.demo | {"series":{"templates":[{"share":1,"field":"usr","each":1}]}} | invoices.demo.series.templates[0].field | Did you mean "user"?
RC010 | other digits in an unknown field | invoices.demo | {"series":{"templates":[],"fresh":{"numbr":"."}}} | invoices.demo.series.fresh | Did you mean "number"?
RC004 | a series beside an unknown entity | invoices.demo | {"series":{"templates":[],"beside":{"rols":10}}} | invoices.demo.series.beside | Did you mean "roles"?
RC004 | demo records from an unknown entity | invoices.demo | {"each":[{"field":"user","over":"rols","share":"name"}]} | invoices.demo.each[0].over | Did you mean "roles"?
RC199 | a formula with a field that is none | invoices.fields.sum | {"kind":"number","compute":{"formula":"1 + siez"}} | invoices.fields.sum.compute.formula | Did you mean "size"?
RC199 | a formula with a function that is none | invoices.fields.sum | {"kind":"number","compute":{"formula":"rond(size)"}} | invoices.fields.sum.compute.formula | Did you mean "round"?
RC199 | a formula that cannot be read | invoices.fields.sum | {"kind":"number","compute":{"formula":"size +"}} | invoices.fields.sum.compute.formula |
RC199 | a formula of another currency | invoices.fields.sum | {"kind":"money","currency":"XOF","compute":{"formula":"amount + money(1, 'XOF')"}} | invoices.fields.sum.compute.formula | never one
RC199 | a formula that gives what its field does not hold | invoices.fields.sum | {"kind":"date","compute":{"formula":"size * 2"}} | invoices.fields.sum.compute.formula |
RC199 | a formula that follows from the clock | invoices.fields.sum | {"kind":"date","compute":{"formula":"today()"}} | invoices.fields.sum.compute.formula | daysUntil
RC049 | a formula for a reference | invoices.fields.sum | {"kind":"reference","to":"users","compute":{"formula":"number"}} | invoices.fields.sum | number
RC048 | a formula beside another function | invoices.fields.sum | {"kind":"number","compute":{"formula":"size","count":"lines"}} | invoices.fields.sum.compute | formula
RC050 | formulas in a circle | roles.fields | {"name":{"kind":"text","required":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"a":{"kind":"number","compute":{"formula":"b + 1"}},"b":{"kind":"number","compute":{"formula":"a + 1"}}} |  |
`;

/** Mistakes in formulas, in the figures of a record, in the prices that a form looks up, and in what demo values agree with. */
export const plantedNumbers: readonly Planted[] = readTable(table);
