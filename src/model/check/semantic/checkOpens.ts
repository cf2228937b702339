import { contextPaths } from '../../rules/contextValues';
import { hasStrayBrace, namesInTitle } from '../checkNames';
import { hintFor } from '../didYouMean';
import type { Entity, KnownField, Scope } from '../scope';
import { dictOf, isText, join, type Dict } from '../untrusted';
import { checkCopied } from './checkCopied';

/** What an action has that does something by itself. */
const OF_DOING = [
  'call',
  'ask',
  'confirm',
  'sums',
  'estimate',
  'form',
  'checks',
  'testMail',
  'enters',
  'complete',
  'final',
  'done',
  'effect',
  'creates',
  'adds',
  'then',
];

type Place = { readonly at: string; readonly entity: Entity; readonly scope: Scope };

/** An action that opens the form of a new record does nothing else, and begins it with what can be typed there. */
export const checkOpens = (action: Dict, { at, entity, scope }: Place): void => {
  if (action.opens === undefined) return;
  const fault = (option: string, message: string, hint: string) =>
    scope.report({ id: 'RC143', path: join(at, option), message, hint });
  for (const option of OF_DOING.filter((each) => action[each] !== undefined))
    fault(option, 'the action opens a form, and does nothing by itself', 'Leave it out.');
  if (action.on === 'bulk' || action.on === 'both')
    fault('on', 'one form is not opened for several records', 'Write "row", or "list" without a record.');
  const { create, values } = dictOf(action.opens);
  const { entities } = scope;
  if (!isText(create)) return;
  const opened = entities.get(create);
  if (!opened) {
    const hint = hintFor(create, [...entities.keys()]);
    const message = `opens the form of unknown resource "${create}"`;
    return scope.report({ id: 'RC004', path: join(at, 'opens.create'), message, hint });
  }
  if (!isCreated(opened.declared))
    fault('opens.create', `nobody creates a record of "${create}"`, 'Name an entity with a form to create.');
  checkRight(action, { at, opened, scope });
  for (const [name, value] of Object.entries(dictOf(values))) {
    const place = { at: join(at, `opens.values.${name}`), entity, scope, hasRecord: action.on !== 'list' };
    checkBegun({ name, value, opened }, place);
  }
};

const isCreated = ({ single, readOnly, can, api }: Dict): boolean =>
  single === undefined &&
  readOnly !== true &&
  dictOf(can).create !== false &&
  dictOf(dictOf(api).calls).create !== false;

/* It asks for the right to create, whose subject the other entity says. */
const checkRight = (
  { can }: Dict,
  { at, opened, scope }: Pick<Place, 'at' | 'scope'> & { readonly opened: Entity },
): void => {
  const subject = isText(opened.declared.subject) ? opened.declared.subject : opened.key;
  const [action, of] = Array.isArray(can) ? (can as unknown[]) : ['create', opened.key];
  if (action === 'create' && of === subject) return;
  const message = `the form asks for the right to create "${subject}"`;
  const hint = subject === opened.key ? 'Leave it out.' : `Write ["create", "${subject}"].`;
  scope.report({ id: 'RC143', path: join(at, 'can'), message, hint });
};

type Begun = { readonly name: string; readonly value: unknown; readonly opened: Entity };

const checkBegun = ({ name, value, opened }: Begun, place: Place & { readonly hasRecord: boolean }): void => {
  const { at, entity, scope, hasRecord } = place;
  const { report } = scope;
  const fault = (message: string, hint: string) => report({ id: 'RC143', path: at, message, hint });
  const field = opened.fields.get(name);
  if (!field) {
    const hint = hintFor(name, [...opened.fields.keys()]);
    return report({ id: 'RC010', path: at, message: `unknown field "${name}"`, hint });
  }
  if (field.resolved && (field.resolved.readOnly || !field.resolved.views.includes('create')))
    fault(`nobody types "${name}" into the form of a new record`, 'Leave it out, or use "creates".');
  if (hasStrayBrace(value)) {
    const message = `"${String(value)}" has a brace without the other one`;
    report({ id: 'RC192', path: at, message, hint: 'A field is named as in "{number}".' });
  }
  const paths = contextPaths(value);
  const named = isText(value) ? namesInTitle(value) : [];
  if (!hasRecord && paths.length + named.length > 0)
    return fault('a whole list has no record to take a value of', 'Write the value, or leave it out.');
  for (const secret of [...paths, ...named].filter((each) => entity.fields.get(each)?.kind?.isSecret))
    fault(`"${secret}" is a secret`, 'Name another field.');
  if (named.length > 0) return checkText({ field, named }, place);
  checkCopied(value, field, place);
};

type Worded = { readonly field: KnownField; readonly named: readonly string[] };

/* A text with values of the record in it, as titles have them. */
const checkText = ({ field, named }: Worded, { at, entity, scope: { report } }: Place): void => {
  for (const name of named.filter((each) => each !== 'id' && !entity.fields.has(each.split('.')[0] ?? ''))) {
    const hint = hintFor(name, [...entity.fields.keys()]);
    report({ id: 'RC010', path: at, message: `unknown field "${name}"`, hint });
  }
  if (field.kind?.order === 'text' && field.values === undefined && field.faultOf('text') === undefined)
    return;
  const message = `"${field.name}" holds no text with values in it`;
  report({ id: 'RC143', path: at, message, hint: 'Copy a value of its kind: { "$of": "…" }.' });
};
