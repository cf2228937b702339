import { app } from '../../src/locales/en/app';
import type { Issue } from '../../src/model/resolved/kind';
import { issueText, labelAt, type Say } from '../../src/model/answers/issueText';
import type { Resource } from '../../src/model/resolved/resource';
import { Refusal } from '../refusal';

/** The interface's own English texts: the server refuses with the same words as the screens. */
export const say: Say = (key, args) => {
  const text = key
    .split('.')
    .slice(1)
    .reduce<unknown>((node, part) => (node as Readonly<Record<string, unknown>> | undefined)?.[part], app);
  const [one = key, many = one] = typeof text === 'string' ? text.split(' |||| ') : [];
  const template = args['smart_count'] === undefined || args['smart_count'] === 1 ? one : many;
  return template.replace(/%\{(\w+)\}/g, (place, name: string) => String(args[name] ?? place));
};

/** All faults of a record in one refusal: each beside its field, the first also as the message. */
export const refuseIssues = (
  resource: Resource,
  issues: readonly Issue[],
  status: 409 | 422 = 422,
): Refusal => {
  const errors = Object.fromEntries(issues.map((issue) => [issue.path, issueText(issue, { say })]));
  const sentences = issues.map((issue) =>
    issueText(issue, { say, label: labelAt(resource.fields, issue.path) }),
  );
  return new Refusal(status, sentences.join(' '), { errors });
};
