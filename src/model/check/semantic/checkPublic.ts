import { isOpenKind, leadsTo, followsUnasked } from '../../access/publicPart';
import type { ResolvedField } from '../../resolved/resolvedField';
import { isEmpty } from '../../values/comparable';
import { isPlainObject } from '../../values/plainObject';
import { checkNames, namesInTitle } from '../checkNames';
import { resolvedIn } from '../field/checkLink';
import { checkFilter } from '../list/checkFilter';
import type { Entity, KnownField, Scope } from '../scope';
import { attempt, dictOf, isText, join, listOf, own, textsOf, type Dict } from '../untrusted';
import type { Rule } from '../../../config/rule';
import { contextPaths } from '../../rules/contextValues';
import { pathsOf } from '../../rules/rules';
import { accountsIn } from '../resource/checkOwner';
import { isCreatable, isNeeded } from './checkFillable';
import { checkHidden } from './checkHidden';

/** What people without an account read and send is theirs to see and to give, and nothing that the server keeps for itself. */
export const checkPublic = (entity: Entity, scope: Scope): void => {
  const { key, declared } = entity;
  if (!isPlainObject(declared.public)) return;
  const place = { entity, scope, at: join(key, 'public') };
  const { read, create } = declared.public;
  checkEntity(place);
  if (isPlainObject(read)) checkRead({ ...place, at: join(place.at, 'read') });
  if (create !== undefined) checkForm({ ...place, at: join(place.at, 'create') });
  if (read !== undefined || listOf(create).length > 0) return;
  const hint = 'Write read: { when, fields }, create: [fields], or leave "public" out.';
  scope.report({ id: 'RC200', path: place.at, message: 'opens nothing', hint });
};

type Place = { readonly entity: Entity; readonly scope: Scope; readonly at: string };

const checkEntity = ({ entity: { key, declared }, scope, at }: Place): void => {
  const fault = (message: string, hint: string) => scope.report({ id: 'RC200', path: at, message, hint });
  const { accounts, log, mail, doubts, notices } = scope.declared;
  const named = [dictOf(accounts).roles, log, mail, notices].flatMap((each) => Object.values(dictOf(each)));
  const { bell, ledger, single, api } = declared;
  const isOfServer = accountsIn(scope).includes(key) || [...named, doubts].includes(key);
  if (isOfServer || bell !== undefined || ledger !== undefined)
    fault(
      'the records are accounts, rights, logs, mails, notices or a ledger',
      'Open an entity of its own, with the fields that anybody may know.',
    );
  if (single !== undefined)
    fault('there is a single record, and no list of it', 'Write it into a page of text, or declare records.');
  const { source = 'sms' } = dictOf(api);
  if (source === 'demo') fault('no server has these records', 'Leave api.source: "demo" out.');
};

const checkRead = ({ entity, scope, at }: Place): void => {
  const { declared, fields } = entity;
  const { report } = scope;
  const { when, fields: names } = dictOf(dictOf(declared.public).read);
  const shown = checkNames(names, { at: join(at, 'fields'), fields, report });
  const fault = (message: string, hint: string) =>
    report({ id: 'RC201', path: join(at, 'fields'), message, hint });
  for (const field of shown) {
    const why = closedBy(field, scope) ?? beyond(field, entity);
    if (why) fault(`"${field.name}" ${why}`, 'Leave it out.');
  }
  if (Array.isArray(names) && names.length === 0) fault('shows nothing', 'Name the fields of the title.');
  for (const name of namesInTitle(declared.title)) {
    const [top = ''] = name.split('.');
    if (!fields.has(top) || textsOf(names).includes(top)) continue;
    fault(`the title names "${top}", which is not shown`, `Show "${top}", or give the entity another title.`);
  }
  if (!isPlainObject(when)) return;
  const path = join(at, 'when');
  checkFilter(when, { at: path, fields, report });
  for (const [name, asked] of Object.entries(when)) {
    checkWhole({ name, asked, at: join(path, name) }, { entity, scope, at });
    const values = isPlainObject(asked) ? Object.values(asked) : [asked];
    if (name !== 'q' && !values.some((value) => value !== null && isEmpty(value))) continue;
    const message =
      name === 'q' ? 'a search is no condition' : `"${name}" asks for nothing, which is everything`;
    report({ id: 'RC202', path: join(path, name), message, hint: 'Name the values, or leave it out.' });
  }
  for (const name of Object.keys(when)) {
    const field = fields.get(name.replace(/_[gl]te$/, ''));
    if (!field?.kind?.isPersonal) continue;
    const hint = 'Leave it out: nobody is signed in there.';
    report({ id: 'RC202', path: join(path, name), message: `"${name}" is a mark of each person`, hint });
  }
};

/* A list is asked for a part of a text, and more would be open than what is meant. */
const checkWhole = (
  { name, asked, at }: { readonly name: string; readonly asked: unknown; readonly at: string },
  { entity, scope: { report } }: Place,
): void => {
  const operators = isPlainObject(asked) ? Object.keys(asked) : ['$contains'];
  if (entity.fields.get(name)?.kind?.filter !== 'contains' || !operators.includes('$contains')) return;
  const message = `"${name}" is found by a part of it, so whatever has that in it is open`;
  report({ id: 'RC202', path: at, message, hint: 'Tell it by a choice, or by a yes or no.' });
};

