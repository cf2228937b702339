import { checkNames } from '../checkNames';
import { checkRule } from './checkRule';
import type { Entity, Scope } from '../scope';
import { dictOf, listOf } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** What must not run out, and what nobody does to the account they sign in with. */
export const checkProtection = (entity: Entity, scope: Scope): void => {
  listOf(entity.declared.atLeast).forEach((each, index) => {
    const { when } = dictOf(each);
    const at = `${entity.key}.atLeast[${index}]`;
    checkRule(when, { at: `${at}.when`, fields: entity.fields, report: scope.report });
    checkCountable(when, { at: `${at}.when`, entity, scope });
  });
  checkOwnAccount(entity, scope);
};

type Place = { readonly at: string; readonly entity: Entity; readonly scope: Scope };

/** A store counts by comparisons of single values that all must hold. */
const checkCountable = (when: unknown, { at, entity, scope }: Place): void => {
  for (const name of Object.keys(dictOf(when))) {
    const isHeld = entity.fields.get(name)?.kind?.filter === 'holds';
    if (name !== '$or' && name !== '$not' && name !== '$and' && !isHeld) continue;
    const message = isHeld ? `"${name}" holds a list` : `${name} joins rules`;
    scope.report({ id: 'RC071', path: at, message, hint: 'Compare fields that hold one value each.' });
  }
};

const checkOwnAccount = ({ key, declared, fields }: Entity, { report, declared: admin }: Scope): void => {
  const { ownAccount } = declared;
  if (!isPlainObject(ownAccount)) return;
  const at = `${key}.ownAccount`;
  checkNames(ownAccount.locked, { at: `${at}.locked`, fields, report });
  const holders = Object.keys(dictOf(dictOf(admin.accounts).resources));
  if (holders.includes(key)) return;
  const hint = `Entities with accounts: ${holders.join(', ') || 'none'}.`;
  report({ id: 'RC070', path: at, message: `nobody signs in with a record of "${key}"`, hint });
};
