import { app } from '../../locales/en/app';
import { issueText, labelAt, type Say } from '../../model/answers/issueText';
import type { Issue } from '../../model/resolved/kind';
import type { Resource } from '../../model/resolved/resource';
import { failureOf } from '../http/classify';
import type { HttpFailure } from '../http/failure';

/** A refusal as the servers of the contract put it, so that the screens cannot tell the difference. */
export const refuse = (status: number, message: string, extra: object = {}): HttpFailure =>
  failureOf({ status, body: { success: false, errCode: String(status), message, ...extra } });

/** Every fault beside its field, all of them as the message. */
export const refuseIssues = (
  { fields }: Pick<Resource, 'fields'>,
  issues: readonly Issue[],
  status: 409 | 422 = 422,
): HttpFailure => {
  const errors = Object.fromEntries(issues.map((issue) => [issue.path, issueText(issue, { say })]));
  const sentences = issues.map((issue) => issueText(issue, { say, label: labelAt(fields, issue.path) }));
  return refuse(status, sentences.join(' '), { errors });
};

/* Servers speak English, and so does this one. */
const say: Say = (key, args) => {
  const [, ...path] = key.split('.');
  const text = path.reduce<unknown>((node, part) => Object(node)[part] as unknown, app);
  const template = typeof text === 'string' ? text : key;
  return template.replaceAll(/%\{(\w+)\}/g, (place, name: string) => String(args[name] ?? place));
};
