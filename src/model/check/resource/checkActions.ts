import { checkCall } from './checkApi';
import { checkName, checkNames } from '../checkNames';
import { hintFor } from '../didYouMean';
import { checkComparison } from '../semantic/checkComparable';
import type { Action } from '../../../config/action';
import type { DeclaredResource } from '../../../config/resource';
import { callOfAction } from '../../resolve/resolveApi';
import { checkAdds } from '../semantic/checkAdds';
import { checkMoves } from '../semantic/checkMoves';
import { checkOpens } from '../semantic/checkOpens';
import { checkEffect, checkGiven } from './checkEffect';
import { checkRule } from './checkRule';
import { knownFields, type Entity, type KnownField, type Scope } from '../scope';
import { dictOf, isText, join, listOf, own, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

const builtIn = ['list', 'show', 'create', 'edit', 'delete', 'export'];

/** Names, calls, rules, rights and effects of the actions. */
export const checkActions = (entity: Entity, scope: Scope): void => {
  checkCalls(entity, scope);
  for (const [name, action] of Object.entries(dictOf(entity.declared.actions))) {
    const at = `${entity.key}.actions.${name}`;
    if (builtIn.includes(name)) {
      const hint = `Built in: ${builtIn.join(', ')}.`;
      scope.report({ id: 'RC021', path: at, message: `"${name}" is the name of a built-in action`, hint });
    }
    if (isPlainObject(action)) checkAction(action, { name, at, entity, scope });
  }
};

/* The server could not tell which of the two is meant. */
const checkCalls = (entity: Entity, { report }: Scope): void => {
  const { key, declared } = entity;
  const taken = new Map<unknown, string>();
  for (const [name, action] of Object.entries(dictOf(declared.actions))) {
    if (dictOf(action).opens !== undefined) continue;
    const call = callOf(name, dictOf(action), entity);
    const other = taken.get(call);
    if (!isText(call)) continue;
    if (other === undefined) taken.set(call, name);
    else {
      const hint = `Give it a path of its own: "${call.slice(0, call.lastIndexOf('/') + 1)}${name}".`;
      report({
        id: 'RC030',
        path: `${key}.actions.${name}.call`,
        message: `"${call}" is the call of "${other}"`,
        hint,
      });
    }
  }
};

/* What it calls by its name, where it says nothing else. */
const callOf = (name: string, action: Dict, { key, declared }: Entity): unknown =>
  action.call ?? callOfAction(name, action as unknown as Action, { ...(declared as DeclaredResource), key });

type Place = {
  readonly name: string;
  readonly at: string;
  readonly entity: Entity;
  readonly scope: Scope;
};

/* The path of a call that changes something. */
const checkChanging = (call: unknown, place: Pick<Scope, 'report'> & { readonly at: string }) => {
  const path = checkCall(call, place);
  if (path === undefined || !String(call).startsWith('GET ')) return path;
  const hint = `What is fetched may be fetched again by anybody on the way: write POST ${path}.`;
  place.report({
    id: 'RC022',
    path: place.at,
    message: 'an action changes something, and GET never does',
    hint,
  });
  return path;
};

const checkAction = (action: Dict, place: Place): void => {
  const { name, at, entity, scope } = place;
  const { report } = scope;
  const names = (option: string) => ({ at: join(at, option), fields: entity.fields, report });
  const path = checkChanging(action.call ?? `POST /${action.on === 'list' ? '' : ':id/'}${name}`, {
    at: join(at, 'call'),
    report,
  });
  const isOfMany = entity.declared.single === undefined;
  const isOfList = action.on === 'list';
  if (isOfList) checkOfList(action, place, path);
  if (path !== undefined && isOfMany && !isOfList && action.on !== 'bulk' && !path.includes(':id')) {
    const hint = `Without it the call cannot say which record is meant: ${String(action.call)}/:id`;
    report({ id: 'RC020', path: join(at, 'call'), message: 'a row action needs ":id" in its call', hint });
  }
  if (Array.isArray(action.can) && action.can.length !== 2) {
    report({
      id: 'RC003',
      path: join(at, 'can'),
      message: 'must be an action and a subject',
      hint: 'Write ["approve", "senderIds"].',
    });
  }
  checkRule(action.when, { ...names('when'), context: 'person' });
  for (const asked of Object.keys(dictOf(action.form))) {
    const field = entity.fields.get(asked);
    if (field) checkGiven(field, names('form'));
  }
  checkSums(action, place);
  checkForm(action, at, scope);
  if (action.testMail !== undefined) checkTestMail(action, place);
  checkEntering(action, place);
  checkMoves(action, place);
  checkOpens(action, place);
  const { entities } = scope;
  const sources = new Map([...entity.fields, ...knownFields(action.form, scope)]);
  checkAdds(action, { at, entity, sources, scope });
  checkEffect(action.effect, { ...names('effect'), sources, context: 'person', entities });
  for (const [key, values] of Object.entries(dictOf(action.creates))) {
    const inside = { at: join(at, `creates.${key}`), report, sources, context: 'server', entities } as const;
    const made = entities.get(key);
    checkRule(own(dictOf(values), '$when'), { ...inside, at: join(inside.at, '$when'), fields: sources });
    if (made) checkEffect(values, { ...inside, fields: made.fields });
    if (made) checkOnce(dictOf(values), { made, at: inside.at, entity, report });
    else {
      const hint = hintFor(key, [...entities.keys()]);
      report({
        id: 'RC004',
        path: inside.at,
        message: `creates a record of unknown resource "${key}"`,
        hint,
      });
    }
  }
};

type Making = Pick<Place, 'at' | 'entity'> & Pick<Scope, 'report'> & { readonly made: Entity };

/* By what the new record says of which one it was made: a reference to this one. */
const checkOnce = (values: Dict, { made, at, entity, report }: Making): void => {
  const name = own(values, '$once');
  if (name === undefined) return;
  const leads = ({ kind, resolved }: KnownField) =>
    resolved !== undefined && kind?.references?.(resolved).includes(entity.key) === true;
  const field = isText(name) ? made.fields.get(name) : undefined;
  const isOfThis = isText(name) && dictOf(values[name])['$of'] === 'id';
  if (field && leads(field) && isOfThis) return;
  const fitting = [...made.fields.values()].find(leads)?.name ?? 'order';
  report({
    id: 'RC145',
    path: join(at, '$once'),
    message: `${JSON.stringify(name)} is no reference to this record that the new one is given`,
    hint: `Write ${fitting}: { "$of": "id" } among its values, and "$once": "${fitting}".`,
  });
};

/** What is about one record, or about those that a page knows. */
const OF_RECORDS = ['sums', 'estimate', 'testMail', 'enters', 'primary', 'complete'];

/* All of a list are done with by the server, which is told which they are. */
const checkOfList = (action: Dict, { at, entity, scope }: Place, path: string | undefined): void => {
  const fault = (option: string, message: string, hint: string) =>
    scope.report({ id: 'RC142', path: join(at, option), message, hint });
  for (const option of OF_RECORDS.filter((each) => action[each] !== undefined))
    fault(option, 'is about records that are known, and this action is of a whole list', 'Leave it out.');
  if (path?.includes(':id')) fault('call', 'a list has no ":id"', 'Leave ":id" out.');
  if (action.opens !== undefined) return;
  const { dialect, calls } = dictOf(entity.declared.api);
  if (dialect === 'simpleRest' || dictOf(calls).list === false)
    fault('on', 'nobody does it with all records of this entity', 'Write "bulk", for those selected.');
};

/* Who is entered must have rights over its own records only, and why is written down, in no record. */
const checkEntering = ({ enters, form, on }: Dict, { at, entity, scope }: Place): void => {
  if (!isText(enters)) return;
  const path = join(at, 'enters');
  const fault = (message: string, hint: string) => scope.report({ id: 'RC123', path, message, hint });
  const rights = dictOf(dictOf(dictOf(scope.declared.accounts).resources)[entity.key]);
  if (rights['bound'] !== true)
    return fault(
      `"${entity.key}" holds no bound accounts`,
      'Only those are entered: accounts.resources.bound.',
    );
  if (on !== 'row') return fault('several accounts cannot be entered', "Write on: 'row'.");
  const isAsked = dictOf(dictOf(form)[enters])['required'] === true && !entity.fields.has(enters);
  if (!isAsked)
    fault(
      `"${enters}" is no required answer of its form alone`,
      'Ask why in a required field of the form that is no field of the entity.',
    );
};

/* What is added up is a number. */
const checkSums = ({ sums }: Dict, { at, entity, scope }: Place): void => {
  const place = { at: join(at, 'sums'), fields: entity.fields, report: scope.report };
  for (const { declared, kind } of checkNames(sums, place))
    if (kind?.order !== 'number') {
      const message = `a field of kind "${String(declared.kind)}" cannot be added up`;
      scope.report({ id: 'RC091', path: place.at, message, hint: 'Name numbers and amounts.' });
    }
};

/* Comparisons of the answers. */
const checkForm = (action: Dict, at: string, scope: Scope): void => {
  const fields = knownFields(action.form, scope);
  listOf(action.checks).forEach((check, index) => {
    checkComparison(dictOf(check), { at: `${at}.checks[${index}]`, fields, report: scope.report });
  });
};

/* A mail that is sent at once: whom to, and where it says what came of it. */
const checkTestMail = (action: Dict, { at, entity, scope }: Place): void => {
  const { report } = scope;
  const { to, result, answer } = dictOf(action.testMail);
  checkName(to, { at: `${at}.testMail.to`, fields: knownFields(action.form, scope), report });
  checkName(answer, { at: `${at}.testMail.answer`, fields: entity.fields, report });
  const field = checkName(result, { at: `${at}.testMail.result`, fields: entity.fields, report });
  const missing = ['accepted', 'refused'].filter((each) => field && !field.values?.includes(each));
  const hint = 'Make it a choice of accepted and refused.';
  const message = `"${field?.name}" has no value ${missing.join(', ')}`;
  if (missing.length > 0) report({ id: 'RC125', path: `${at}.testMail.result`, message, hint });
};
