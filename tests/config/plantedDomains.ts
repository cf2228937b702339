import { readTable, type Planted } from './plantedMistakes';

/*
 * In the hotel of `hotel.ts`: what a person slips into who describes a trade of their own. The first half was
 * silent once: well-formed, and yet nothing that could ever work.
 */
const table = `
id    | mistake | where it is planted | value as JSON, or nothing | where it is found | part of the hint
RC110 | a required reference to its own entity | tickets.fields.parent.required | true | tickets.fields.parent | not required
RC110 | two entities that require each other | rooms.fields.booking | {"kind":"reference","to":"bookings","required":true} | bookings.fields.room | not required
RC111 | a title that needs itself | tickets.title | "{parent}" | | key, subject
RC112 | a pattern that can take very long | products.fields.slug.pattern | "([a-z]+)+" | | [a-z]+
RC113 | an action against the transitions | bookings.actions.arrive.effect | {"status":"left"} | bookings.actions.arrive.effect.status | Valid: inHouse, cancelled, noShow.
RC113 | an action in one state too many | bookings.actions.cancel.when | {"status":{"$in":["requested","confirmed","inHouse"]}} | bookings.actions.cancel.when | From "inHouse": left.
RC113 | an action in every state but its own | bookings.actions.cancel.when | {"status":{"$ne":"cancelled"}} | | From "inHouse": left. From "left": none. From "noShow": none.
RC114 | an action that can never run | bookings.actions.arrive.when | {"$and":[{"status":"confirmed"},{"status":"left"}]} | | $in
RC019 | a field called like a moment of every record | bookings.fields.createdAt | {"kind":"longText"} | | f.dateTime({ readOnly: true })
RC019 | a field called like the flag of an answer | bookings.fields.success | {"kind":"text"} | | Reserved: id
RC015 | a choice with the value '' | rooms.fields.type.values | {"":{},"double":{}} | rooms.fields.type | not required
RC015 | more choices at least than there are | rooms.fields.equipment.min | 4 | rooms.fields.equipment |
RC011 | an unknown one of several choices in a rule | rooms.fields.rate.showWhen | {"equipment":{"$in":["desk","balcny"]}} | rooms.fields.rate.showWhen.equipment.$in | Did you mean "balcony"?
RC011 | an unknown one of a list in a rule | rooms.fields.rate.showWhen | {"equipment":["desk","balcny"]} | rooms.fields.rate.showWhen.equipment | Did you mean "balcony"?
RC036 | a part of a text that is no text | rooms.fields.rate.showWhen | {"equipment":{"$contains":4}} | rooms.fields.rate.showWhen.equipment.$contains |
RC014 | all of a text in a filter | bookings.list | {"presets":[{"label":"Ann","filter":{"guest":{"$eq":"Ann"}}}]} | bookings.list.presets[0].filter.guest.$eq | $contains
RC014 | a part of a choice in a filter | rooms.list | {"presets":[{"label":"Dou","filter":{"type":{"$contains":"dou"}}}]} | rooms.list.presets[0].filter.type.$contains | Write its value.
RC016 | a range of a filter that ends at no number | rooms.list | {"presets":[{"label":"Dear","filter":{"rate":{"$gte":"dear"}}}]} | rooms.list.presets[0].filter.rate.$gte |
RC011 | an unknown value in a comparison of a filter | rooms.list | {"presets":[{"label":"Two","filter":{"type":{"$in":["duble"]}}}]} | rooms.list.presets[0].filter.type.$in | Did you mean "double"?
RC036 | a filter that is one of two | rooms.list | {"presets":[{"label":"Any","filter":{"$or":[{"type":"double"}]}}]} | rooms.list.presets[0].filter.$or | Of one field write a list of values
RC036 | what lists are not asked in a filter | rooms.list | {"presets":[{"label":"Dear","filter":{"rate":{"$gt":"5"}}}]} | rooms.list.presets[0].filter.rate.$gt | $gte
RC036 | a misspelt operator in what a number counts | rooms.list | {"presets":[{"label":"Dear","filter":{},"count":{"rate":{"$gtee":"5"}}}]} | rooms.list.presets[0].count.rate.$gtee | "$gte"
RC130 | a value from the context in a saved query | rooms.list | {"presets":[{"label":"Mine","filter":{"type":{"$of":"type"}}}]} | rooms.list.presets[0].filter.type |
RC014 | a part of a text that a reference offers | bookings.fields.room.filter | {"number":{"$contains":"1"}} | bookings.fields.room.filter.number.$contains |
RC011 | an unknown one of several choices as a default | rooms.fields.equipment.default | ["desk","balcny"] | | Did you mean "balcony"?
RC011 | an unknown one of several choices in a preset | rooms.list | {"presets":[{"label":"Baths","filter":{"equipment":["balcny"]}}]} | rooms.list.presets[0].filter.equipment | Did you mean "balcony"?
RC014 | values of an amount beside a list | rooms.list | {"rail":{"by":"rate"}} | rooms.list.rail.by | Name a choice
RC014 | a choice of nothing beside a list | rooms.list | {"filters":["type"],"rail":{"filters":true,"choose":"many"}} | rooms.list.rail.choose | Say by
RC180 | a group that begins half filled | rooms.fields.place | {"kind":"group","of":{"street":{"kind":"text","required":true},"door":{"kind":"text","default":"front"}}} | | required: true
RC015 | a slug without room for its number | products.fields.address.max | 4 | products.fields.address |
RC010 | a slug made of no field | products.fields.address.from | "nme" | | Did you mean "name"?
RC115 | a required field that no new record is asked for | bookings.fields.email | {"kind":"email","required":true,"not":["create"]} | | "create"
RC115 | a required field that is only read | bookings.fields.email | {"kind":"email","required":true,"readOnly":true} | | default
RC114 | a required field that is never shown | bookings.fields.email | {"kind":"email","required":true,"showWhen":{"$and":[{"status":"left"},{"status":"noShow"}]}} | bookings.fields.email.showWhen | $in
RC044 | a page of a thousand million rows | bookings.list | {"perPage":1000000000} | bookings.list.perPage | 1000
RC044 | ten million demo records | bookings.demo | {"count":10000000} | bookings.demo.count | 100000
RC016 | a demo value of the wrong kind | bookings.fields.nights.fake | {"oneOf":["three"]} | bookings.fields.nights.fake.oneOf[0] |
RC006 | a faker path that does not exist | products.fields.name.fake | "commerce.prodName" | | Did you mean "commerce.productName"?
RC116 | a password in a title | admins.title | "{password}" | | name, email
RC117 | a date compared with an amount | bookings.checks | [{"field":"checkOut","op":">","other":"rate","message":"No."}] | bookings.checks[0].other | Valid: checkIn.
RC114 | checks against each other | bookings.checks | [{"field":"checkOut","op":">","other":"checkIn","message":"No."},{"field":"checkOut","op":"<","other":"checkIn","message":"No."}] | bookings.checks[1] | bookings.checks[0]
RC117 | two currencies added up | products.fields.all | {"kind":"money","currency":"EUR","compute":{"total":["priceEur","priceUsd"]}} | products.fields.all.compute.total | priceEur: EUR, priceUsd: USD
RC017 | a search in yes and no | products.fields.online.search | true | | name, slug
RC010 | a second line from no field | bookings.fields.guest.secondary | "emial" | | Did you mean "email"?
RC030 | two actions with one call | bookings.actions.arrive.call | "POST /v1/bookings/:id/confirm" | | "POST /v1/bookings/:id/arrive"
RC118 | a right on an unknown subject | samples.actions.review.can | ["review","sample"] | | Did you mean "samples"?
RC010 | an unknown filter | bookings.list.filters | ["staus"] | | Did you mean "status"?
RC010 | an unknown column | bookings.list.columns | ["gest"] | | Did you mean "guest"?
RC015 | a currency that does not exist | products.fields.priceUsd.currency | "XQZ" | products.fields.priceUsd | Nearest of
RC015 | a currency in small letters | products.fields.priceUsd.currency | "usd" | products.fields.priceUsd | Did you mean "USD"?
RC044 | a pattern on a text of any length | products.fields.slug.max | 5000 | | 1000
RC006 | an icon far from every name | bookings.icon | "hotel" | | Nearest of
RC028 | an unknown group | bookings.group | "hotels" | | Did you mean "hotel"?
RC112 | two repetitions that take the same | products.fields.slug.pattern | "[^@]+@[^@]+[.][^@]+" | | "[^@]+" and "[^@]+" not both take "."
RC005 | a pattern without a limit | products.fields.slug | {"kind":"text","pattern":"[a-z0-9-]+"} | products.fields.slug.max | 1000
RC112 | a pattern that cannot be read | products.fields.slug.pattern | "[a-z0-9-+" | | character 9
RC015 | rows with bounds that exclude each other | products.fields.variants.of.stock | {"kind":"number","min":10,"max":5} | products.fields.variants.of.stock | Swap
RC015 | amounts that exclude each other | products.fields.priceEur | {"kind":"money","currency":"EUR","min":"10","max":"5"} | | Swap
RC003 | an amount as a number | products.fields.priceEur | {"kind":"money","currency":"EUR","min":0} | products.fields.priceEur.min | Write "0".
RC011 | a transition to an unknown value | bookings.transitions.status.confirmed | ["inhouse","cancelled","noShow","inHouse"] | | Did you mean "inHouse"?
RC019 | a field called id | bookings.fields.id | {"kind":"text"} | | Reserved: id
RC019 | a field called _id | bookings.fields._id | {"kind":"text"} | | A letter
RC019 | a field called like a parameter | bookings.fields.search | {"kind":"text"} | | Reserved: id
RC015 | a choice without values | rooms.fields.type.values | {} | rooms.fields.type | { open: {}, done: {} }
RC044 | a page without rows | bookings.list | {"perPage":0} | bookings.list.perPage | 1
RC015 | a group of nothing | bookings.fields.wishes | {"kind":"group","of":{}} | | f.text()
RC007 | a label without a word | bookings.label.one | "" | | English
RC024 | a related list by a text | rooms.related | [{"resource":"bookings","target":"guest"}] | rooms.related[0].target | room
RC010 | an unknown column of a related list | tickets.related | [{"resource":"tickets","target":"parent","columns":["key","subjct"]}] | tickets.related[0].columns | Did you mean "subject"?
RC049 | a product with a name | bookings.fields.total.compute | {"product":["guest","nights"]} | bookings.fields.total.compute.product | numbers
RC010 | an unknown field in the layout | products.layout.0.sections.0.fields | ["name","desc"] | products.layout[0].sections[0].fields | Valid:
RC018 | a sort by a long text | bookings.list.sort | ["wishes","DESC"] | | Valid: guest
RC002 | an unknown option | bookings.fields.guest.requird | true | | Did you mean "required"?
RC002 | an unknown option of an entity | bookings.lists | {} | | Did you mean "list"?
RC020 | a row action without :id | bookings.actions.arrive.call | "POST /v1/bookings/arrive" | | :id
RC015 | a day that no calendar has | bookings.fields.checkIn | {"kind":"date","min":"2026-13-45"} | | YYYY-MM-DD
RC016 | a day called by a word | bookings.fields.checkIn.default | "today" | | YYYY-MM-DD
RC011 | an unknown value in a rule | samples.fields.result.requiredWhen | {"state":"measurd"} | samples.fields.result.requiredWhen.state | Did you mean "measured"?
RC190 | records kept apart by no span | bookings.noOverlap | [{"within":["room"]}] | bookings.noOverlap[0] | from
RC190 | records kept apart by a range and by two fields | bookings.noOverlap | [{"of":"stay","from":"checkIn","to":"checkOut"}] | bookings.noOverlap[0] | either "of"
RC190 | a span with one end | bookings.noOverlap | [{"from":"checkIn"}] | bookings.noOverlap[0] | either "of"
RC190 | a span of what is no range | bookings.noOverlap | [{"of":"checkIn"}] | bookings.noOverlap[0].of | Of two fields write from and to.
RC190 | a span from a day to a number | bookings.noOverlap | [{"from":"checkIn","to":"nights"}] | bookings.noOverlap[0] | "checkIn" is of date, and "nights" of number
RC190 | a span of one field | bookings.noOverlap | [{"from":"checkIn","to":"checkIn"}] | bookings.noOverlap[0] | cannot be both ends
RC190 | a span that begins with a name | bookings.noOverlap | [{"from":"guest","to":"checkOut"}] | bookings.noOverlap[0].from | Name a day
RC190 | nights of two fields, which are nights | bookings.noOverlap | [{"from":"checkIn","to":"checkOut","nights":true}] | bookings.noOverlap[0].nights | Leave "nights" out
RC190 | records kept apart within a list of values | rooms.noOverlap | [{"within":["equipment"],"from":"rate","to":"most"}] | rooms.noOverlap[0].within | Name a reference
RC010 | a span of an unknown field | bookings.noOverlap | [{"from":"checkIn","to":"checkout"}] | bookings.noOverlap[0].to | Did you mean "checkOut"?
RC010 | records kept apart within an unknown field | bookings.noOverlap | [{"within":["rom"],"from":"checkIn","to":"checkOut"}] | bookings.noOverlap[0].within | Did you mean "room"?
RC011 | an unknown value among those that are kept apart | bookings.noOverlap | [{"from":"checkIn","to":"checkOut","when":{"status":["confirmd"]}}] | bookings.noOverlap[0].when.status | Did you mean "confirmed"?
RC130 | records kept apart by who asks | bookings.noOverlap | [{"from":"checkIn","to":"checkOut","when":{"guest":{"$me":"name"}}}] | bookings.noOverlap[0].when.guest |
RC190 | records that count by the clock | stays | {"label":{"one":"Stay","many":"Stays"},"title":"{guest}","icon":"tag","fields":{"guest":{"kind":"text","required":true},"first":{"kind":"date"},"last":{"kind":"date"},"left":{"kind":"number","readOnly":true,"compute":{"daysUntil":"last"}}},"noOverlap":[{"from":"first","to":"last","when":{"$or":[{"left":{"$gt":0}},{"guest":"Works"}]}}]} | stays.noOverlap[0].when.left | value that is stored
RC002 | an unknown option of what is kept apart | bookings.noOverlap | [{"from":"checkIn","to":"checkOut","in":["room"]}] | bookings.noOverlap[0].in | Valid: within
RC198 | a unique member of a group | rooms.fields.place | {"kind":"group","of":{"street":{"kind":"text","unique":true}}} | rooms.fields.place.of.street.unique | a field of the entity
RC198 | rows that are unique everywhere | products.fields.variants.of.sku.unique | "everywhere" | | Write unique: true.
RC198 | rows that are unique by a group | products.fields.variants.of.place | {"kind":"group","of":{"street":{"kind":"text"}},"unique":true} | products.fields.variants.of.place.unique | a field within it
`;

export const plantedDomains: readonly Planted[] = readTable(table);
