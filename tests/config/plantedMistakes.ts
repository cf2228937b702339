/** One mistake in the shop of `shop.ts`, and the problem it must be found as. */
export type Planted = {
  readonly id: string;
  readonly mistake: string;
  /** Where it is planted, below `resources`; from the top when it begins with a slash. */
  readonly where: string;
  readonly value: unknown;
  /** Where it is found. */
  readonly at: string;
  /** What the hint must contain. */
  readonly hint: string;
};

/* The place it is found at is the place it is planted at, unless there is another. */
const table = `
id    | mistake | where it is planted | value as JSON, or nothing | where it is found | part of the hint
RC001 | an unknown kind | roles.fields.abilities.kind | "jsn" | roles.fields.abilities | Did you mean "json"?
RC001 | an unknown kind in a nested field | invoices.fields.lines.of.code.kind | "txt" | invoices.fields.lines.of.code | "text"
RC002 | an unknown option | invoices.fields.number.requird | true |  | Did you mean "required"?
RC002 | an unknown option of an entity | invoices.lst | {} |  | Did you mean "list"?
RC003 | an option of the wrong type | invoices.list.perPage | "ten" |  |
RC003 | a bookmark that is no yes or no | invoices.bookmarked | "yes" |  |
RC003 | a nested option of the wrong type | invoices.fields.lines.of.code.max | "many" |  |
RC004 | a reference to an unknown entity | invoices.fields.payer | {"kind":"reference","to":"rols"} | | Did you mean "roles"?
RC005 | a missing required option | invoices.icon | nothing | invoices | The icon in the menu
RC005 | a missing required option of a kind | invoices.fields.extra | {"kind":"choice"} |  | The values as stored
RC006 | an unknown icon | invoices.icon | "invoce" |  | Did you mean "invoice"?
RC006 | an unknown source | invoices.api | {"source":"sm"} | invoices.api.source | Did you mean "sms"?
RC006 | an unknown dialect | invoices.api | {"dialect":"v2"} | invoices.api.dialect | Valid: v1, simpleRest.
RC006 | an unknown word in what a host offers | /offers | {"sms":["version"]} | offers.sms | Did you mean "versions"?
RC002 | offers of an unknown host | /offers | {"smss":["versions"]} | offers.smss | Did you mean "sms"?
RC006 | an unknown tone of a value | invoices.fields.status.values.paid.tone | "sucess" |  | Did you mean "success"?
RC006 | an unknown icon of a value | invoices.fields.status.values.paid.icon | "invoce" |  | Did you mean "invoice"?
RC006 | an unknown view | invoices.fields.number.not | ["lists"] |  | Did you mean "list"?
RC002 | an unknown option of a value | invoices.fields.status.values.paid.color | "red" |  | Valid: label, tone, icon, advice, permanent, to.
RC003 | a value that is no object | invoices.fields.status.values.paid | "green" |  |
RC007 | a label without English | invoices.label.one | "" |  | English
RC007 | a label of a value without English | invoices.fields.status.values.paid.label | " " |  | English
RC003 | a label in several languages | invoices.label.one | {"en":"Invoice","de":"Rechnung"} |  | Write the English alone; the other languages have it in translations/.
RC010 | an unknown column | invoices.list.columns | ["nubmer"] |  | Did you mean "number"?
RC010 | an unknown filter | invoices.list.filters | ["stat"] |  | Valid: number, status
RC010 | an unknown sort | invoices.list.sort | ["age","ASC"] |  | Valid:
RC010 | an unknown field on the card | invoices.list.card.primary | "age" |  | Valid:
RC010 | an unknown field in the layout | invoices.layout.0.sections.1.fields | ["usr"] | invoices.layout[0].sections[1].fields | Did you mean "user"?
RC010 | an unknown field in the title | invoices.title | "{numbr}" |  | Did you mean "number"?
RC010 | a member in the title that the group does not have | users.title | "{name} {address.cty}" | | "address.city"
RC010 | an unknown sibling in showWhen | invoices.fields.note.showWhen | {"state":"paid"} | invoices.fields.note.showWhen.state | Valid:
RC010 | an unknown field deep in a rule | invoices.fields.note.showWhen | {"$or":[{"$not":{"state":"paid"}}]} | invoices.fields.note.showWhen.$or[0].$not.state |
RC010 | an unknown field in the when of an action | invoices.actions.send.when | {"stats":"draft"} | invoices.actions.send.when.stats | "status"
RC010 | an unknown field in an effect | invoices.actions.send.effect | {"stats":"sent"} | invoices.actions.send.effect | "status"
RC010 | an unknown field created with an action | invoices.actions.send.creates | {"users":{"nme":"x"}} | invoices.actions.send.creates.users | Did you mean "name"?
RC004 | what is left of a setting after records of nothing | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"usrs","sum":"name","where":{},"hours":24}}}}}} | invoices.actions.send.creates.users.$when.number.$gt | Did you mean "users"?
RC010 | what is left of a setting after a sum of nothing | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"users","sum":"nme","where":{},"hours":24}}}}}} | invoices.actions.send.creates.users.$when.number.$gt | Did you mean "name"?
RC130 | what is left of an unknown setting | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimt","after":"invoices","sum":"amount","where":{},"hours":24}}}}}} | invoices.actions.send.creates.users.$when.number.$gt | Did you mean "refundLimit"?
RC130 | what is left of a setting after no time | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"invoices","sum":"amount","where":{},"hours":0}}}}}} | invoices.actions.send.creates.users.$when.number.$gt | hours: 24
RC130 | what is left of a setting after a text, which does not add up | invoices.actions.send.creates | {"users":{"$when":{"number":{"$gt":{"$left":{"of":"refundLimit","after":"users","sum":"name","where":{},"hours":24}}}}}} | invoices.actions.send.creates.users.$when.number.$gt |
RC130 | what is left of a setting where no server asks | invoices.actions.send.when | {"number":{"$gt":{"$left":{"of":"refundLimit"}}}} | invoices.actions.send.when.number.$gt |
RC004 | an action that creates a record of nothing | invoices.actions.send.creates | {"usrs":{}} | invoices.actions.send.creates.usrs | Did you mean "users"?
RC010 | an unknown field in transitions | invoices.transitions | {"stats":{}} |  | "status"
RC010 | an unknown field in a check | invoices.checks.0.other | "notes" | invoices.checks[0].other | "note"
RC010 | an unknown field in a preset | invoices.list.presets.0.filter | {"stats":"x"} | invoices.list.presets[0].filter | "status"
RC010 | an unknown column of a related list | users.related.0.columns | ["numbr"] | users.related[0].columns | "number"
RC010 | an unknown field in who may act | /accounts.resources.users.may | {"nam":"x"} | accounts.resources.users.may.nam | "name"
RC035 | accounts of an entity that is not there | /accounts.resources | {"usrs":{}} | accounts.resources | "users"
RC002 | an unknown option of who may act | /accounts.resources.users | {"can":{}} | accounts.resources.users.can | may
RC010 | an unknown field of the accounts | /accounts.email | "mail" | accounts.email | "email"
RC010 | an unknown field in the scope of an endpoint | invoices.api | {"scope":{"kind":"a"}} | invoices.api.scope.kind |
RC011 | an unknown value in a rule | invoices.fields.note.showWhen | {"status":"payed"} | invoices.fields.note.showWhen.status | Did you mean "paid"?
RC011 | an unknown value in an effect | invoices.actions.send.effect | {"status":"snt"} | invoices.actions.send.effect.status | Did you mean "sent"?
RC011 | an unknown value in transitions | invoices.transitions.status.sent | ["paid","pait"] |  | Did you mean "paid"?
RC011 | an unknown default | invoices.fields.status | {"kind":"choice","values":{"draft":{},"sent":{},"paid":{}},"default":"drft"} | invoices.fields.status.default | "draft"
RC011 | an unknown value in a preset | invoices.list.presets.0.filter | {"status":["draft","sen"]} | invoices.list.presets[0].filter.status | "sent"
RC011 | an unknown value in the number of a preset | invoices.list.presets.0.count | {"status":["draft","sen"]} | invoices.list.presets[0].count.status | "sent"
RC002 | an unknown view of a list | invoices.list.views | {"crds":{}} | invoices.list.views.crds | Did you mean "cards"?
RC002 | an unknown option of a view | invoices.list.views | {"cards":{"fact":["number"]}} | invoices.list.views.cards.fact | Did you mean "facts"?
RC003 | a view whose fields are no list | invoices.list.views | {"cards":{"facts":"number"}} | invoices.list.views.cards.facts |
RC010 | an unknown field in a view | invoices.list.views | {"cards":{"facts":["nubmer"]}} | invoices.list.views.cards.facts | Did you mean "number"?
RC139 | lines that say nothing | invoices.list.views | {"lines":{"line":[]}} | invoices.list.views.lines |
RC005 | lines of nothing | invoices.list.views | {"lines":{}} | invoices.list.views.lines |
RC139 | a picture that is no address | invoices.list.views | {"cards":{"image":"number"}} | invoices.list.views.cards.image | There is none to name.
RC139 | a field in a view that nobody sees | users.list | {"views":{"cards":{"facts":["password"]}}} | users.list.views.cards.facts |
RC012 | a field twice in a view | invoices.list.views | {"cards":{"marks":["status","status"]}} | invoices.list.views.cards.marks |
RC161 | a tree over another entity | invoices.fields.user.tree | true |  | Point at "invoices"
RC160 | an order and a sort | invoices.list.order | true | invoices.list.sort | Leave "sort" out.
RC160 | an order among records that nothing tells apart | roles.list | {"order":{"within":"name"}} | roles.list.order.within |
RC012 | a column twice | invoices.list.columns | ["number","user","number"] |  |
RC015 | a note that nobody writes | invoices.fields.note | {"kind":"text","readOnly":true,"note":true} |  | Leave out
RC015 | a note for others where nothing is shared | invoices.fields.note | {"kind":"text","note":"shared"} |  | note: true
RC012 | a field in two sections | invoices.layout.0.sections.1.fields | ["user","number"] | invoices.layout[0].sections[1].fields |
RC013 | only and not that leave nothing | invoices.fields.note | {"kind":"text","only":["show"],"not":["show"]} |  | Views:
RC014 | a filter by a kind without one | roles.list | {"filters":["abilities"]} | roles.list.filters |
RC014 | a range filter of a text | invoices.list.presets.0.filter | {"number_gte":"a"} | invoices.list.presets[0].filter.number_gte | _gte
RC112 | an unreadable pattern | invoices.fields.note.pattern | "(" | |
RC015 | bounds that exclude each other | invoices.fields.number.max | 2 | invoices.fields.number |
RC016 | a default of the wrong shape | invoices.fields.note.default | {"a":1} |  |
RC016 | a default that the form would refuse | invoices.fields.number.default | "ab" |  |
RC016 | an effect of the wrong shape | invoices.actions.send.effect | {"note":["x"]} | invoices.actions.send.effect.note |
RC017 | a search in a kind without text | invoices.fields.lines.search | true |  |
RC014 | a lookup by rows | invoices.fields.lines.lookup | true |  |
RC018 | a sort by a kind that cannot | invoices.list.sort | ["lines","ASC"] |  |
RC014 | rows grouped by an amount | invoices.list.groupBy | "number" |  | Group by a choice
RC010 | rows grouped by an unknown field | invoices.list.groupBy | "age" |  | Valid:
RC014 | nothing beside a list | invoices.list.rail | {} | | filters: true
RC014 | saved queries beside a list that there are not | users.list.rail | {"presets":true} | users.list.rail.presets | Declare list.presets.
RC010 | an unknown field beside a list | invoices.list.rail | {"by":"stats"} | invoices.list.rail.by | "status"
RC018 | a kind made sortable that is not | invoices.fields.lines.sortable | true |  |
RC019 | a field called like the identifier | roles.fields.id | {"kind":"text"} |  | Reserved: id
RC019 | a field called like a range filter | roles.fields.total_gte | {"kind":"text"} |  | _gte
RC019 | a field called like a parameter of lists | roles.fields.count | {"kind":"number"} |  | otherwise
RC019 | a field called like a method of every object | roles.fields.toString | {"kind":"text"} |  | Reserved
RC019 | an entity key with a space | spam words | {"label":{"one":"A","many":"B"},"title":"{a}","icon":"tag","fields":{"a":{"kind":"text","required":true}}} |  | A letter
RC020 | a row action without :id | invoices.actions.send.call | "POST /v1/invoices/send" |  | :id
RC021 | an action called like a built-in one | invoices.actions.export | {"on":"bulk","call":"POST /v1/x"} |  | Built in: list
RC022 | an unknown method | invoices.actions.send.call | "PSOT /v1/invoices/:id" |  | Did you mean "POST"?
RC022 | a call without a path | invoices.actions.send.call | "POST v1" |  | POST /v1
RC022 | a placeholder that is not :id | invoices.actions.send.call | "POST /v1/:id/:number" |  | :id
RC142 | an action of a list that adds up what is selected | invoices.actions.send | {"on":"list","sums":["amount"]} | invoices.actions.send.sums | Leave it out
RC142 | an action of a list with a record | invoices.actions.send | {"on":"list","call":"POST /v1/invoices/:id/all"} | invoices.actions.send.call | :id
RC141 | transitions that a field says itself | invoices.fields.status | {"kind":"choice","values":{"draft":{"to":["sent"]},"sent":{"to":["paid"]},"paid":{}},"default":"draft"} | invoices.transitions.status | Leave them out here
RC025 | states of a nested field | users.fields.address | {"kind":"group","of":{"city":{"kind":"text"},"kind":{"kind":"choice","values":{"home":{"to":["work"]},"work":{}}}}} | users.fields.address.of.kind.values | to
RC140 | a part of the contract that there is none of | invoices.api | {"shown":["pth"]} | invoices.api.shown | Did you mean "path"?
RC010 | a shown field that there is none of | invoices.api | {"shownFields":["numbr"]} | invoices.api.shownFields | Did you mean "number"?
RC002 | an option that the language had | invoices.actions.send.assumed | true | | api.shown
RC002 | an option that the language had in actions | invoices.actions.send.stamp | {} | | effect
RC022 | a path without its slash | invoices.api | {"path":"v1/x"} | invoices.api.path | /v1
RC023 | a related list of an unknown entity | users.related.0.resource | "invoces" | users.related[0] | "invoices"
RC144 | a conversation of nothing | users.related | [{"resource":"invoices","target":"user","as":"conversation"}] | users.related[0] | number
RC144 | a conversation by what nobody signs in with | users.related | [{"resource":"invoices","target":"user","as":"conversation","text":"number","by":"number"}] | users.related[0].by | user
RC144 | what only a conversation has | users.related.0.text | "number" | users.related[0].text | as: "conversation"
RC024 | a related list by a field that points elsewhere | users.related.0.target | "number" | users.related[0].target | Valid: user.
RC025 | transitions of a text | invoices.transitions | {"number":{}} | invoices.transitions.number |
RC026 | a state without a line | invoices.transitions.status | {"draft":["sent"],"sent":["paid"]} |  | "paid": []
RC027 | a state that cannot be reached | invoices.transitions.status.sent | [] | invoices.transitions.status |
RC028 | an unknown menu group | invoices.group | "sale" |  | Did you mean "sales"?
RC030 | two entities at one path | invoices.api | {"path":"/v1/users"} |  | collection
RC031 | two entities at one route | invoices.route | "/apps/users" |  |
RC033 | an entity without a required field | roles.fields.name.required | false | roles | required: true
RC136 | a phone number as plain text | invoices.fields.payerPhone | {"kind":"text"} |  | f.phone()
RC136 | a time zone as plain text in a nested field | invoices.fields.lines.of.timeZone | {"kind":"text"} |  | f.timeZone()
RC136 | countries as tags | invoices.fields.countries | {"kind":"tags"} |  | f.countries()
RC136 | the end of quiet hours as plain text | invoices.fields.quietTo | {"kind":"text"} |  | f.time()
RC034 | a reference to an entity whose title says nothing | users.title | "User" | invoices.fields.user | title of users
RC035 | accounts of an unknown entity | /accounts.roles.resource | "rles" | accounts.roles.resource | "roles"
RC035 | a start at a dashboard that is not there | /accounts.roles.start | {"admin":"sales"} | accounts.roles.start.admin | 
RC035 | a second factor that is no yes or no | /accounts.secondFactor | "address" | accounts.secondFactor | boolean
RC035 | a last sign-in that is no moment | /accounts.lastSignIn | "address" | accounts.lastSignIn | dateTime
RC035 | a password that would be read back | /accounts.password | "email" | accounts.password | password
RC036 | an unknown operator | invoices.fields.note.showWhen | {"number":{"$gth":"5"}} | invoices.fields.note.showWhen.number.$gth | "$gt"
RC036 | an operator where fields stand | invoices.fields.note.showWhen | {"$xor":[]} | invoices.fields.note.showWhen.$xor | "$or"
RC037 | a column that its field keeps out of lists | invoices.fields.user.not | ["list"] | invoices.list.columns |
RC037 | a column of a kind that is never one | invoices.list.columns | ["number","lines"] |  |
RC006 | an unknown layout | invoices.layout | "artikle" | invoices.layout | Did you mean "article"?
RC038 | a tab without sections | invoices.layout.0.sections | [] | invoices.layout[0] |
RC039 | a check against nothing | invoices.checks.0.other | nothing | invoices.checks[0] | value
RC010 | an unknown key of an import | invoices.import | {"key":"nubmer"} | invoices.import.key | Did you mean "number"?
RC010 | an unknown field in what an import keeps | invoices.import | {"key":"number","keep":{"state":"paid"}} | invoices.import.keep.state |
RC011 | an unknown value in what an import keeps | invoices.import | {"key":"number","keep":{"status":"payed"}} | invoices.import.keep.status | "paid"
RC006 | a country that is none | invoices.import | {"key":"number","country":"Germany"} | invoices.import.country | DE
RC005 | an import without a key | invoices.import | {} |  | which record
RC045 | a key that no record is found by | invoices.import | {"key":["number","lines"]} | invoices.import.key | phone number
RC045 | a key of no field | invoices.import | {"key":[]} | invoices.import.key | phone number
RC045 | a key that the server writes | roles | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","import":{"key":"code"},"fields":{"key":{"kind":"choice","values":{"clerk":{}},"readOnly":true},"name":{"kind":"text","required":true},"code":{"kind":"text","readOnly":true},"abilities":{"kind":"json"}}} | roles.import.key | phone number
RC046 | an import where nothing can be created | roles | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","readOnly":true,"import":{"key":"name"},"fields":{"key":{"kind":"choice","values":{"clerk":{}},"readOnly":true},"name":{"kind":"text","required":true},"code":{"kind":"text","readOnly":true},"abilities":{"kind":"json"}}} | roles.import | Take the import away
RC047 | a list of a single record | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"one","list":{"perPage":5},"fields":{"name":{"kind":"text","required":true},"abilities":{"kind":"json"}}} | extra.list | Leave "list" out
RC047 | a selection of a single record | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"one","actions":{"test":{"on":"both","call":"POST /v1/extra/test"}},"fields":{"name":{"kind":"text","required":true}}} | extra.actions.test.on | Write "row"
RC047 | an action that names a single record | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"one","actions":{"test":{"on":"row","call":"POST /v1/extra/:id/test"}},"fields":{"name":{"kind":"text","required":true}}} | extra.actions.test.call | Leave ":id" out
RC047 | an action that leads to the list of a single record | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"one","actions":{"test":{"on":"row","call":"POST /v1/extra/test","then":"list"}},"fields":{"name":{"kind":"text","required":true}}} | extra.actions.test.then | Leave it out
RC047 | a reference to a single record | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"one","fields":{"name":{"kind":"text","required":true},"other":{"kind":"reference","to":"extra"}}} | extra.fields.other | Leave the reference out
RC058 | a record of each person’s own where there is no server | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"own","api":{"source":"demo"},"fields":{"name":{"kind":"text","required":true}}} | extra.single | Write "one", or name the server in api.source
RC010 | a comparison with an answer that nobody gives | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"own","actions":{"test":{"on":"row","call":"POST /v1/extra/test","form":{"word":{"kind":"text"}},"checks":[{"field":"word","op":"=","other":"wrod","message":"No."}]}},"fields":{"name":{"kind":"text","required":true}}} | extra.actions.test.checks[0].other | Did you mean "word"?
RC057 | the account's fields in a record for everybody | extra | {"label":{"one":"Role","many":"Roles"},"title":"Extra","icon":"role","single":"one","ofAccount":["email"],"fields":{"email":{"kind":"email","required":true}}} | extra.ofAccount | single: "own"
RC057 | a field that an account does not have | extra | {"label":{"one":"Role","many":"Roles"},"title":"Extra","icon":"role","single":"own","ofAccount":["shoes"],"fields":{"shoes":{"kind":"text","required":true}}} | extra.ofAccount | such a field
RC031 | a page of text at the address of an entity | /pages | {"terms":{"label":"Terms","icon":"tag","route":"/apps/invoices","text":"Be kind."}} | pages.terms.route | 
RC028 | a page of text in no group | /pages | {"terms":{"label":"Terms","icon":"tag","group":"salse","route":"/apps/terms","text":"Be kind."}} | pages.terms.group | Did you mean "sales"?
RC048 | a computed field without a function | invoices.fields.sum | {"kind":"number","compute":{}} | invoices.fields.sum.compute | total, sum
RC048 | a computed field with two functions | invoices.fields.sum | {"kind":"number","compute":{"count":"lines","segments":"number"}} | invoices.fields.sum.compute | total, sum
RC048 | a sum of one field | invoices.fields.sum | {"kind":"number","compute":{"total":["amount"]}} | invoices.fields.sum.compute.total |
RC010 | an unknown field in what is computed | invoices.fields.sum | {"kind":"number","compute":{"count":"lins"}} | invoices.fields.sum.compute.count | Did you mean "lines"?
RC010 | an unknown member in what is computed | invoices.fields.sum | {"kind":"number","compute":{"sum":"lines.total"}} | invoices.fields.sum.compute.sum | lines.product
RC002 | an unknown function | invoices.fields.sum | {"kind":"number","compute":{"cuont":"lines"}} | invoices.fields.sum.compute.cuont | Did you mean "count"?
RC049 | a computed text | invoices.fields.sum | {"kind":"text","compute":{"count":"lines"}} | invoices.fields.sum | number
RC049 | a count of a text | invoices.fields.sum | {"kind":"number","compute":{"count":"number"}} | invoices.fields.sum.compute.count | lists
RC049 | a sum of texts | invoices.fields.sum | {"kind":"number","compute":{"sum":"lines.code"}} | invoices.fields.sum.compute.sum | items.total
RC050 | computed fields in a circle | roles.fields | {"key":{"kind":"choice","values":{"clerk":{}},"readOnly":true},"name":{"kind":"text","required":true},"abilities":{"kind":"json"},"a":{"kind":"number","compute":{"product":["b","b"]}},"b":{"kind":"number","compute":{"product":["a","a"]}}} |  |
RC089 | a former name that a field has | invoices.fields.note.was | "number" |  | A name that no field
RC089 | a former kind that there is not | invoices.fields.note.wasKind | "numbr" |  | Did you mean "number"?
RC089 | a former kind that the field has | invoices.fields.note.wasKind | "text" |  | 
RC089 | a nested field that was renamed | invoices.fields.lines.of.code.was | "key" |  | A name that no field
RC050 | a field computed from itself | roles.fields.a | {"kind":"number","compute":{"product":["a","a"]}} | roles.fields |
RC051 | a list sorted by days left | roles.fields | {"key":{"kind":"choice","values":{"clerk":{}},"readOnly":true},"name":{"kind":"text","required":true},"abilities":{"kind":"json"},"due":{"kind":"date"},"left":{"kind":"number","sortable":true,"compute":{"daysUntil":"due"}}} | roles.fields.left |
RC052 | an action that sets a computed field | invoices.actions.send.effect | {"size":4} |  |
RC010 | an unknown field in a unique group | invoices.unique | [["number","usr"]] | invoices.unique[0] | Did you mean "user"?
RC003 | a unique group that is no list | invoices.unique | ["number"] | invoices.unique[0] | mcc
RC053 | a unique group of one field | invoices.unique | [["number"]] | invoices.unique[0] | unique: true
RC053 | a unique group with rows | invoices.unique | [["number","lines"]] | invoices.unique[0] |
RC015 | a serial without digits | invoices.fields.code | {"kind":"text","serial":"INV-{year}"} |  |
RC015 | a serial with an unknown part | invoices.fields.code | {"kind":"text","serial":"{month}-{000}"} |  |
RC052 | an action that sets a number of the server | invoices.actions.send.effect | {"serialNo":"S1"} |  | Leave it out
RC054 | a serial in rows | invoices.fields.lines.of.code.serial | "{00}" | invoices.fields.lines.code |
RC010 | an unknown field that an action takes a value of | invoices.actions.send.effect | {"note":{"$of":"nubmer"}} | invoices.actions.send.effect.note | Did you mean "number"?
RC130 | the moment in a reference of a record | invoices.actions.send.effect | {"status":{"$now":true}} | invoices.actions.send.effect.status | a moment
RC130 | somebody who is not signed in where time changes a record | invoices.timed | [{"field":"status","from":["sent"],"to":"paid","after":"due","effect":{"user":{"$me":"id"}}}] | invoices.timed[0].effect.user |
RC130 | a day in a form that nobody can read | invoices.actions.send.when | {"due":{"$lt":{"$today":"+7"}}} | invoices.actions.send.when.due.$lt | +7d
RC130 | a text with the other sign | invoices.actions.send.effect | {"note":{"$minus":"number"}} | invoices.actions.send.effect.note | a number
RC130 | a check against somebody who is not signed in | invoices.checks.0 | {"field":"user","op":"=","value":{"$me":"id"},"message":"No."} | invoices.checks[0].value |
RC130 | a check against a day that nobody can read | invoices.checks.0 | {"field":"due","op":">","value":{"$today":"soon"},"message":"No."} | invoices.checks[0].value | +7d
RC130 | a check against another record | invoices.checks.0 | {"field":"number","op":"=","value":{"$of":"user.name"},"message":"No."} | invoices.checks[0].value | fields of the record itself
RC130 | a value from the context in the scope of an endpoint | invoices.api | {"scope":{"user":{"$me":"id"}}} | invoices.api.scope.user |
RC010 | an unknown field in what a reference offers | invoices.fields.user | {"kind":"reference","to":"users","filter":{"nme":"x"}} | invoices.fields.user.filter | Did you mean "name"?
RC010 | an unknown field beside a reference | invoices.fields.user | {"kind":"reference","to":"users","filter":{"name":{"$of":"nte"}}} | invoices.fields.user.filter.name | Did you mean "note"?
RC130 | a way to a record over a field that leads nowhere | invoices.actions.send.effect | {"note":{"$of":"number.name"}} | invoices.actions.send.effect.note | reference
RC055 | an action that takes a text into a reference | invoices.actions.send.effect | {"user":{"$of":"number"}} | invoices.actions.send.effect.user | reference
RC010 | a change by time after an unknown field | invoices.timed | [{"field":"status","from":["sent"],"to":"paid","after":"duee"}] | invoices.timed[0].after | Did you mean "due"?
RC011 | a change by time out of an unknown state | invoices.timed | [{"field":"status","from":["snt"],"to":"paid","after":"due"}] | invoices.timed[0].from | Did you mean "sent"?
RC065 | a change by time along no transition | invoices.timed | [{"field":"status","from":["draft"],"to":"paid","after":"due"}] | invoices.timed[0] | "draft": ["paid"]
RC066 | a change by time that waits for a text | invoices.timed | [{"field":"status","from":["sent"],"to":"paid","after":"number"}] | invoices.timed[0].after | a date or a moment
RC066 | a change by time of a text | invoices.timed | [{"field":"number","from":["sent"],"to":"paid","after":"due"}] | invoices.timed[0].field |
RC055 | a change by time that takes a text into a choice | invoices.timed | [{"field":"status","from":["sent"],"to":"paid","after":"due","effect":{"status":{"$of":"number"}}}] | invoices.timed[0].effect.status |
RC044 | none at all that must stay | invoices.atLeast | [{"count":0,"when":{"status":"draft"},"message":"Keep one."}] | invoices.atLeast[0].count |
RC005 | records that must stay without a rule | invoices.atLeast | [{"count":1,"message":"Keep one."}] | invoices.atLeast[0] | What these records meet
RC010 | an unknown field in what must stay | invoices.atLeast | [{"count":1,"when":{"state":"draft"},"message":"Keep one."}] | invoices.atLeast[0].when.state | Valid:
RC071 | a rule that no store can count by | invoices.atLeast | [{"count":1,"when":{"$or":[{"status":"draft"}]},"message":"Keep one."}] | invoices.atLeast[0].when | one value each
RC080 | a colour by its name | /color | "purple" | color | #rrggbb
RC080 | a logo without encryption | /logo | "http://example.com/logo.svg" | logo | https
RC010 | an unknown field locked for its owner | users.ownAccount | {"locked":["rol"],"message":"Not yours."} | users.ownAccount.locked | Did you mean "role"?
RC070 | an own account where nobody signs in | invoices.ownAccount | {"locked":["status"],"message":"Not yours."} | invoices.ownAccount | Entities with accounts: users.
RC010 | an unknown field on a sheet | invoices.document | {"number":"nubmer"} | invoices.document.number | Did you mean "number"?
RC010 | an unknown field in the totals of a sheet | invoices.document | {"totals":["amont"]} | invoices.document.totals | Did you mean "amount"?
RC002 | an unknown place on a sheet | invoices.document | {"total":["amount"]} | invoices.document.total | Did you mean "totals"?
RC003 | totals of a sheet that are no list | invoices.document | {"totals":"amount"} | invoices.document.totals |
RC012 | a total twice on a sheet | invoices.document | {"totals":["amount","amount"]} | invoices.document.totals |
RC060 | a table of a sheet without rows | invoices.document | {"items":"note"} | invoices.document.items | kind items
RC060 | a group as the table of a sheet | users.document | {"items":"address"} | users.document.items | kind items
RC060 | rows among the dates of a sheet | invoices.document | {"head":["lines"]} | invoices.document.head | "items"
RC060 | a text among the totals of a sheet | invoices.document | {"totals":["amount","note"]} | invoices.document.totals | numbers and amounts
RC060 | a group as the number of a sheet | users.document | {"number":"address"} | users.document.number | single value
RC060 | a field on a sheet that nobody sees | users.document | {"note":"password"} | users.document.note | "show"
RC006 | an unknown icon of a saved query in the menu | invoices.list.presets.0.menu | "histry" | invoices.list.presets[0].menu | Did you mean "history"?
RC047 | a sheet of a single record | extra | {"label":{"one":"Role","many":"Roles"},"title":"{name}","icon":"role","single":"one","document":{"note":"name"},"fields":{"name":{"kind":"text","required":true},"abilities":{"kind":"json"}}} | extra.document | Leave "document" out
RC044 | a page without rows | invoices.list.perPage | 0 |  |
RC010 | an unknown owner of what arrives | invoices.live.owner | "usr" |  | Did you mean "user"?
RC010 | an owner that is no field | invoices.owner | "usr" |  | Did you mean "user"?
RC119 | an owner that points at nobody | invoices.owner | "number" |  | user
RC119 | an owner that is the record of no account | invoices.owner | "id" |  | Entities of accounts: users.
RC010 | the way to an owner that ends nowhere | invoices.owner | "user.rol" |  | "role"
RC119 | the way to an owner that leads over a text | invoices.owner | "number.user" |  | user
RC119 | the way to an owner that stops before an account | invoices.owner | "user.role" |  | role
RC010 | what an owner has in common, of no record | invoices.owner | {"field":"compny","me":"name"} | invoices.owner.field | Valid:
RC010 | what an owner has in common, of no account | invoices.owner | {"field":"number","me":"nam"} | invoices.owner.me | Did you mean "name"?
RC005 | what an owner has in common, half said | invoices.owner | {"field":"number"} |  | The field of an account
RC119 | an owned entity that is shared | pens | {"label":{"one":"Pen","many":"Pens"},"title":"{name}","icon":"tag","owner":"user","shared":"read","fields":{"name":{"kind":"text","required":true},"user":{"kind":"reference","to":"users"}}} | pens.shared | Leave "owner" or "shared" out
RC119 | a bound account that is not its own | /accounts.resources.users.bound | true | accounts.resources.users.bound | owner: 'id'
RC122 | a claim that no token has | invoices.api | {"claim":"superAdmin"} | invoices.api.claim | accounts.roles.claims gives: none.
RC035 | an account that nobody signs in with, for whoever registers | /accounts.register | {"resource":"invoices"} | accounts.register.resource | users
RC010 | an estimate that follows from an unknown field | invoices.estimate | {"of":["amout"],"fields":{"cost":{"kind":"number"}}} | invoices.estimate.of | Did you mean "amount"?
RC010 | a warning that an estimate does not have | invoices.estimate | {"of":["amount"],"fields":{"cost":{"kind":"number"}},"warning":"csot"} | invoices.estimate.warning | "cost"
RC010 | a figure beside Save that an estimate does not have | invoices.estimate | {"of":["amount"],"fields":{"cost":{"kind":"number"}},"brief":["csot"]} | invoices.estimate.brief | Did you mean "cost"?
RC011 | a stop under a value that the warning does not have | invoices.estimate | {"of":["amount"],"fields":{"fault":{"kind":"choice","values":{"price":{"label":"No price"}}}},"warning":"fault","stops":{"prize":"roles"}} | invoices.estimate.stops.prize | Did you mean "price"?
RC004 | a stop that an unknown entity ends | invoices.estimate | {"of":["amount"],"fields":{"fault":{"kind":"choice","values":{"price":{"label":"No price"}}}},"warning":"fault","stops":{"price":"rols"}} | invoices.estimate.stops.price | Did you mean "roles"?
RC091 | a sum of what is no number | invoices.actions.send.sums | ["number"] |  | Name numbers and amounts.
RC010 | a sum of an unknown field | invoices.actions.send.sums | ["amout"] |  | Did you mean "amount"?
RC123 | an action that enters no bound account | invoices.actions.send.enters | "note" |  | accounts.resources.bound
RC121 | a setting in one of many records | /settings | {"passwordMin":"users.name"} | settings.passwordMin | single: 'one'
RC002 | an unknown setting | /settings | {"paswordMin":"users.name"} | settings.paswordMin | Did you mean "passwordMin"?
RC120 | a log of an unknown entity | /log | {"changes":"invoces"} | log.changes | Did you mean "invoices"?
RC125 | an outbox of an unknown entity | /mail | {"outbox":"invoces"} | mail.outbox | Did you mean "invoices"?
RC125 | an outbox without room for a mail | /mail | {"outbox":"users"} | mail.outbox | Give "users" fields
RC137 | a list of doubts that is no entity | /doubts | "invoces" | doubts | Did you mean "invoices"?
RC137 | a list of doubts without room for one | /doubts | "users" | doubts | Give "users" fields
RC132 | calls of a bell that is not there | invoices.api | {"calls":{"markRead":"PATCH /v1/invoices"}} | invoices.api.calls | Declare "bell"
RC231 | files that nobody keeps | drafts | {"label":{"one":"A","many":"B"},"title":"{name}","icon":"tag","api":{"source":"demo"},"fields":{"name":{"kind":"text","required":true,"search":true},"proof":{"kind":"file"}},"demo":{"count":0}} | drafts.fields.proof | Leave the field out
RC231 | files of records that outlive a restore | drafts | {"label":{"one":"A","many":"B"},"title":"{name}","icon":"tag","outlives":"restore","fields":{"name":{"kind":"text","required":true,"search":true},"proof":{"kind":"file"}},"demo":{"count":0}} | drafts.fields.proof | Leave the field out
RC170 | a mark with a value of its own | invoices.fields.star | {"kind":"mark","default":true} | invoices.fields.star.default | Leave "default" out
RC230 | a file with a value of its own | invoices.fields.proof | {"kind":"file","default":null} | invoices.fields.proof.default | Leave "default" out
RC230 | an uploaded picture in a row | invoices.fields.proofs | {"kind":"items","of":{"proof":{"kind":"image","upload":true}}} | invoices.fields.proofs.of.proof | Only a field of the entity itself
RC015 | a size of what nobody uploads | invoices.fields.proof | {"kind":"image","maxSize":2} | | Write upload: true
RC006 | an uploaded picture that is none | invoices.fields.proof | {"kind":"image","upload":true,"accept":["pdf"]} | invoices.fields.proof.accept | png
RC230 | a file in a row | invoices.fields.proofs | {"kind":"items","of":{"proof":{"kind":"file"}}} | invoices.fields.proofs.of.proof | Only a field of the entity itself
RC100 | an event of two entities | users.live | {"event":"invoice","owner":"name"} | users.live.event | Give each entity
`;

const readLine = (line: string): Planted => {
  const [id = '', mistake = '', where = '', value = '', at = '', hint = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    id,
    mistake,
    where,
    value: value === 'nothing' ? undefined : JSON.parse(value),
    at: at || where,
    hint,
  };
};

/** The rows of such a table. */
export const readTable = (text: string): Planted[] => text.trim().split('\n').slice(1).map(readLine);

export const plantedMistakes: readonly Planted[] = readTable(table);
