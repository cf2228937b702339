import { describe, expect, it } from 'vitest';
import { resultsFor, type Hit } from './results';

const hit = (title: string): Hit => ({ id: title, title, icon: 'tag', link: `/${title}` });
const page = (title: string, isBookmarked = false) => ({ ...hit(title), target: title, isBookmarked });
const none = { pages: [], actions: [], records: [] };
const linesOf = (...asked: Parameters<typeof resultsFor>) =>
  resultsFor(...asked).map(({ group, title }) => `${group}: ${title}`);

describe('the results of a search', () => {
  it('S9.05 are at most four of each group, in the order of the groups', () => {
    const five = ['a1', 'a2', 'a3', 'a4', 'a5'];
    const pages = [...five.map((title) => page(title)), ...five.map((title) => page(`${title}!`, true))];
    const lines = linesOf('a', { pages, actions: five.map(hit), records: [five.map(hit)] });
    const group = (name: string, mark = '') => five.slice(0, 4).map((title) => `${name}: ${title}${mark}`);
    expect(lines).toEqual([
      ...group('bookmarks', '!'),
      ...group('pages'),
      ...group('actions'),
      ...group('records'),
    ]);
  });

  it('name a page that is a bookmark once', () =>
    expect(linesOf('plan', { ...none, pages: [page('Plan', true), page('Planets')] })).toEqual([
      'bookmarks: Plan',
      'pages: Planets',
    ]));

  it('show records whose title is meant before those found otherwise, and of every entity some', () => {
    const contacts = ['Anna A', 'Anna B', 'Anna C', 'Anna D'].map(hit);
    const records = [contacts, [hit('Campaign to Anna')], [hit('INV-7')], [hit('Anna Z')]];
    expect(linesOf('anna', { ...none, records })).toEqual([
      'records: Anna A',
      'records: Anna Z',
      'records: Anna B',
      'records: Anna C',
    ]);
    expect(linesOf('anna', { ...none, records: records.slice(1, 3) })).toEqual([
      'records: Campaign to Anna',
      'records: INV-7',
    ]);
  });

  it('are none where nothing meets what was typed', () =>
    expect(linesOf('xyz', { ...none, pages: [page('Plan')], actions: [hit('Create plan')] })).toEqual([]));
});
