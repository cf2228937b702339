import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../gateway/testGateway';
import { worlds } from './worlds';

type Row = { readonly id: number } & Readonly<Record<string, string>>;
type Film = Readonly<Record<'id' | 'title' | 'rank', string>>;

describe.each(worlds)('the calls of the tables over %s', (_, open) => {
  let world: Awaited<ReturnType<typeof open>>;
  let ask: Caller;
  beforeAll(async () => {
    world = await open();
    ({ ask } = world);
  });
  afterAll(() => world.stop());

  const employees = async () => (await ask('GET', '/api/datatables/initial-data')).body as unknown as Row[];
  const listed = async (query = '') => (await ask('GET', `/api/datatables/data?${query}`)).body;
  const page = async (query = '') => (await listed(query))['invoices'] as Row[];

  it('S3.38 S7.43 initial-data gives the 100 employees', async () => {
    const rows = await employees();
    expect([rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([100, 100]);
    for (const row of rows) {
      expect(row).toMatchObject({
        full_name: expect.stringMatching(/./),
        post: expect.stringMatching(/./),
        email: expect.stringContaining('@'),
        age: expect.stringMatching(/^\d\d$/),
        salary: expect.stringMatching(/^\$\d+\.\d\d$/),
        start_date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
        experience: expect.stringMatching(/^(1 Year|\d+ Years)$/),
      });
      expect([1, 2, 3, 4, 5]).toContain(row['status']);
    }
  });

  it('S3.38 nobody has worked for longer than they have lived', async () => {
    for (const { age, experience } of await employees())
      expect(Number(age) - Number.parseInt(experience ?? '', 10)).toBeGreaterThanOrEqual(16);
  });

  it('S7.44 S9.03 data gives a page of ten, and the total', async () => {
    const { allData, total, invoices } = await listed();
    expect([(allData as Row[]).length, total, (invoices as Row[]).length]).toEqual([100, 100, 10]);
    expect((await page('page=2&perPage=7')).map(({ id }) => id)).toEqual([8, 9, 10, 11, 12, 13, 14]);
    expect((await page('page=34&perPage=3')).map(({ id }) => id)).toEqual([100]);
    expect((await listed('page=11'))['invoices']).toEqual([]);
  });

  it.each(['full_name', 'post', 'email', 'age', 'salary', 'start_date'])(
    'S7.44 q is looked for in %s, whatever its case',
    async (field) => {
      for (const row of (await employees()).slice(3, 5)) {
        const text = row[field] ?? expect.fail('no value');
        for (const q of [text.toUpperCase(), text.toLowerCase()])
          expect(await page(`perPage=100&q=${encodeURIComponent(q)}`)).toContainEqual(row);
      }
    },
  );

  it('S7.44 q is not looked for in the city, and the total is that of what is found', async () => {
    const { allData, invoices, total } = await listed('q=no+such+words');
    expect([(allData as Row[]).length, invoices, total]).toEqual([100, [], 0]);
    const one = (await employees())[0] ?? expect.fail('no row');
    expect(await listed(`q=${encodeURIComponent(one['email'] ?? '')}`)).toMatchObject({
      invoices: [one],
      total: 1,
    });
  });

  it('S3.39 S7.45 autocomplete gives the 100 films, each with a title of its own', async () => {
    const films = (await ask('GET', '/api/autocomplete/data')).body['autoComplete'] as Film[];
    expect(new Set(films.map(({ title }) => title)).size).toBe(100);
    expect(films.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (__, at) => String(at + 1)));
    for (const { id, title } of films) {
      expect(typeof id).toBe('string');
      expect(title).toMatch(/^The \w+ of [A-Z][a-z]+$/);
    }
  });
});
