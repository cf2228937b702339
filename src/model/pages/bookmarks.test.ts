import { describe, expect, it } from 'vitest';
import { createAbility } from '../access/ability';
import { bookmarkData, changedMarks, marksIn, type Marks } from './bookmarks';
import { sampleModel } from '../resolved/kinds.samples';

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
const flipped = (marks: Marks, id: string) => changedMarks(asked(marks), { id });
const idsOf = (marks: Marks) => bookmarkData(asked(marks)).bookmarks.map(({ id }) => id);

describe('bookmarks', () => {
  it('S2.06 are at first those of the configuration', () => expect(idsOf({})).toEqual(['plans']));

  it('S7.47 are given beside every page of the person', () =>
    expect(bookmarkData(asked({})).suggestions.map(({ id }) => id)).toEqual(['plans', 'bills']));

  it('S2.70 S7.48 come and go with every flip', () => {
    const once = flipped({}, 'bills') ?? {};
    expect(idsOf(once)).toEqual(['plans', 'bills']);
    expect(idsOf(flipped(once, 'bills') ?? {})).toEqual(['plans']);
    expect(idsOf(flipped(once, 'plans') ?? {})).toEqual(['bills']);
  });

  it('are as they are said to be, however often it is said', () => {
    const set = (marks: Marks, isBookmarked: boolean) =>
      changedMarks(asked(marks), { id: 'bills', isBookmarked }) ?? {};
    expect(idsOf(set(set({}, true), true))).toEqual(['plans', 'bills']);
    expect(idsOf(set(set({}, false), false))).toEqual(['plans']);
  });

  it('cannot be made of a page that the person may not open, or that is none', () =>
    expect(['logs', 'nowhere', 'constructor', ''].map((id) => flipped({}, id))).toEqual(
      Array.from({ length: 4 }),
    ));

  it('are not shown to whoever may no longer open the page', () =>
    expect(idsOf({ logs: true, nowhere: true })).toEqual(['plans']));

  it('are read from whatever was kept', () =>
    expect([marksIn({ '/a': true, '/b': 'yes' }), marksIn(null), marksIn('[]'), marksIn([1])]).toEqual([
      { '/a': true },
      {},
      {},
      {},
    ]));
});