const checkForm = ({ entity, scope, at }: Place): void => {
  const { declared, fields } = entity;
  const { report } = scope;
  const fault = (message: string, hint: string) => report({ id: 'RC203', path: at, message, hint });
  if (!isCreatable(entity))
    fault('nobody makes records here', 'Leave "create" out, or "readOnly" and can.create.');
  const { create } = dictOf(declared.public);
  const asked = checkNames(create, { at, fields, report });
  for (const field of asked) {
    const why =
      notGivenBy(field, entity) ?? uploaded(field) ?? closedBy(field, scope) ?? hiddenChoice(field, scope);
    if (why) fault(`"${field.name}" ${why}`, 'Leave it out.');
  }
  const names = asked.map(({ name }) => name);
  for (const { name, declared: field } of asked) {
    const other = namedBy(field).find((path) => !names.includes(path));
    if (other === undefined) continue;
    const hint = `Ask for "${other}" as well, or for neither.`;
    fault(`"${name}" depends on "${other}", which the form does not ask for`, hint);
  }
  for (const field of fields.values()) {
    if (!isNeeded(field) || names.includes(field.name)) continue;
    const hint = `Ask for it in "create", give it a default, or leave it not required.`;
    fault(`"${field.name}" is required, and nobody gives it`, hint);
  }
  for (const field of fields.values()) {
    const { default: first, required } = field.declared;
    if (required !== true || names.includes(field.name)) continue;
    if (isPlainObject(first) && Object.hasOwn(first, '$me')) {
      const hint = 'Nobody is: leave it not required.';
      fault(`"${field.name}" is required, and begins with whoever is signed in`, hint);
    }
  }
  checkHidden(entity, at, scope);
  const groups = listOf(declared.unique).map(textsOf);
  for (const name of names.filter(
    (each) => fields.get(each)?.declared.unique === true || groups.some((group) => group.includes(each)),
  )) {
    const hint = 'Leave it out of the form where nobody may learn that.';
    report({ id: 'RC204', path: at, message: `whoever tries a "${name}" learns whether it is taken`, hint });
  }
};

/* The fields on which its input depends. */
const namedBy = ({ showWhen, requiredWhen, readOnlyWhen, filter }: Dict): readonly string[] =>
  [showWhen, requiredWhen, readOnlyWhen]
    .flatMap((rule) => attempt(() => pathsOf(rule as Rule | undefined)) ?? [])
    .concat(attempt(() => contextPaths(filter)) ?? [])
    .map((path) => path.split('.')[0] ?? '');

const ownerPath = (owner: unknown): string => {
  const path = isPlainObject(owner) ? owner.field : owner;
  return isText(path) ? path : '';
};

/* What the server, the owner or the state of a record says is for nobody to choose. */
const notGivenBy = ({ name, declared, resolved }: KnownField, entity: Entity): string | undefined => {
  if (declared.readOnly === true || resolved?.readOnly || resolved?.compute) return 'is given by the server';
  if (Object.hasOwn(entity.transitions, name)) return 'is a state, which each record begins with';
  if (name === ownerPath(entity.declared.owner).split('.')[0]) return 'says whose a record is';
  return undefined;
};

/* It is kept for whoever sent it, until their record has it. */
const uploaded = ({ kind, declared }: KnownField): string | undefined =>
  attempt(() => kind?.holdsFiles?.(declared as never)) ? 'is uploaded, which takes an account' : undefined;

/* The choices are asked for by these fields, which is refused where nobody is shown them. */
const hiddenChoice = ({ kind, resolved, declared }: KnownField, scope: Scope): string | undefined => {
  const [to = ''] = (kind && resolved && leadsTo(resolved, scope.kinds)) ?? [];
  const { read } = dictOf(scope.entities.get(to)?.declared.public);
  const shown = textsOf(dictOf(read).fields);
  const names = Object.keys(dictOf(declared.filter)).map((name) => name.replace(/_[gl]te$/, ''));
  const hidden = names.find((name) => to !== '' && !shown.includes(name));
  return hidden === undefined ? undefined : `chooses by "${hidden}" of "${to}", which is not shown`;
};

/* Which of the others are public is not asked where a value follows from them. */
const beyond = ({ resolved }: KnownField, { fields }: Entity): string | undefined =>
  resolved && followsUnasked(resolved, resolvedIn(fields))
    ? "follows from records that need not be public, and does not say over: 'all'"
    : undefined;

const closedBy = ({ kind, resolved }: KnownField, scope: Scope): string | undefined =>
  kind && resolved && closed(resolved, { scope, isMember: false });

type Asked = { readonly scope: Scope; readonly isMember: boolean };

const closed = (field: ResolvedField, { scope, isMember }: Asked): string | undefined => {
  const { kinds } = scope;
  if (field.guarded) return 'is guarded';
  if (!isOpenKind(field, kinds)) return `is of the kind "${field.kind}", which is for nobody to see`;
  const targets = leadsTo(field, kinds);
  if (targets.length > 0 && isMember) return 'has references inside of it';
  const hidden = targets.find((to) => {
    const entity = scope.entities.get(to);
    return entity && own(dictOf(entity.declared.public), 'read') === undefined;
  });
  if (hidden !== undefined) return `leads to "${hidden}", which has no public.read`;
  for (const child of field.children) {
    const why = closed(child, { scope, isMember: true });
    if (why) return why;
  }
  return undefined;
};
