import { readTable, type Planted } from './plantedMistakes';

/* In the shop of `shop.ts`: what is well-formed, each part for itself, and yet acts on nothing, or for ever. */
const table = `
id    | mistake | where it is planted | value as JSON, or nothing | where it is found | part of the hint
RC191 | a computed field among those of many records | invoices.list.bulkEdit | ["size"] | | Leave it out
RC191 | a serial among those of many records | invoices.list.bulkEdit | ["serialNo"] | | Leave it out
RC191 | a field that is only read among those of many records | roles | {"label":{"one":"A","many":"B"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true,"search":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"b":{"kind":"date","readOnly":true}},"list":{"bulkEdit":["b"]}} | roles.list.bulkEdit | Leave it out
RC191 | a unique field among those of many records | users | {"label":{"one":"A","many":"B"},"title":"{name}","icon":"person","fields":{"name":{"kind":"text","required":true},"email":{"kind":"email","required":true,"unique":true},"password":{"kind":"password"},"role":{"kind":"reference","to":"roles"}},"list":{"bulkEdit":["email"]}} | users.list.bulkEdit | Leave it out
RC191 | a computed field that changes where it stands | invoices.list | {"columns":["number","size"],"inlineEdit":["size"]} | invoices.list.inlineEdit | Leave it out
RC191 | a serial that changes where it stands | invoices.list | {"columns":["number","serialNo"],"inlineEdit":["serialNo"]} | invoices.list.inlineEdit | Leave it out
RC191 | the first column, which leads to the record | invoices.list.inlineEdit | ["number"] | | another column first
RC191 | a field that is no column | invoices.list.inlineEdit | ["due"] | | among the columns
RC191 | a field that no way to look at the list shows | invoices.list | {"columns":["number","status"],"views":{"cards":{"facts":["user"]}},"inlineEdit":["due"]} | invoices.list.inlineEdit | among the columns
RC191 | values of records that nobody edits | roles | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","can":{"edit":false},"fields":{"name":{"kind":"text","required":true,"search":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"note":{"kind":"text"}},"list":{"bulkEdit":["note"]}} | roles.list.bulkEdit | Leave it out
RC196 | a field that waits for its own value | invoices.fields.note | {"kind":"text","showWhen":{"note":"paid"}} | invoices.fields.note.showWhen | another field
RC196 | a number that waits until it is large | invoices.fields.left | {"kind":"number","showWhen":{"left":{"$gt":0}}} | invoices.fields.left.showWhen | another field
RC196 | a choice that waits until it is made | invoices.fields.way | {"kind":"choice","values":{"post":{},"mail":{}},"showWhen":{"way":{"$in":["post","mail"]}}} | invoices.fields.way.showWhen | another field
RC196 | a field that waits for another one and for itself | invoices.fields.note | {"kind":"text","showWhen":{"$and":[{"status":"paid"},{"note":{"$ne":null}}]}} | invoices.fields.note.showWhen | another field
RC196 | a reference that waits until it leads somewhere | users.fields.boss | {"kind":"reference","to":"users","showWhen":{"boss":{"$ne":null}}} | users.fields.boss.showWhen | another field
RC196 | a field that is required in one state and shown in another | invoices.fields.note | {"kind":"text","showWhen":{"status":"paid"},"requiredWhen":{"status":"draft"}} | invoices.fields.note.requiredWhen | Widen
RC196 | a field that is required in two states and shown in a third | invoices.fields.note | {"kind":"text","showWhen":{"status":"paid"},"requiredWhen":{"status":{"$in":["draft","sent"]}}} | invoices.fields.note.requiredWhen | Widen
RC196 | a field that is required in every state but those where it is shown | invoices.fields.note | {"kind":"text","showWhen":{"status":{"$in":["sent","paid"]}},"requiredWhen":{"status":{"$nin":["sent","paid"]}}} | invoices.fields.note.requiredWhen | Widen
RC196 | a field that is required below a number and shown above it | invoices.fields.note | {"kind":"text","showWhen":{"size":{"$gt":9}},"requiredWhen":{"size":{"$lt":5}}} | invoices.fields.note.requiredWhen | Widen
RC196 | a field of rows that is required where it is hidden | invoices.fields.lines.of.why | {"kind":"text","showWhen":{"code":"x"},"requiredWhen":{"code":"y"}} | invoices.fields.lines.of.why.requiredWhen | Widen
RC192 | a brace that nothing closes | invoices.title | "{number} – {status" | | {number}
RC192 | a brace that nothing opens | invoices.title | "{number} – status}" | | {number}
RC192 | two braces for one | invoices.title | "{{number}}" | | {number}
RC192 | a brace in the middle of a name | invoices.title | "{num{number}" | | {number}
RC192 | a brace at the end | invoices.title | "{number}}" | | {number}
RC192 | a brace alone | roles.title | "{name} {" | | {number}
RC044 | a text of no characters | invoices.fields.note | {"kind":"text","max":0} | invoices.fields.note.max | 1 is the smallest
RC044 | a required text of no characters | invoices.fields.number.max | 0 | | 1 is the smallest
RC044 | a long text of no characters | invoices.fields.words | {"kind":"longText","max":0} | invoices.fields.words.max | 1 is the smallest
RC044 | a text of less than nothing | invoices.fields.note | {"kind":"text","max":-5} | invoices.fields.note.max | 1 is the smallest
RC044 | rows of which there may be none | invoices.fields.lines.max | 0 | | 1 is the smallest
RC044 | a text of no characters in a row | invoices.fields.lines.of.code | {"kind":"text","max":0} | invoices.fields.lines.of.code.max | 1 is the smallest
RC193 | two moves by one date that lead back | roles | {"label":{"one":"A","many":"B"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true,"search":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"due":{"kind":"date"},"state":{"kind":"choice","values":{"on":{},"off":{}}}},"timed":[{"field":"state","after":"due","from":["on"],"to":"off"},{"field":"state","after":"due","from":["off"],"to":"on"}]} | roles.timed[0] | effect
RC193 | three moves by two dates that lead back | roles | {"label":{"one":"A","many":"B"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true,"search":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"due":{"kind":"date"},"end":{"kind":"date"},"state":{"kind":"choice","values":{"on":{},"off":{},"gone":{}}}},"timed":[{"field":"state","after":"due","from":["on"],"to":"off"},{"field":"state","after":"end","from":["off"],"to":"gone"},{"field":"state","after":"due","from":["gone"],"to":"on"}]} | roles.timed[0] | effect
RC193 | a move from two states that leads back into one of them | roles | {"label":{"one":"A","many":"B"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true,"search":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"due":{"kind":"date"},"state":{"kind":"choice","values":{"on":{},"off":{},"gone":{}}}},"timed":[{"field":"state","after":"due","from":["on","off"],"to":"off"}]} | roles.timed[0] | effect
RC193 | two moves with conditions that hold together | roles | {"label":{"one":"A","many":"B"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true,"search":true},"abilities":{"kind":"json"},"key":{"kind":"choice","values":{"clerk":{},"guest":{}},"readOnly":true},"due":{"kind":"date"},"state":{"kind":"choice","values":{"on":{},"off":{}}}},"timed":[{"field":"state","after":"due","from":["on"],"to":"off","when":{"name":"x"}},{"field":"state","after":"due","from":["off"],"to":"on"}]} | roles.timed[0] | effect
RC117 | an amount by itself | invoices.fields.square | {"kind":"money","currency":"EUR","compute":{"product":["amount","amount"]}} | invoices.fields.square.compute.product | amount: EUR
RC117 | an amount by an amount, into a number | invoices.fields.square | {"kind":"number","compute":{"product":["amount","amount"]}} | invoices.fields.square.compute.product | amount: EUR
RC117 | two amounts and a number multiplied | invoices.fields.square | {"kind":"money","currency":"EUR","compute":{"product":["amount","size","amount"]}} | invoices.fields.square.compute.product | amount: EUR
RC117 | an amount times a number, in another currency | invoices.fields.square | {"kind":"money","currency":"USD","compute":{"product":["amount","size"]}} | invoices.fields.square.compute.product | amount: EUR
RC117 | so many hundredths of an amount that are an amount | invoices.fields.square | {"kind":"money","currency":"EUR","compute":{"percent":["amount","amount"]}} | invoices.fields.square.compute.percent | amount: EUR
RC117 | hundredths of an amount, in another currency | invoices.fields.square | {"kind":"money","currency":"USD","compute":{"percent":["size","amount"]}} | invoices.fields.square.compute.percent | amount: EUR
RC015 | a number that follows from others, with a default | invoices.fields.size.default | 5 | | Leave "default" or "compute" out
RC015 | an amount that follows from others, with a default | invoices.fields.double | {"kind":"money","currency":"EUR","default":"5.00","compute":{"product":["amount","size"]}} | invoices.fields.double.default | Leave "default" or "compute" out
RC022 | an action that is fetched | invoices.actions.send.call | "GET /v1/invoices/:id/send" | | POST /v1/invoices/:id/send
RC022 | an action of a whole list that is fetched | invoices.actions.tidy | {"on":"list","call":"GET /v1/invoices/tidy"} | invoices.actions.tidy.call | POST /v1/invoices/tidy
RC085 | a dashboard of nothing | /dashboards | {"main":{"label":"Main","icon":"tag","route":"/","widgets":[]}} | dashboards.main.widgets | widget
RC192 | an answer with braces around no value | invoices.actions.send.done | "%n{ame} sent." | | "%{name}"
RC192 | an answer that names what is no value | invoices.actions.send.done | "%{number} sent." | | "%{smart_count}"
RC192 | a question whose value is not closed | invoices.actions.send.ask | "Send %{name?" | | "%{name}"
RC192 | a value as a title has it, in a question | invoices.actions.send.confirm | "Send {name}?" | | "%{name}"
RC002 | what is left of a setting by an unknown word | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"invoices","sum":"amount","where":{},"wher":{},"hours":24}}}},"name":"x"}} | invoices.actions.send.creates.users.$when.number.$gt | "where"
RC130 | what is left of a setting after who knows which records | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"invoices","sum":"amount","hours":24}}}},"name":"x"}} | invoices.actions.send.creates.users.$when.number.$gt | where: {
RC011 | what is left of a setting after records with a value that there is not | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"invoices","sum":"amount","where":{"status":"payed"},"hours":24}}}},"name":"x"}} | invoices.actions.send.creates.users.$when.number.$gt | "paid"
RC011 | what is left of a setting after records with one of values that there are not | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"invoices","sum":"amount","where":{"status":{"$in":["draft","payed"]}},"hours":24}}}},"name":"x"}} | invoices.actions.send.creates.users.$when.number.$gt | "paid"
RC036 | what is left of a setting after records compared by another word | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"invoices","sum":"amount","where":{"status":{"$ne":"paid"}},"hours":24}}}},"name":"x"}} | invoices.actions.send.creates.users.$when.number.$gt | $in
RC130 | what is left of a setting after records of nobody | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"invoices","sum":"amount","where":{"user":{"$me":"idid"}},"hours":24}}}},"name":"x"}} | invoices.actions.send.creates.users.$when.number.$gt | $me
RC010 | an unknown field among whose records an import looks | invoices.import | {"key":"number","among":{"state":"paid"}} | invoices.import.among.state |
RC011 | an unknown value among whose records an import looks | invoices.import | {"key":"number","among":{"status":"payed"}} | invoices.import.among.status | "paid"
RC010 | a group that begins with a member it does not have | invoices.fields.bank | {"kind":"group","of":{"name":{"kind":"text"}},"default":{"nmae":"House"}} | invoices.fields.bank.default | "name"
RC010 | rows that begin with a member they do not have | invoices.fields.parts | {"kind":"items","of":{"name":{"kind":"text"}},"default":[{"nmae":"House"}]} | invoices.fields.parts.default | "name"
RC010 | a change of records of which no field names the entity | invoices.fields.change | {"kind":"diff","resourceField":"rseource"} | invoices.fields.change.resourceField |
RC011 | a first account with a value that there is not | /accounts | {"resources":{"users":{"may":{"name":{"$ne":"Nobody"}}}},"email":"email","password":"password","name":"name","roles":{"resource":"roles","field":"role","abilities":"abilities","key":"key"},"first":{"resource":"roles","values":{"key":"clrek"}}} | accounts.first.values.key | "clerk"
RC194 | a group of the menu with nothing in it | /groups | {"sales":{"label":"Sales","icon":"money"},"more":{"label":"More","icon":"tag"}} | groups.more | "group"
RC195 | a name of an entity that is a page of text | invoices.label.one | "${'x'.repeat(360)}" | | content/
RC195 | a name of a field that is a page of text | invoices.fields.due.label | "${'x'.repeat(301)}" | | content/
RC195 | a message that is a page of text | invoices.checks.0.message | "${'x'.repeat(301)}" | invoices.checks[0].message | content/
RC036 | a reference that offers by a misspelled word | invoices.fields.payer | {"kind":"reference","to":"users","filter":{"name":{"$fo":"note"}}} | invoices.fields.payer.filter.name.$fo |
`;

export const plantedSilent: readonly Planted[] = readTable(table);
