import { expect, it } from 'vitest';
import { readSources } from './sources';
import { refusals } from '../../src/locales/en/refusals';

/* What is wrong with what a program has sent: no page of ours sends such a thing, so nobody reads it in another language. */
const forPrograms = [
  'has to say Content-Length',
  'has to name up to',
  'has no history',
  'has no estimate',
  'Nothing works out',
  'is no span',
  'is no time zone',
  'Records cannot be grouped by',
  'A list in groups has no cursors',
  'asks for one row of a list',
  'cannot be sorted by',
  'is no filter of this list',
  'is nothing to ask here',
  'cannot use "${value}"',
  'Content-Type',
  'one JSON object',
  'This cursor names no place',
  '${KEY_HEADER}',
  'There is another run',
  '"list" has to be',
  '"values" has to have',
  '"values" may have:',
  '"count" has to be',
  'as "before" or "after", or a number',
  'Send true or false as a mark',
  'has to name the run',
  '"fields" has to be',
  '"language" has to be',
  '"dates" has to be',
  '"reader" has to be',
  '"timeZone" has to be',
  '"import" has to be',
  '"rows" has to be',
  '"rows.${at}" has to have',
  '"undo" must be',
  '"putBack" or "remove"',
  '"questions',
  'Send "questions"',
  'Send "present"',
  'Send the id of a page',
  'Send the key of an entity',
  'Send up to ${MOST} ids',
  'A view is for "me"',
  'Nothing of this kind is imported',
  'There is no list of this',
  'There is nothing',
  'A question may have',
  'The configuration names no first account',
  'has permission to manage all',
  'The token is missing',
  'resources.config.ts or overrides/',
];

const sources = readSources(`${process.cwd()}/`).filter(
  ({ path }) => /^(server|gateway)\/.*\.ts$/.test(path) && !/\.(test|suite|samples)\.ts$/.test(path),
);

const saidPlainly = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/new Refusal\(\s*\d+,\s*(['`])(.*?)\1/gs)].map(([, , said = '']) => ({ path, said })),
);

it('says every refusal that a person meets in four languages', () => {
  const alone = saidPlainly.filter(({ said }) => !forPrograms.some((each) => said.includes(each)));
  expect(alone).toEqual([]);
});

it('excuses no refusal that is said no longer', () => {
  const excused = forPrograms.filter((each) => !saidPlainly.some(({ said }) => said.includes(each)));
  expect(excused).toEqual([]);
});

it('keeps no words of a refusal that nobody makes', () => {
  const code = sources.map(({ text }) => text).join('\n');
  const unused = Object.keys(refusals).filter((key) => !code.includes(`'${key}'`));
  expect(unused).toEqual([]);
});
