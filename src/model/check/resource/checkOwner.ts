import { hintFor } from '../didYouMean';
import { checkName } from '../checkNames';
import { accountsOf, type Entity, type Scope } from '../scope';
import { isText, join } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** Whose records are: the way from a record to an account, step by step, ends where it cannot be gone. */
export const checkOwner = (entity: Entity, scope: Scope): void => {
  const { key, declared, fields } = entity;
  const { owner, shared } = declared;
  const { report } = scope;
  const at = join(key, 'owner');
  if (owner !== undefined && shared !== undefined)
    report({
      id: 'RC119',
      path: join(key, 'shared'),
      message: 'bound accounts have their own records here, so it is not shared',
      hint: 'Leave "owner" or "shared" out.',
    });
  if (isText(owner)) checkWay(owner.split('.'), entity, { at, scope });
  if (!isPlainObject(owner)) return;
  checkName(owner.field, { at: join(at, 'field'), fields, report });
  for (const key of accountsIn(scope)) {
    const holder = scope.entities.get(key);
    if (holder) checkName(owner.me, { at: join(at, 'me'), fields: holder.fields, report });
  }
};

type Place = { readonly at: string; readonly scope: Scope };

const checkWay = ([name = '', ...rest]: readonly string[], entity: Entity, { at, scope }: Place): void => {
  const { report, entities } = scope;
  const isLast = rest.length === 0;
  if (isLast && name === 'id') {
    if (accountsIn(scope).includes(entity.key)) return;
    const hint = `Entities of accounts: ${accountsIn(scope).join(', ') || 'none'}.`;
    report({ id: 'RC119', path: at, message: `a record of "${entity.key}" is no account`, hint });
    return;
  }
  const field = checkName(name, { at, fields: entity.fields, report });
  if (!field?.kind || !field.resolved) return;
  const targets = field.kind.references?.(field.resolved) ?? [];
  if (isLast && targets.some((target) => accountsIn(scope).includes(target))) return;
  if (isLast || targets.length !== 1 || field.kind.filter === 'holds') {
    const to = isLast ? 'an account' : 'one record of another entity';
    const pointing = [...entity.fields.values()].filter(
      ({ kind, resolved }) => resolved && (kind?.references?.(resolved) ?? []).length > 0,
    );
    const hint = hintFor(
      name,
      pointing.map((each) => each.name),
    );
    report({ id: 'RC119', path: at, message: `"${name}" of ${entity.key} does not point at ${to}`, hint });
    return;
  }
  const next = entities.get(targets[0] ?? '');
  if (next) checkWay(rest, next, { at, scope });
};

/** The entities whose people sign in. */
export const accountsIn = ({ declared }: Scope): string[] => accountsOf(declared);
