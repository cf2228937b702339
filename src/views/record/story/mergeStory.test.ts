import { describe, expect, it } from 'vitest';
import { mergeStory, type StorySource } from './mergeStory';

const source = (key: string, days: readonly number[], isWhole: boolean): StorySource<string> => ({
  key,
  isWhole,
  entries: days.map((day) => ({ key: `${key}${day}`, at: `2026-11-${day}T10:00:00Z`, what: key })),
});

const keys = (sources: readonly StorySource<string>[]) => mergeStory(sources).entries.map(({ key }) => key);

describe('the story of a record', () => {
  it('is one line of all its sources, the newest first', () => {
    expect(keys([source('a', [28, 12], true), source('b', [20, 10], true)])).toEqual([
      'a28',
      'b20',
      'a12',
      'b10',
    ]);
  });

  it('ends where a source that has more is known to, and asks that one next', () => {
    const sources = [source('a', [28, 25], false), source('b', [26, 11], false), source('c', [27], true)];
    expect(keys(sources)).toEqual(['a28', 'c27', 'b26', 'a25']);
    expect(mergeStory(sources).next).toEqual(['a']);
  });

  it('has nothing more to ask when every source is whole', () => {
    expect(mergeStory([source('a', [28], true)]).next).toEqual([]);
    expect(mergeStory([])).toEqual({ entries: [], next: [] });
  });
});
