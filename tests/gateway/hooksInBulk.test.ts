import { describe, expect, it, onTestFinished } from 'vitest';
import { dropping, ownName } from '../../gateway/store/ownSchema.samples';
import { openPostgres } from '../../gateway/store/postgres';
import { createClock } from '../../server/clock';
import { defineHooks } from '../../server/hooks/defineHooks';
import { JOBS } from '../../server/hooks/jobs';
import { createMemoryStore } from '../../server/store/memory';
import type { Store } from '../../server/store/store';
import { soon } from '../soon';
import type { testConfig } from './testConfig';
import { recordOf, rowsOf, serveGateway } from './testGateway';

type Jobs = { readonly note: { readonly text: string } };

const noted: string[] = [];

const products = defineHooks<typeof testConfig, 'products', Jobs>({
  settings: ['NAME', 'PLACE'],
  defaults: { NAME: 'nobody', PLACE: '' },
  jobs: {
    note: ({ text }) => void noted.push(text),
  },
  routes: {
    'POST /make': {
      for: 'anybody',
      run: async (request, { records }) => {
        const rows = (await request.json()) as { id?: string; name: string; price?: string }[];
        await records('products').createMany(rows);
        return Response.json(await records('products').count());
      },
    },
    'POST /change': {
      for: 'anybody',
      run: async (request, { records }) => {
        await records('products').updateMany((await request.json()) as { id: string; patch: object }[]);
        return Response.json(await records('products').getMany(['a', 'c', 'none']));
      },
    },
    'POST /count': {
      for: 'anybody',
      run: async (_, { records }) =>
        Response.json(await records('products').update('a', { quantity: 9 }, { aside: true })),
    },
    'GET /after/:id': {
      for: 'anybody',
      run: async (_, { records, params, setting }) => {
        const where = { id: { $gt: params['id'] ?? '' } };
        const found = await records('products').list({ where, sort: ['id', 'DESC'] });
        return Response.json([...found.map(({ id }) => id), setting('NAME'), setting('PLACE')]);
      },
    },
    'POST /later/:seconds': {
      for: 'anybody',
      run: async (request, { now, params, enqueue }) => {
        const at = new Date(now.getTime() + Number(params['seconds']) * 1000);
        await enqueue('note', { text: await request.text() }, { key: 'notes', once: true, at });
        return new Response();
      },
    },
  },
});

const users = defineHooks<typeof testConfig, 'users'>({
  routes: {
    'POST /note/:job': {
      for: 'anybody',
      run: async (_, { enqueue, params }) => {
        await enqueue(`products.${params['job']}`, { text: 'from users' });
        return new Response();
      },
    },
  },
});

const databaseUrl = process.env['DATABASE_URL'];

const onPostgres = async () => {
  const schema = ownName();
  return dropping(await openPostgres(databaseUrl ?? '', schema), databaseUrl ?? '', schema);
};

const stores: readonly (readonly [string, () => Promise<Store>])[] = [
  ['memory', async () => createMemoryStore()],
  ...(databaseUrl ? [['PostgreSQL', onPostgres] as const] : []),
];

describe.each(stores)('hooks with much to do, on %s', (_, open) => {
  const serve = async () => {
    const store = await open();
    const hooks = { '../overrides/products.server.ts': products, '../overrides/users.server.ts': users };
    const clock = createClock(() => Date.parse('2030-05-05T12:00:00Z'));
    const gateway = await serveGateway(store, { hooks, env: { NAME: '' }, clock });
    onTestFinished(async () => {
      await gateway.stop();
      await store.close();
    });
    const ask = async (method: string, path: string, body?: unknown) => {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const answer = await fetch(`${gateway.url}/hooks${path}`, {
        method,
        ...(body !== undefined && { body: text }),
      });
      const said = await answer.text();
      return { status: answer.status, said: said === '' ? undefined : (JSON.parse(said) as unknown) };
    };
    return { gateway, ask, store };
  };

  it('make many by the rules of the entity, or none of them', async () => {
    const { ask, gateway } = await serve();
    const many = ['a', 'b', 'c'].map((id) => ({ id, name: `Name ${id}`, price: '1.00' }));
    expect(await ask('POST', '/products/make', many)).toEqual({ status: 200, said: 3 });
    const root = await gateway.as('root');
    expect(recordOf(await root('GET', '/v1/products/b'))).toMatchObject({
      name: 'Name b',
      status: 'draft',
      __v: 0,
    });
    const faulty = await ask('POST', '/products/make', [{ name: 'Fine' }, { name: 'Bad', price: '-1.00' }]);
    expect(faulty).toMatchObject({ status: 422, said: { errors: { price: expect.any(String) as string } } });
    const taken = await ask('POST', '/products/make', [{ name: 'Fine' }, { name: 'name A' }]);
    expect(taken).toMatchObject({ status: 409, said: { errors: { name: expect.any(String) as string } } });
    expect((await ask('POST', '/products/make', [{ name: 'Fine' }, { id: 'a', name: 'Twice' }])).status).toBe(
      409,
    );
    expect(rowsOf(await root('GET', '/v1/products?entriesPerPage=50'))).toHaveLength(3);
  });

  it('change many by the rules of the entity, or none of them, and ask for them by their ids', async () => {
    const { ask, gateway } = await serve();
    await ask(
      'POST',
      '/products/make',
      ['a', 'b', 'c'].map((id) => ({ id, name: id })),
    );
    const changed = await ask('POST', '/products/change', [
      { id: 'a', patch: { quantity: 1, status: 'active' } },
      { id: 'b', patch: { quantity: 2 } },
    ]);
    const seen = (changed.said as { id: string }[]).toSorted((one, other) => one.id.localeCompare(other.id));
    expect(seen).toMatchObject([{ id: 'a', quantity: 1, status: 'active' }, { id: 'c' }]);
    const refused = await ask('POST', '/products/change', [
      { id: 'b', patch: { quantity: 7 } },
      { id: 'a', patch: { status: 'draft' } },
    ]);
    expect(refused.status).toBe(422);
    const root = await gateway.as('root');
    expect(recordOf(await root('GET', '/v1/products/b'))).toMatchObject({ quantity: 2, __v: 1 });
    await ask('POST', '/products/count');
    expect(recordOf(await root('GET', '/v1/products/a'))).toMatchObject({ quantity: 9, __v: 1 });
    expect((await ask('GET', '/products/after/a')).said).toEqual(['c', 'b', 'nobody', '']);
  });

  it('leave one job for later, which comes at the earliest moment that was asked for', async () => {
    const { ask, gateway, store } = await serve();
    noted.length = 0;
    await ask('POST', '/products/later/7200', 'first');
    await ask('POST', '/products/later/3600', 'second');
    await ask('POST', '/products/later/9000', 'third');
    expect(await store.count(JOBS, [])).toBe(1);
    gateway.clock.add(3599);
    await ask('POST', '/users/note/note');
    await soon(() => expect(noted).toEqual(['from users']));
    gateway.clock.add(2);
    await soon(async () =>
      expect([noted, await store.count(JOBS, [])]).toEqual([['from users', 'first'], 0]),
    );
    expect((await ask('POST', '/users/note/nothing')).status).toBe(500);
  });
});
