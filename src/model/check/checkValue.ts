import { hintFor } from './didYouMean';
import type { Found } from './problem';
import type { KnownField } from './scope';
import { attempt, dictOf, isText, listOf } from './untrusted';

type Fault = Pick<Found, 'id' | 'message' | 'hint'>;

/** Why a field would refuse to hold a value; undefined when it would not, and for empty values. */
export const storedFault = (field: KnownField, value: unknown): Fault | undefined => {
  if (value === null || value === '' || value === undefined) return undefined;
  const [unknown] = listOf(value).flatMap((entry) => choiceFault(field, entry) ?? []);
  return (
    unknown ??
    choiceFault(field, value) ??
    memberFault(field, value) ??
    shapeFault(field, value) ??
    issueFault(field, value)
  );
};

/* A value of a group or of rows: by its members, of which it may leave some out. */
const memberFault = ({ name, resolved }: KnownField, value: unknown): Fault | undefined => {
  const members = (resolved?.children ?? []).map((each) => each.name);
  if (members.length === 0) return undefined;
  const unknown = listOf(value)
    .concat(value)
    .flatMap((each) => Object.keys(dictOf(each)))
    .find((each) => !members.includes(each));
  if (unknown === undefined) return undefined;
  return { id: 'RC010', message: `"${name}" has no member "${unknown}"`, hint: hintFor(unknown, members) };
};

/**
 * Why comparing a field with a value makes no sense. Texts compare with any text (a date with a month, a
 * list with one of its elements), so only an unknown choice or another type of value is a fault.
 */
export const comparedFault = (field: KnownField, value: unknown): Fault | undefined => {
  if (value === null) return undefined;
  const comparesAsText = isText(value) && field.kind?.order === 'text';
  return choiceFault(field, value) ?? (comparesAsText ? undefined : shapeFault(field, value));
};

const choiceFault = ({ name, values: single, entries }: KnownField, value: unknown): Fault | undefined => {
  const values = single ?? entries;
  if (!values || !isText(value) || values.includes(value)) return undefined;
  return { id: 'RC011', message: `"${value}" is not a value of "${name}"`, hint: hintFor(value, values) };
};

const shapeFault = (field: KnownField, value: unknown): Fault | undefined => {
  const fault = field.faultOf(value);
  if (fault === undefined) return undefined;
  const kind = String(field.declared.kind);
  const hint = howToWrite(field);
  return {
    id: 'RC016',
    message: `${JSON.stringify(value)} is no value of the ${kind} field "${field.name}"`,
    ...(hint && { hint }),
  };
};

/* Said by the form of the stored value, which every kind describes. */
const howToWrite = ({ kind, resolved }: KnownField): string | undefined => {
  const schema = (kind && resolved && attempt(() => kind.jsonSchema(resolved))) ?? {};
  const named = [schema.format, schema.type].filter(isText);
  return named.map((name) => forms[name]).find((each) => each !== undefined);
};

const forms: Readonly<Record<string, string>> = {
  date: 'Write a day as YYYY-MM-DD: "2026-01-31".',
  'date-time': 'Write a moment with its time zone: "2026-01-31T14:30:00Z".',
  string: 'Write a text.',
  number: 'Write a number.',
  integer: 'Write a whole number.',
  boolean: 'Write true or false.',
  array: 'Write a list.',
  object: 'Write an object.',
};

const issueFault = ({ name, issuesOf }: KnownField, value: unknown): Fault | undefined => {
  const issue = issuesOf(value)[0];
  if (!issue) return undefined;
  const bounds = Object.entries(issue.args ?? {}).map((each) => each.join(' '));
  const why = [issue.key, ...bounds].join(', ');
  return { id: 'RC016', message: `"${name}" would refuse ${JSON.stringify(value)} (${why})` };
};
