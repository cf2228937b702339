import { expect, it } from 'vitest';
import { bestOf, matchOf } from './matching';

const meets = (title: string, typed: string) => matchOf(title, typed) !== undefined;

it('minds neither case nor accents, of either side', () => {
  for (const [title, typed] of [
    ['Benutzer-Übersicht', 'ubersicht'],
    ['Página', 'PAGINA'],
    ['Pagina', 'página'],
    ['Straße', 'strasse'],
    ['Œuvres', 'oeuvres'],
    ['E\u0301cran', '\u00e9cran'],
    ['Søren', 'soren'],
  ] as const)
    expect([title, typed, meets(title, typed)]).toEqual([title, typed, true]);
});

it('finds every word, in any order, and nothing where one is missing', () => {
  expect(meets('Create Sender ID', 'sender create')).toBe(true);
  expect(meets('Create Sender ID', 'sender delete')).toBe(false);
  expect(meets('Plan', 'plans')).toBe(false);
});

it('takes what was typed for letters and not for a pattern', () =>
  expect(['(', '.*', '[a', '\\'].map((typed) => meets('Plan', typed))).toEqual([false, false, false, false]));

it('puts first what begins so, then words that do, then the rest in its order', () => {
  const titles = ['Complaints', 'My Plan', 'Airplanes', 'Plan', 'Plan history'];
  const found = (limit: number) =>
    bestOf(
      titles.map((title) => ({ title })),
      'plan',
      limit,
    ).map(({ title }) => title);
  expect(found(9)).toEqual(['Plan', 'Plan history', 'My Plan', 'Airplanes']);
  expect(found(2)).toEqual(['Plan', 'Plan history']);
});

it('finds everything while nothing is typed', () =>
  expect(bestOf([{ title: 'B' }, { title: 'A' }], ' ', 9).map(({ title }) => title)).toEqual(['B', 'A']));
