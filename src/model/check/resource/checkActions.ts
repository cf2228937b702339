import { checkCall } from './checkApi';
import { checkName, checkNames, type Place as NamePlace } from '../checkNames';
import { checkComparable } from '../semantic/checkComparable';
import { checkMoves } from '../semantic/checkMoves';
import { checkRule } from './checkRule';
import { storedFault } from '../checkValue';
import { knownFields, type Entity, type KnownField, type Scope } from '../scope';
import { dictOf, isText, join, listOf, type Dict } from '../untrusted';
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
    if (isPlainObject(action)) checkAction(action, { at, entity, scope });
  }
};

/* The server could not tell which of the two is meant. */
const checkCalls = ({ key, declared }: Entity, { report }: Scope): void => {
  const taken = new Map<unknown, string>();
  for (const [name, action] of Object.entries(dictOf(declared.actions))) {
    const { call } = dictOf(action);
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

type Place = { readonly at: string; readonly entity: Entity; readonly scope: Scope };

const checkAction = (action: Dict, { at, entity, scope }: Place): void => {
  const { report } = scope;
  const names = (option: string) => ({ at: join(at, option), fields: entity.fields, report });
  const path = checkCall(action.call, { at: join(at, 'call'), report });
  const isOfMany = entity.declared.single === undefined;
  if (path !== undefined && isOfMany && action.on !== 'bulk' && !path.includes(':id')) {
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
  checkRule(action.when, names('when'));
  for (const field of checkNames(action.stamp, names('stamp'))) checkGiven(field, names('stamp'));
  for (const name of Object.keys(dictOf(action.form))) {
    const field = entity.fields.get(name);
    if (field) checkGiven(field, names('form'));
  }
  checkForm(action, { at, entity, scope });
  checkMoves(action, { at, entity, scope });
  for (const [name, from] of Object.entries(dictOf(action.copy))) {
    const field = checkName(name, names('copy'));
    if (field) checkGiven(field, names('copy'));
    const source = checkName(from, names('copy'));
    if (source?.kind && field?.kind && source.kind !== field.kind) {
      const hint = `"${source.name}" is a ${source.kind.name}, "${name}" a ${field.kind.name}.`;
      report({
        id: 'RC055',
        path: join(at, 'copy'),
        message: 'copies a value into another kind of field',
        hint,
      });
    }
  }
  for (const [name, value] of Object.entries(dictOf(action.effect))) {
    const field = checkName(name, names('effect'));
    if (field) checkGiven(field, names('effect'));
    const fault = field && isStorable(value) ? storedFault(field, value) : undefined;
    if (fault) report({ ...fault, path: join(join(at, 'effect'), name) });
  }
};

/* Comparisons of the answers, and what of them is about the account: that is never stored with the record. */
const checkForm = (action: Dict, { at, entity, scope: { kinds, report } }: Place): void => {
  const fields = knownFields(action.form, kinds);
  listOf(action.checks).forEach((check, index) => {
    const place = `${at}.checks[${index}]`;
    const field = checkName(dictOf(check).field, { at: `${place}.field`, fields, report });
    const other = checkName(dictOf(check).other, { at: `${place}.other`, fields, report });
    if (field && other) checkComparable(field, other, { at: `${place}.other`, fields, report });
  });
  for (const [option, name] of Object.entries(dictOf(action.account))) {
    const place = `${at}.account.${option}`;
    const field = checkName(name, { at: place, fields, report });
    if (!field) continue;
    const fault = (message: string, hint: string) => report({ id: 'RC056', path: place, message, hint });
    if (!field.kind?.isSecret)
      fault(`"${field.name}" is no secret`, 'Ask for it with a field of the kind "password".');
    if (entity.fields.has(field.name))
      fault(`"${field.name}" is a field of the entity too`, 'It would be stored there: call it otherwise.');
  }
};

/* What the server gives would be put right again at once, and nobody would know why. */
export const checkGiven = ({ name, kind, resolved }: KnownField, { at, report }: NamePlace): void => {
  const isNumbered = resolved !== undefined && kind?.serial?.(resolved) !== undefined;
  if (!isNumbered && !resolved?.compute) return;
  const hint = isNumbered ? 'Leave it out.' : 'Set the fields it follows from.';
  report({ id: 'RC052', path: at, message: `the server gives "${name}" its value`, hint });
};

const isStorable = (value: unknown): boolean => !isText(value) || value !== '';
