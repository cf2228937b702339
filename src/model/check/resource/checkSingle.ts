import { checkNames } from '../checkNames';
import type { Entity, Scope } from '../scope';
import { dictOf, isText, join } from '../untrusted';
import { isPlainObject } from '../../values/plainObject';

/** What only an entity with many records can have. */
const OF_MANY = ['list', 'import', 'related', 'figures', 'document'];

/** An entity with a single record is a form: lists, selections and imports would never be seen. */
export const checkSingle = (entity: Entity, scope: Scope): void => {
  checkOfAccount(entity, scope);
  if (entity.declared.single === undefined) return;
  const { key, declared } = entity;
  const { report } = scope;
  if (declared.single === 'own' && dictOf(declared.api).source === 'demo')
    report({
      id: 'RC058',
      path: join(key, 'single'),
      message: 'without a server nobody is signed in, so nobody has a record of their own',
      hint: 'Write "one", or name the server in api.source.',
    });
  for (const option of OF_MANY.filter((name) => declared[name] !== undefined)) {
    report({
      id: 'RC047',
      path: join(key, option),
      message: 'there is a single record, so this is never shown',
      hint: `Leave "${option}" out, or leave "single" out.`,
    });
  }
  for (const [name, action] of Object.entries(dictOf(declared.actions)))
    if (isPlainObject(action)) checkAction(action, join(key, `actions.${name}`), scope);
};

/* Its path names no record, no list is there to go to, and nothing can be selected. */
const checkAction = (
  { on, call, then }: Readonly<Record<string, unknown>>,
  at: string,
  { report }: Scope,
): void => {
  const fault = (option: string, message: string, hint: string) =>
    report({ id: 'RC047', path: join(at, option), message, hint });
  if (on !== 'row') fault('on', 'there is a single record, so there is no selection', 'Write "row".');
  if (isText(call) && call.includes(':id'))
    fault('call', 'there is a single record, which the path does not name', 'Leave ":id" out.');
  if (then === 'list') fault('then', 'there is a single record, so there is no list', 'Leave it out.');
};

/* Of whoever signs in there must be somebody who has it; for the others it is a field of the record itself. */
const checkOfAccount = ({ key, declared, fields }: Entity, { report, entities, declared: admin }: Scope) => {
  if (declared.ofAccount === undefined) return;
  const at = join(key, 'ofAccount');
  if (declared.single !== 'own')
    report({
      id: 'RC057',
      path: at,
      message: 'this is no record of the person who is signed in',
      hint: 'Write single: "own", or leave it out.',
    });
  const holders = Object.keys(dictOf(dictOf(admin.accounts).resources)).filter((each) => entities.has(each));
  for (const { name } of checkNames(declared.ofAccount, { at, fields, report })) {
    if (holders.length === 0 || holders.some((each) => entities.get(each)?.fields.has(name))) continue;
    const hint = `Give one of them such a field, or leave it out: ${holders.join(', ')}.`;
    report({ id: 'RC057', path: at, message: `no account has a field "${name}"`, hint });
  }
};
