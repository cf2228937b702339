import { describe, expect, it } from 'vitest';
import { pageGroups, resultsFor, type EntityHits, type Hit } from './results';

const hit = (title: string): Hit => ({ id: title, title, icon: 'tag', to: `/${title}` });
const page = (title: string, isBookmarked = false) => ({
  id: title,
  title,
  icon: 'tag' as const,
  link: `/${title}`,
  target: title,
  isBookmarked,
});
const pages = (...all: ReturnType<typeof page>[]) => pageGroups(all, (group) => group);
const found = (group: string, titles: readonly string[], all?: Hit): EntityHits => ({
  group,
  heading: group,
  hits: titles.map(hit),
  all,
});
const linesOf = (...asked: Parameters<typeof resultsFor>) =>
  resultsFor(...asked).map(({ group, title }) => `${group}: ${title}`);

describe('the results of a search', () => {
  it('S9.05 are at most four of each group, in the order of the groups', () => {
    const five = ['a1', 'a2', 'a3', 'a4', 'a5'];
    const known = [
      ...pages(...five.map((title) => page(title)), ...five.map((title) => page(`${title}!`, true))),
      { group: 'actions', heading: 'actions', hits: five.map(hit) },
    ];
    const group = (name: string, mark = '') => five.slice(0, 4).map((title) => `${name}: ${title}${mark}`);
    expect(linesOf('a', { known, records: [found('plans', five)] })).toEqual([
      ...group('bookmarks', '!'),
      ...group('pages'),
      ...group('actions'),
      ...group('plans'),
    ]);
  });

  it('S9.05 lead to all that an entity has found in the last of its four lines', () =>
    expect(
      linesOf('a', { known: [], records: [found('plans', ['a1', 'a2', 'a3', 'a4'], hit('All 9 in Plans'))] }),
    ).toEqual(['plans: a1', 'plans: a2', 'plans: a3', 'plans: All 9 in Plans']));

  it('name a page that is a bookmark once', () =>
    expect(linesOf('plan', { known: pages(page('Plan', true), page('Planets')), records: [] })).toEqual([
      'bookmarks: Plan',
      'pages: Planets',
    ]));

  it('show what an entity found under its own heading, first the one whose titles are meant', () => {
    const records = [
      found('campaigns', ['Campaign to Anna', 'Anna again']),
      found('invoices', ['INV-7']),
      found('contacts', ['Anna A', 'Anna B']),
    ];
    expect(linesOf('anna', { known: [], records })).toEqual([
      'campaigns: Anna again',
      'campaigns: Campaign to Anna',
      'contacts: Anna A',
      'contacts: Anna B',
      'invoices: INV-7',
    ]);
  });

  it('find a command also by what else it is called', () => {
    const known = [
      { group: 'commands', heading: '', hits: [{ ...hit('Use dark colours'), also: 'theme, skin' }] },
    ];
    expect(linesOf('theme', { known, records: [] })).toEqual(['commands: Use dark colours']);
    expect(linesOf('language', { known, records: [] })).toEqual([]);
  });

  it('are none where nothing meets what was typed', () =>
    expect(linesOf('xyz', { known: pages(page('Plan')), records: [] })).toEqual([]));
});
