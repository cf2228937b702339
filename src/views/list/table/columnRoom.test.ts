import { describe, expect, it } from 'vitest';
import { roomFor, type ColumnRoom } from './columnRoom';

const column = (name: string, least: number) => ({ name, width: { least }, head: 0 });

/** What is seen of `classes` in a frame of a width, by the rules that a table has. */
const isSeen = (className: string | undefined, width: number, hiding: ColumnRoom['hiding']) =>
  (className ?? '')
    .split(' ')
    .filter(Boolean)
    .every((name) => {
      const [word = '', at = ''] = name.split('-');
      const query = word === 'from' ? `@container (width < ${at}px)` : `@container (width >= ${at}px)`;
      expect(hiding[query]).toEqual({ [`& .${name}`]: { display: 'none' } });
      return word === 'from' ? width >= Number(at) : width < Number(at);
    });

const seen = (columns: ReturnType<typeof column>[], width: number) => {
  const { classes, hidden, someHidden, hiding } = roomFor(columns);
  return {
    columns: columns.filter(({ name }) => isSeen(classes.get(name), width, hiding)).map(({ name }) => name),
    said: hidden.filter(({ className }) => isSeen(className, width, hiding)).map(({ count }) => count),
    isSaid: someHidden !== undefined && isSeen(someHidden, width, hiding),
  };
};

const columns = [column('name', 120), column('state', 80), column('note', 160), column('time', 60)];

describe('the room of the columns of a table', () => {
  it('is that of the first ones, as many as there is room for, and says how many others there are', () => {
    expect(seen(columns, 100)).toEqual({ columns: ['name'], said: [3], isSaid: true });
    expect(seen(columns, 400)).toEqual({ columns: ['name', 'state'], said: [2], isSaid: true });
    expect(seen(columns, 560)).toEqual({ columns: ['name', 'state', 'note'], said: [1], isSaid: true });
    expect(seen(columns, 700)).toEqual({
      columns: ['name', 'state', 'note', 'time'],
      said: [],
      isSaid: false,
    });
  });

  it('is never less than they need, in frames of any width', () => {
    for (let width = 60; width < 3000; width += 7) {
      const { columns: shown, said, isSaid } = seen(columns, width);
      const needed = columns
        .slice(0, shown.length)
        .reduce((sum, { width: { least } }) => sum + least + 28, 88);
      expect(shown).toEqual(columns.slice(0, shown.length).map(({ name }) => name));
      if (shown.length > 1) expect(needed).toBeLessThanOrEqual(width);
      expect(said).toEqual(isSaid ? [columns.length - shown.length] : []);
    }
  });

  it('is that of a head where it is wider than what stands below it', () => {
    const wide = columns.map((each) => ({ ...each, head: 200 }));
    expect(seen(wide, 560).columns).toEqual(['name', 'state']);
  });

  it('is one column for whom a frame of any width is too narrow, and none for no column', () => {
    expect(seen([column('name', 9000)], 300)).toEqual({ columns: ['name'], said: [], isSaid: false });
    expect(seen([], 300)).toEqual({ columns: [], said: [], isSaid: false });
    const many = Array.from({ length: 60 }, (_, at) => column(`c${at}`, 100));
    expect(seen(many, 1000).said).toEqual([53]);
  });
});
