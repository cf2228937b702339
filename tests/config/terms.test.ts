import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { configProblems } from '../../src/locales/en/configProblems';
import { messages } from '../../src/locales/en/messages';
import { signIn } from '../../src/locales/en/signIn';
import { refusing } from '../../src/locales/refusing';
import { mail } from '../../src/locales/en/mail';
import { englishTexts } from '../../src/model/check/englishTexts';

const [terms = '', fixed = ''] = readFileSync('docs/terms.md', 'utf8').split('## Fixed labels');
const rows = terms
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Term'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** What docs/terms.md has under "Not", with the term to use instead. */
const banned = rows.flatMap(([, term = '', , not = '']) =>
  not
    .split(', ')
    .filter((words) => words !== '')
    .map((words) => ({ words: words.toLowerCase(), term })),
);

/** Labels of the specification, and terms that have a banned word in them: "credit note". */
const allowed = [
  ...[...fixed.matchAll(/`([^`]+)` \(/g)].map(([, label = '']) => label),
  ...rows.map(([, term = '']) => term).filter((term) => term.includes(' ')),
].map((words) => words.toLowerCase());

const withoutAllowed = (text: string): string =>
  allowed.reduce((rest, words) => rest.replaceAll(words, ''), text.replaceAll(/%\{\w+\}/g, '').toLowerCase());

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : [];

/* What the server refuses with: its words in four languages, and whole sentences in its code, which no page shows. */
const refusals = [
  ...textsIn(refusing.en.refusals),
  ...readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .flatMap((path) => [
      ...readFileSync(`server/${path}`, 'utf8').matchAll(/['`]([A-Z][^'`\n]* [^'`\n]*\.)['`]/g),
    ])
    .map(([, text = '']) => text),
];

/* What the demonstration says: its records and its pages. */
const seeds = readdirSync('fixtures/seeds')
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => textsIn(JSON.parse(readFileSync(`fixtures/seeds/${file}`, 'utf8'))))
  .filter((text) => text.includes(' ') && text !== 'Clara Client')
  .map((text) => text.replaceAll(/\{[\w.]+\}/g, ''));
/* What the law gives a person is a right. */
const pages = readdirSync('content')
  .filter((file) => file.endsWith('.en.md'))
  .flatMap((file) => readFileSync(`content/${file}`, 'utf8').split('\n'))
  .filter((line) => line !== '# Your rights');

const texts = [
  ...seeds,
  ...pages,
  ...textsIn([messages.app, signIn, mail, configProblems]),
  ...refusals,
  ...englishTexts(config, kinds).values(),
];

it('the English texts use one term for one thing, as docs/terms.md has it', () => {
  const faults = texts.flatMap((text) => {
    const found = banned.find(({ words }) => new RegExp(`\\b${words}\\b`).test(withoutAllowed(text)));
    return found ? [`"${text}" says "${found.words}". Better: ${found.term}`] : [];
  });
  expect(texts.length).toBeGreaterThan(1000);
  expect(refusals.length).toBeGreaterThan(50);
  expect(seeds.length).toBeGreaterThan(500);
  expect(pages.length).toBeGreaterThan(10);
  expect(banned.length).toBeGreaterThan(15);
  expect(faults).toEqual([]);
});
