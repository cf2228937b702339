import type { Issue } from '../resolved/kind';
import { pick } from '../resolved/labels';
import type { ResolvedField } from '../resolved/resolvedField';
import { nounOf } from './noun';

/** Fills a message template by its full key: `say('app.form.min', { min: 5 })`. */
export type Say = (key: string, args: Readonly<Record<string, string | number>>) => string;

export type IssueWording = {
  readonly say: Say;
  /** Default: English. */
  readonly locale?: string;
  /** What the field is called; left out when there is none. */
  readonly label?: string;
};

/** An issue as a sentence: `Total: Must be at least 5`. A message of the configuration goes before ours. */
export const issueText = (issue: Issue, { say, locale = 'en', label = '' }: IssueWording): string => {
  const called = Object.entries(issue.called ?? {}).map(([name, labels]): [string, string] => [
    name,
    // What records are called stands within the sentence; the names of fields stay as they are on the screen.
    labels.map((each) => (name === 'name' ? nounOf(each, locale) : pick(each, locale))).join(', '),
  ]);
  const args = { ...issue.args, ...Object.fromEntries(called) };
  const text = issue.message ? pick(issue.message, locale) : say(issueKey(issue), withCount(args));
  return label === '' ? text : `${label}: ${text}`;
};

/** The values with the first number among them as the count that chooses the form of a message, one or many. */
export const withCount = (args: Readonly<Record<string, string | number>>): typeof args => {
  const count = Object.values(args).find((value) => typeof value === 'number');
  return count === undefined ? args : { smart_count: count, ...args };
};

/** The full message key of an issue: below `app.form`, or below `app` when the key names its own group. */
export const issueKey = ({ key }: Issue): string => (key.includes('.') ? `app.${key}` : `app.form.${key}`);

/** What the place of an issue is called: `items.0.qty` is `Items 1, Quantity`; '' when it is no field. */
export const labelAt = (fields: readonly ResolvedField[], path: string, locale = 'en'): string => {
  const [name, next, ...rest] = path.split('.');
  const field = fields.find((each) => each.name === name);
  if (!field) return '';
  const isRow = next !== undefined && /^\d+$/.test(next);
  const own = isRow ? `${pick(field.label, locale)} ${Number(next) + 1}` : pick(field.label, locale);
  const below = isRow || next === undefined ? rest : [next, ...rest];
  return [own, labelAt(field.children, below.join('.'), locale)].filter((part) => part !== '').join(', ');
};
