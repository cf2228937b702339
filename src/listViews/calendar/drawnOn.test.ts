import { expect, it } from 'vitest';
import { drawnOn } from './drawnOn';

const window = { first: '2026-03-01', last: '2026-03-04' };
const entry = (id: string, first: string, last = first) => ({
  id,
  days: { first: `2026-03-0${first}`, last: `2026-03-0${last}` },
});

it('draws all where there is room, and counts nothing', () => {
  const { ids, more } = drawnOn([entry('a', '1'), entry('b', '1', '3')], { window, room: 2 });
  expect([...ids]).toEqual(['a', 'b']);
  expect([...more]).toEqual([]);
});

it('leaves the last line of a day to the count of what is not drawn', () => {
  const entries = ['a', 'b', 'c', 'd'].map((id) => entry(id, '1'));
  const { ids, more } = drawnOn([...entries, entry('e', '2')], { window, room: 3 });
  expect([...ids]).toEqual(['a', 'b', 'e']);
  expect([...more]).toEqual([['2026-03-01', 2]]);
});

it('leaves out on all its days what has no room on one of them, and counts it there', () => {
  const entries = [entry('a', '1'), entry('b', '1'), entry('long', '1', '3'), entry('c', '3')];
  const { ids, more } = drawnOn(entries, { window, room: 2 });
  expect([...ids]).toEqual(['a', 'c']);
  expect([...more]).toEqual([
    ['2026-03-01', 2],
    ['2026-03-02', 1],
    ['2026-03-03', 1],
  ]);
});

it('counts what is known of a day, though only a part of it came', () => {
  const counts = new Map([
    ['2026-03-01', 640],
    ['2026-03-02', 20],
  ]);
  const { ids, more } = drawnOn(
    ['a', 'b', 'c'].map((id) => entry(id, '1')),
    { window, room: 3, counts },
  );
  expect([...ids]).toEqual(['a', 'b']);
  expect([...more]).toEqual([
    ['2026-03-01', 638],
    ['2026-03-02', 20],
  ]);
});

it('draws nothing where there is no room, and counts all', () => {
  const { ids, more } = drawnOn([entry('a', '1'), entry('b', '1', '2')], { window, room: 0 });
  expect([...ids]).toEqual([]);
  expect([...more]).toEqual([
    ['2026-03-01', 2],
    ['2026-03-02', 1],
  ]);
});

it('knows what began before the window or ends after it', () => {
  const { ids, more } = drawnOn([{ id: 'a', days: { first: '2026-02-01', last: '2026-05-01' } }], {
    window,
    room: 1,
  });
  expect([...ids]).toEqual(['a']);
  expect([...more]).toEqual([]);
});
