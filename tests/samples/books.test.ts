import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../gateway/testGateway';
import { worlds } from './worlds';

describe.each(worlds)('the calls of the Book Log over %s', (_, open) => {
  let world: Awaited<ReturnType<typeof open>>;
  let ask: Caller;
  beforeAll(async () => {
    world = await open();
    ({ ask } = world);
  });
  afterAll(() => world.stop());

  const listed = async (query: string) => (await ask('GET', `/api/books/list/data?${query}`)).body;
  type Book = { readonly id: number; readonly title: string; readonly author: string };
  const books = async (query: string) => (await listed(query))['users'] as Book[];

  it('S7.84 GET /api/books/list/data gives a page of books, and how many there are in all', async () => {
    const { status, body } = await ask('GET', '/api/books/list/data');
    expect([status, Object.keys(body).toSorted()]).toEqual([200, ['total', 'users']]);
    expect([body['total'], (await books('')).length]).toEqual([12, 10]);
    expect((await books('page=2&perPage=5')).map(({ id }) => id)).toEqual([7, 6, 5, 4, 3]);
    expect(await books('page=9')).toEqual([]);
    expect((await listed('page=9'))['total']).toBe(12);
  });

  it('S3.29 a book has a title and an author', async () => {
    const [book = expect.fail('no book')] = await books('');
    expect(Object.keys(book).toSorted()).toEqual(['author', 'id', 'title']);
    expect([typeof book.id, typeof book.title, typeof book.author]).toEqual(['number', 'string', 'string']);
  });

  it('S7.84 q is looked for in title and author, whatever its case', async () => {
    const [first = expect.fail('no book'), second = expect.fail('no book')] = await books('');
    expect(await books(`q=${encodeURIComponent(first.title.toUpperCase())}`)).toContainEqual(first);
    expect(await books(`q=${encodeURIComponent(second.author.toLowerCase())}`)).toContainEqual(second);
    expect(await listed('q=no+book+is+called+so')).toEqual({ users: [], total: 0 });
  });
});
