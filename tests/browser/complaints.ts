import { messages } from '../../src/locales/en/messages';
import { nounOf } from '../../src/model/answers/noun';
import type { Resource } from '../../src/model/resolved/resource';
import type { Expectation } from '../hostile/shape';
import type { HostileAnswer } from '../hostile/hostileAnswer';
import { wrongFields } from '../hostile/wrongFields';
import type { Seen } from './steps/visit';

type Asked = { readonly resource: Resource; readonly answer: HostileAnswer };

/** Everything a person could complain about on a page that was given a malformed answer; nothing when it is right. */
export const complaints = (seen: Seen | string, asked: Asked): string[] => {
  if (typeof seen === 'string') return [seen];
  const { notices } = seen;
  const facts: Readonly<Record<string, boolean>> = {
    'the page stopped working': seen.hasStopped,
    'the menu is gone': !seen.hasMenu,
    'the page is wider than the window': seen.isTooWide,
    'a script of the answer ran': seen.isAttacked,
    'the page is empty': seen.text.trim().length < 3,
    'a link leads to what is no id': seen.leadsNowhere,
    'it shows the key of a text': /\bapp(\.\w+){2,}/.test(seen.text),
    'it shows how a program writes a value': /\[object \w+\]|Invalid Date|\bundefined\b/.test(seen.text),
  };
  const general = Object.entries(facts).flatMap(([complaint, isSo]) => (isSo ? [complaint] : []));
  return [...general, ...unsaid(seen, asked)].map(
    (each) => `${each} (notices: ${notices.join(' / ').slice(0, 400)})`,
  );
};

/** What should have been said and was not, or was said without a reason. */
const unsaid = (seen: Seen, { resource, answer }: Asked): string[] => {
  const notices = seen.notices.join('\n');
  const names = wrongFields(resource.fields, answer.records);
  const missing = names.filter((name) => !notices.includes(name));
  /* a list that comes whole is counted by its rows, whatever total stands beside them */
  const isFine =
    (answer.expect === 'bad values' && names.length === 0) ||
    (answer.expect === 'bad total' && !resource.api.isPaged);
  const expected: Expectation = isFine ? 'fine' : answer.expect;
  return [
    ...missing.map((name) => `nothing says that "${name}" is blank`),
    ...SAID[expected](seen, resource, notices),
  ];
};

type Check = (seen: Seen, resource: Resource, notices: string) => string[];

const { dropped } = messages.app.list;

const SAID: Readonly<Record<Expectation, Check>> = {
  'failed load': ({ hasFailed }) => (hasFailed ? [] : ['nothing says that it could not be loaded']),
  'dropped rows': (_, { label }, notices) =>
    notices.toLowerCase().includes(nounOf(label.many, 'en').toLowerCase()) &&
    /could not be shown|returned no rows/.test(notices)
      ? []
      : ['nothing says that rows are missing'],
  'bad total': (_, { label }, notices) =>
    notices.includes(dropped.badTotal.replace('%{name}', nounOf(label.many, 'en')))
      ? []
      : ['nothing says that rows were counted'],
  'bad values': ({ hasFailed }) => (hasFailed ? ['a bad value hides the good ones'] : []),
  fine: (_seen, _resource, notices) =>
    !/could not be|returned no rows|returned no total/.test(notices)
      ? []
      : ['it complains about a right answer'],
};
