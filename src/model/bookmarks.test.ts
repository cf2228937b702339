import { describe, expect, it } from 'vitest';
import { createAbility } from './ability';
import { bookmarkData, flipped, marksIn, type Marks } from './bookmarks';
import { sampleModel } from './kinds.samples';

const model = sampleModel({
  plans: { fields: {}, bookmarked: true },
  bills: { fields: {} },
  logs: { fields: {} },
});

const ability = createAbility([
  { action: 'list', subject: 'plans' },
  { action: 'list', subject: 'bills' },
]);

const asked = (marks: Marks) => ({ model, ability, marks });
const idsOf = (marks: Marks) => bookmarkData(asked(marks)).bookmarks.map(({ target }) => target);

describe('bookmarks', () => {
  it('S2.06 are at first those of the configuration', () => expect(idsOf({})).toEqual(['plans']));

  it('S7.47 are given beside every page of the person', () =>
    expect(bookmarkData(asked({})).suggestions.map(({ target }) => target)).toEqual(['plans', 'bills']));

  it('S2.70 S7.48 come and go with every flip', () => {
    const once = flipped(asked({}), '/apps/bills') ?? {};
    expect(idsOf(once)).toEqual(['plans', 'bills']);
    expect(idsOf(flipped(asked(once), '/apps/bills') ?? {})).toEqual(['plans']);
    expect(idsOf(flipped(asked(once), '/apps/plans') ?? {})).toEqual(['bills']);
  });

  it('cannot be made of a page that the person may not open, or that is none', () =>
    expect(['/apps/logs', '/apps/nowhere', 'constructor', ''].map((id) => flipped(asked({}), id))).toEqual(
      Array.from({ length: 4 }),
    ));

  it('are not shown to whoever may no longer open the page', () =>
    expect(idsOf({ '/apps/logs': true, '/apps/nowhere': true })).toEqual(['plans']));

  it('are read from whatever was kept', () =>
    expect([marksIn({ '/a': true, '/b': 'yes' }), marksIn(null), marksIn('[]'), marksIn([1])]).toEqual([
      { '/a': true },
      {},
      {},
      {},
    ]));
});
