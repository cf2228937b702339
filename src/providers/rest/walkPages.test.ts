import { expect, it } from 'vitest';
import { model } from '../../../tests/contract/dataProvider.wire';
import type { Question } from './dialect';
import { walkPages } from './walkPages';

const things = model.resource('things');
const MOST_LISTS = 20;

it('remembers the places of so many lists, and forgets the list that was looked at longest ago', async () => {
  const cursors: (string | undefined)[] = [];
  const list = async (_: unknown, { cursor }: Question) => {
    cursors.push(cursor);
    return { data: [], total: 99, meta: { issues: [], next: 'the next', previous: 'the one before' } };
  };
  const walk = walkPages(list as never, () => true);
  const look = async (at: number, page: number) => {
    const sort = { field: 'name', order: 'ASC' } as const;
    await walk(things, { page, perPage: 10, sort, filter: { name: `${at}` }, countTo: 100 });
    return cursors.at(-1);
  };
  for (let at = 0; at < MOST_LISTS; at += 1) await look(at, 1);
  expect(await look(0, 2)).toBe('the next');
  await look(MOST_LISTS, 1);
  expect([await look(0, 3), await look(1, 2)]).toEqual(['the next', 'start']);
});
