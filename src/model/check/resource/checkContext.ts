import { settings } from '../../../config/settings';
import { contextNames, contextPaths } from '../../rules/contextValues';
import { isPlainObject } from '../../values/plainObject';
import { hintFor } from '../didYouMean';
import type { Report } from '../problem';
import type { KnownField, KnownFields, Scope } from '../scope';
import { isText } from '../untrusted';
import { checkLeft } from './checkLeft';

/** What values from the context are there: of record and clock; of the person too; and what only the server knows. */
export type ContextPlace = {
  readonly at: string;
  /** What `$of` may name. */
  readonly fields: KnownFields;
  readonly report: Report;
  /** Default: none at all. */
  readonly context?: 'record' | 'person' | 'server' | undefined;
  /** Where `$of` may go on to the record that a reference leads to. */
  readonly entities?: Scope['entities'] | undefined;
};

/** Is it meant as a value from the context? If so, its shape and whether it fits the field it is for are checked. */
export const checkContext = (value: unknown, target: KnownField, place: ContextPlace): boolean => {
  if (!isPlainObject(value)) return false;
  const [name = '', ...others] = Object.keys(value);
  const asked = value[name];
  if (others.length > 0 || !contextNames.some((each) => each === name)) return false;
  const { at, report } = place;
  const fault = (message: string, hint?: string) =>
    report({ id: 'RC130', path: at, message, ...(hint && { hint }) });
  if (place.context === undefined) fault('a value from the context cannot be asked for here');
  else if (name === '$me' && place.context === 'record') fault('nobody is signed in where this is asked');
  else if ((name === '$setting' || name === '$left') && place.context !== 'server')
    fault('only the server knows the settings');
  else if (name === '$left')
    checkLeft(asked, {
      ...place,
      isContext: (one, of, here) => checkContext(one, of, { ...place, at: here }),
    });
  else if (!(forms[name] ?? isText)(asked)) fault(`${name} cannot be ${JSON.stringify(asked)}`, valid[name]);
  else if (isText(asked) && contextPaths(value).length > 0) checkPath(asked, { name, target }, place);
  else if (name !== '$setting' && !holds(target, samples[name]))
    fault(`"${target.name}" holds no such value`, `${name} is ${kinds[name]}.`);
  return true;
};

const forms: Readonly<Record<string, (asked: unknown) => boolean>> = {
  $me: (asked) => asked === 'id',
  $now: (asked) => asked === true,
  $today: (asked) => asked === true || (isText(asked) && /^[+-]\d{1,5}d$/.test(asked)),
  $setting: (asked) => isText(asked) && Object.hasOwn(settings, asked),
};

const valid: Readonly<Record<string, string>> = {
  $me: 'Write { "$me": "id" }.',
  $now: 'Write { "$now": true }.',
  $today: 'Write { "$today": true } or { "$today": "+7d" }.',
  $of: 'Write the name of a field.',
  $minus: 'Write the name of a field.',
  $setting: `Settings: ${Object.keys(settings).join(', ')}.`,
};

const kinds: Readonly<Record<string, string>> = {
  $me: 'the id of an account: for f.account or a reference',
  $now: 'a moment: for a date and time',
  $today: 'a day: for a date',
};

const samples: Readonly<Record<string, string>> = {
  $me: '0123456789abcdef01234567',
  $now: '2026-01-31T08:00:00.000Z',
  $today: '2026-01-31',
};

const holds = ({ kind, resolved, values, faultOf }: KnownField, sample: string | undefined): boolean => {
  if (!kind || !resolved) return true;
  return values === undefined && kind.order !== 'number' && faultOf(sample) === undefined;
};

type Asked = { readonly name: string; readonly target: KnownField };

const checkPath = (path: string, { name, target }: Asked, place: ContextPlace): void => {
  const { at, report } = place;
  const source = sourceOf(path.split('.'), place);
  if (!source?.kind || !target.kind) return;
  if (name === '$minus' && source.kind.order !== 'number')
    report({ id: 'RC130', path: at, message: `"${path}" has no sign`, hint: 'Take a number or an amount.' });
  else if (source.kind !== target.kind && !(source.name === 'id' && target.kind.references)) {
    const hint = `"${source.name}" is a ${source.kind.name}, "${target.name}" a ${target.kind.name}.`;
    report({ id: 'RC055', path: at, message: 'takes a value of another kind of field', hint });
  }
};

/* Over references, and into groups. The end is unknown where something else is wrong on the way. */
const sourceOf = ([name = '', ...rest]: readonly string[], place: ContextPlace): KnownField | undefined => {
  const { at, fields, report, entities } = place;
  if (name === 'id' && rest.length === 0) return undefined;
  const field = fields.get(name);
  if (!field) {
    const message = `unknown field "${name}"`;
    report({ id: 'RC010', path: at, message, hint: hintFor(name, [...fields.keys()]) });
    return undefined;
  }
  if (rest.length === 0 || !field.kind || !field.resolved) return field;
  const [to, ...others] = field.kind.references?.(field.resolved) ?? [];
  const next = to !== undefined && others.length === 0 ? entities?.get(to) : undefined;
  if (next) return sourceOf(rest, { ...place, fields: next.fields, entities: undefined });
  const hint = entities ? 'Begin with a reference to one record.' : 'Here only fields of the record itself.';
  report({ id: 'RC130', path: at, message: `"${name}" leads to no other record`, hint });
  return undefined;
};
