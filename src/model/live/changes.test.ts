import { describe, expect, it } from 'vitest';
import { countOf, NO_NEWS, readChange, withNews, type News } from './changes';

const own = (key: string) => key === 'mine';

const note = (...records: readonly (readonly unknown[])[]) => ({
  entity: 'plans',
  records,
  more: 0,
  by: 'Anna',
});

describe('what a server says was changed', () => {
  it('is taken without what this page did itself, and not at all where nothing else is left', () => {
    const mixed = readChange(note(['a', 'changed', 'mine'], ['b', 'made', 'theirs'], ['c', 'removed']), own);
    expect([...(mixed?.records ?? [])]).toEqual([
      ['b', 'made'],
      ['c', 'removed'],
    ]);
    expect(readChange(note(['a', 'changed', 'mine']), own)).toBeUndefined();
  });

  it.each([
    null,
    'plans',
    {},
    { entity: 'plans' },
    { entity: 7, records: [['a', 'made']] },
    note(['a', 'eaten'], [7, 'made'], []),
    { entity: 'plans', records: [null, 'a', {}], more: 'many' },
  ])('F-08 is nothing where it is %j', (given) => {
    expect(readChange(given, own)).toBeUndefined();
  });

  it('counts each record once, and those beside them', () => {
    const more: News = { records: new Map([['a', 'changed']]), more: 9800, by: 'Ben' };
    const first: News = {
      records: new Map([
        ['a', 'made'],
        ['b', 'made'],
      ]),
      more: 0,
      by: 'Anna',
    };
    const news = withNews(withNews(NO_NEWS, first), more);
    expect([countOf(news), news.by]).toEqual([9802, undefined]);
    expect(withNews(NO_NEWS, first).by).toBe('Anna');
  });

  it('keeps a change that is still to be shown when its numbers go on', () => {
    const changed: News = { records: new Map([['a', 'changed']]), more: 0 };
    const counted: News = { records: new Map([['a', 'counted'], ['b', 'counted']]), more: 0 }; // prettier-ignore
    expect([...withNews(changed, counted).records]).toEqual([
      ['a', 'changed'],
      ['b', 'counted'],
    ]);
    expect([...withNews(counted, changed).records.values()]).toEqual(['changed', 'counted']);
  });
});
