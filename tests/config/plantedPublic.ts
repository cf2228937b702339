import { readTable, type Planted } from './plantedMistakes';

/* In the hotel of `hotel.ts`: what people without an account are to read and send. */
const table = `
id    | mistake | where it is planted | value as JSON, or nothing | where it is found | part of the hint
RC200 | an opening to nothing | rooms.public | {} |  | create: [fields]
RC200 | accounts that everybody reads | admins.public | {"read":{"when":{},"fields":["name"]}} |  | an entity of its own
RC200 | roles that everybody reads | roles.public | {"read":{"when":{},"fields":["name"]}} |  | an entity of its own
RC200 | a single record that everybody reads | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","single":"one","fields":{"name":{"kind":"text","required":true}},"public":{"read":{"when":{},"fields":["name"]}}} | clubs.public | page of text
RC200 | records of no server that everybody reads | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","api":{"source":"demo"},"fields":{"name":{"kind":"text","required":true}},"public":{"read":{"when":{},"fields":["name"]}}} | clubs.public | api.source
RC201 | a secret that everybody reads | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"pin":{"kind":"password"}},"public":{"read":{"when":{},"fields":["name","pin"]}}} | clubs.public.read.fields | Leave it out.
RC201 | a secret within rows that everybody reads | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"keys":{"kind":"items","of":{"pin":{"kind":"password"}}}},"public":{"read":{"when":{},"fields":["name","keys"]}}} | clubs.public.read.fields | Leave it out.
RC201 | a guarded field that everybody reads | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"worth":{"kind":"number","guarded":true}},"public":{"read":{"when":{},"fields":["name","worth"]}}} | clubs.public.read.fields | guarded
RC201 | a mark that everybody reads | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"star":{"kind":"mark"}},"public":{"read":{"when":{},"fields":["name","star"]}}} | clubs.public.read.fields | Leave it out.
RC201 | data of any shape that everybody reads | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"data":{"kind":"json"}},"public":{"read":{"when":{},"fields":["name","data"]}}} | clubs.public.read.fields | Leave it out.
RC201 | a way to what is not public | comments.public | {"read":{"when":{},"fields":["text","ticket"]}} | comments.public.read.fields | public.read
RC201 | a title of what is not shown | tickets.public | {"read":{"when":{},"fields":["key"]}} | tickets.public.read.fields | Show "subject"
RC201 | an opening that shows nothing of a title without fields | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"Club {id}","icon":"tag","fields":{"name":{"kind":"text","required":true}},"public":{"read":{"when":{},"fields":[]}}} | clubs.public.read.fields | Name the fields
RC010 | an unknown field that everybody reads | rooms.public | {"read":{"when":{},"fields":["number","tpye"]}} | rooms.public.read.fields | Did you mean "type"?
RC012 | a field that everybody reads twice | rooms.public | {"read":{"when":{},"fields":["number","number"]}} | rooms.public.read.fields |
RC005 | a reading without a rule | rooms.public | {"read":{"fields":["number"]}} | rooms.public.read | when
RC002 | an option that an opening does not have | rooms.public | {"read":{"when":{},"fields":["number"]},"update":["number"]} | rooms.public.update | read, create
RC010 | an unknown field in what everybody reads | rooms.public | {"read":{"when":{"tpye":"double"},"fields":["number"]}} | rooms.public.read.when | Did you mean "type"?
RC011 | an unknown value in what everybody reads | rooms.public | {"read":{"when":{"type":"duble"},"fields":["number"]}} | rooms.public.read.when.type | Did you mean "double"?
RC036 | a rule that lists are not asked in what everybody reads | rooms.public | {"read":{"when":{"$or":[{"type":"double"}]},"fields":["number"]}} | rooms.public.read.when.$or | Of one field
RC202 | a rule of nothing in what everybody reads | rooms.public | {"read":{"when":{"type":[]},"fields":["number"]}} | rooms.public.read.when.type | Name the values
RC202 | a part of a text in what everybody reads | rooms.public | {"read":{"when":{"number":"1"},"fields":["number"]}} | rooms.public.read.when.number | a choice
RC202 | one of two parts of a text in what everybody reads | rooms.public | {"read":{"when":{"number":["1","2"]},"fields":["number"]}} | rooms.public.read.when.number | a choice
RC201 | what follows from hidden records, for everybody | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"room":{"kind":"reference","to":"rooms"},"no":{"kind":"text","compute":{"lookup":"room.number"}}},"public":{"read":{"when":{},"fields":["name","no"]}}} | clubs.public.read.fields | Leave it out
RC202 | a search in what everybody reads | rooms.public | {"read":{"when":{"q":"a"},"fields":["number"]}} | rooms.public.read.when.q | Name the values
RC130 | what everybody reads by who asks | rooms.public | {"read":{"when":{"number":{"$me":"id"}},"fields":["number"]}} | rooms.public.read.when.number |
RC203 | a form without what is required | products.public | {"create":["online"]} | products.public.create | Ask for it in "create"
RC203 | a choice among what is not public | bookings.public | {"create":["guest","room"]} | bookings.public.create | public.read
RC203 | a number that somebody chooses | tickets.public | {"create":["subject","key"]} | tickets.public.create | Leave it out.
RC203 | a state that somebody chooses | samples | {"label":{"one":"Sample","many":"Samples"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"state":{"kind":"choice","values":{"on":{},"off":{}}}},"transitions":{"state":{"on":["off"],"off":["on"]}},"public":{"create":["name","state"]}} | samples.public.create | state
RC203 | an owner that somebody chooses | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","owner":"user","fields":{"name":{"kind":"text","required":true},"user":{"kind":"reference","to":"admins"}},"public":{"create":["name","user"]}} | clubs.public.create | whose
RC203 | whoever is signed in as a default | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"user":{"kind":"reference","to":"admins","required":true,"default":{"$me":"id"}}},"public":{"create":["name"]}} | clubs.public.create | Nobody is
RC203 | a form where nobody makes records | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","readOnly":true,"fields":{"name":{"kind":"text","required":true}},"public":{"create":["name"]}} | clubs.public.create | can.create
RC203 | a password that nobody has an account for | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"pin":{"kind":"password"}},"public":{"create":["name","pin"]}} | clubs.public.create | Leave it out.
RC010 | an unknown field of a form for everybody | samples.public | {"create":["code","reslt"]} | samples.public.create | Did you mean "result"?
RC204 | a value that tells who was there before | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true,"unique":true}},"public":{"create":["name"]}} | clubs.public.create | Leave it out
RC203 | a picture that somebody without an account uploads | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"sign":{"kind":"image","upload":true}},"public":{"create":["name","sign"]}} | clubs.public.create | Leave it out
RC203 | a field that waits for one that nobody is asked for | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"kids":{"kind":"boolean"},"age":{"kind":"number","showWhen":{"kids":true}}},"public":{"create":["name","age"]}} | clubs.public.create | Ask for "kids"
RC203 | a choice by what is not shown | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","fields":{"name":{"kind":"text","required":true},"near":{"kind":"reference","to":"clubs","filter":{"size":"big"}},"size":{"kind":"choice","values":{"big":{},"small":{}}}},"public":{"read":{"when":{},"fields":["name"]},"create":["name","near"]}} | clubs.public.create | Leave it out.
RC031 | a page of an entity among those for everybody | clubs | {"label":{"one":"Club","many":"Clubs"},"title":"{name}","icon":"tag","route":"public/clubs","fields":{"name":{"kind":"text","required":true}},"public":{"read":{"when":{},"fields":["name"]}}} | clubs.route | another word
`;

export const plantedPublic: readonly Planted[] = readTable(table);
