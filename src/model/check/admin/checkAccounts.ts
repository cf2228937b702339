import { hintFor } from '../didYouMean';
import { checkRule } from '../resource/checkRule';
import { storedFault } from '../checkValue';
import { checkName, checkNames } from '../checkNames';
import type { Entity, Scope } from '../scope';
import { dictOf, isText, type Dict } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** Who may sign in: known entities that have the named fields. */
export const checkAccounts = (scope: Scope): void => {
  const { accounts } = scope.declared;
  if (!isPlainObject(accounts)) return;
  const roles = dictOf(accounts.roles);
  for (const [key, rights] of Object.entries(dictOf(accounts.resources))) {
    const entity = checkKey(key, 'accounts.resources', scope);
    if (!entity) continue;
    const { fields } = entity;
    const { report } = scope;
    for (const option of ['email', 'password', 'name']) {
      checkName(accounts[option], { at: `accounts.${option}`, fields, report });
    }
    checkKept(accounts, entity, scope);
    checkName(roles.field, { at: 'accounts.roles.field', fields, report });
    checkRule(dictOf(rights).may, { at: `accounts.resources.${key}.may`, fields, report });
    checkSecret(accounts.password, entity, scope);
    checkBound(dictOf(rights).bound, entity, scope);
    checkInvite(dictOf(rights).invite, entity, scope);
  }
  checkMade(accounts.first, 'first', scope);
  checkMade(accounts.register, 'register', scope);
  for (const [role, key] of Object.entries(dictOf(roles.start)))
    checkDashboard(key, `accounts.roles.start.${role}`, scope);
  const holder = checkKey(roles.resource, 'accounts.roles.resource', scope);
  if (holder)
    checkName(roles.abilities, {
      at: 'accounts.roles.abilities',
      fields: holder.fields,
      report: scope.report,
    });
};

/* The server writes into them. */
const KEPT = {
  lastSignIn: { value: new Date(0).toISOString(), what: 'a moment in time', kind: 'dateTime' },
  secondFactor: { value: true, what: 'a yes or no', kind: 'boolean' },
};

const checkKept = (accounts: Dict, { key, fields }: Entity, { report }: Scope): void => {
  for (const [option, { value, what, kind }] of Object.entries(KEPT)) {
    const at = `accounts.${option}`;
    const field = checkName(accounts[option], { at, fields, report });
    if (!field || !storedFault(field, value)) continue;
    const message = `"${field.name}" of ${key} cannot hold ${what}`;
    report({ id: 'RC035', path: at, message, hint: `Name a field of the kind "${kind}".` });
  }
};

/* The records that it reaches are its own ones: the account must be among them. */
const checkBound = (bound: unknown, { key, declared }: Entity, { report }: Scope): void => {
  if (bound !== true || declared.owner === 'id') return;
  report({
    id: 'RC119',
    path: `accounts.resources.${key}.bound`,
    message: `a record of "${key}" does not belong to itself`,
    hint: `Write owner: 'id' at "${key}".`,
  });
};

/* By mail, so there has to be one, and nobody is to be asked for the password. */
const checkInvite = (invite: unknown, { key, fields }: Entity, { declared, report }: Scope): void => {
  if (invite === undefined) return;
  const at = `accounts.resources.${key}.invite`;
  for (const [option, values] of Object.entries(dictOf(invite)))
    checkNames(Object.keys(dictOf(values)), { at: `${at}.${option}`, fields, report });
  const hint = 'Write mail: { outbox: … }.';
  if (!isText(dictOf(declared.mail).outbox))
    report({ id: 'RC035', path: at, message: 'an invitation is sent by mail, and there is none', hint });
};

/* An account that the server makes. */
const checkMade = (made: unknown, option: 'first' | 'register', scope: Scope): void => {
  const { resource, values, username } = dictOf(made);
  const { report } = scope;
  const entity = checkKey(resource, `accounts.${option}.resource`, scope);
  if (!entity) return;
  const { fields } = entity;
  checkNames(Object.keys(dictOf(values)), { at: `accounts.${option}.values`, fields, report });
  for (const [name, value] of Object.entries(dictOf(values))) {
    const field = fields.get(name);
    const fault = field && storedFault(field, value);
    if (fault) report({ ...fault, path: `accounts.${option}.values.${name}` });
  }
  if (username !== undefined) checkName(username, { at: `accounts.${option}.username`, fields, report });
  const accounts = Object.keys(dictOf(dictOf(scope.declared.accounts).resources));
  if (option === 'first' || accounts.includes(entity.key)) return;
  const message = `nobody signs in with a record of "${entity.key}"`;
  report({ id: 'RC035', path: 'accounts.register.resource', message, hint: hintFor(entity.key, accounts) });
};

const checkKey = (key: unknown, at: string, scope: Scope): Entity | undefined => {
  if (!isText(key)) return undefined;
  const known = [...scope.entities.keys()];
  if (!known.includes(key)) {
    scope.report({ id: 'RC035', path: at, message: `unknown entity "${key}"`, hint: hintFor(key, known) });
  }
  return scope.entities.get(key);
};

/** A password in a field that is read back would be sent to everybody who may see the account. */
const checkSecret = (name: unknown, { key, fields }: Entity, { report, kinds }: Scope): void => {
  const kind = isText(name) ? fields.get(name)?.kind : undefined;
  if (!kind || kind.isSecret) return;
  const secret = Object.values(kinds)
    .filter((each) => each.isSecret)
    .map((each) => each.name);
  const hint = `Kinds that are never read back: ${secret.join(', ') || 'none'}.`;
  report({
    id: 'RC035',
    path: 'accounts.password',
    message: `"${String(name)}" of ${key} is a ${kind.name} field, which is read back`,
    hint,
  });
};

const checkDashboard = (key: unknown, path: string, { declared, report }: Scope): void => {
  const known = Object.keys(dictOf(declared.dashboards));
  if (!isText(key) || known.includes(key)) return;
  report({ id: 'RC035', path, message: `unknown dashboard "${key}"`, hint: hintFor(key, known) });
};
