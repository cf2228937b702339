import { expect, it, onTestFinished, vi } from 'vitest';
import { defineHooks } from '../../server/hooks/defineHooks';
import { createMemoryStore } from '../../server/store/memory';
import type { testConfig } from './testConfig';
import { serveGateway } from './testGateway';

const heard = () => {
  const said: string[] = [];
  const console_ = vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
  onTestFinished(() => console_.mockRestore());
  return said;
};

const begin = async (hooks: ReturnType<typeof defineHooks<typeof testConfig, 'products'>>) => {
  const files = { '../overrides/products.server.ts': hooks };
  const env = { TILL_KEY: 'the first key,the second key' };
  const gateway = await serveGateway(createMemoryStore(), { hooks: files, env });
  onTestFinished(() => gateway.stop());
  return gateway;
};

it('does what a file of overrides/ has to do at the start before it answers, with all rights', async () => {
  const { store } = await begin(
    defineHooks<typeof testConfig, 'products'>({
      start: async ({ records }) => void (await records('groups').create({ name: 'At the start' })),
    }),
  );
  const where = [{ path: 'name', op: 'eq', value: 'At the start' }] as const;
  expect(await store.count('groups', where)).toBe(1);
});

it('calls one function that several files begin with for each of them, and none again for what is the same', async () => {
  const called: string[] = [];
  const start = () => void called.push('start');
  const [products, groups] = [defineHooks({ start } as never), defineHooks({ start } as never)];
  const files = { '../overrides/products.server.ts': products, '../overrides/groups.server.ts': groups };
  const started = new WeakSet<object>();
  const serve = async (hooks: object) => {
    const gateway = await serveGateway(createMemoryStore(), { hooks: hooks as never, started });
    await gateway.stop();
  };
  await serve(files);
  await serve(files);
  expect(called).toHaveLength(2);
  // Read again after an edit, with a function that it imports.
  await serve({ ...files, '../overrides/groups.server.ts': defineHooks({ start } as never) });
  expect(called).toHaveLength(3);
});

it('starts all the same where that fails, and says so by the file, without any of its secrets', async () => {
  const said = heard();
  const gateway = await begin(
    defineHooks<typeof testConfig, 'products'>({
      secrets: ['TILL_KEY'],
      start: ({ secret }) => {
        throw new Error(`No ${secret('TILL_KEY').split(',')[1]}.`);
      },
    }),
  );
  expect((await (await gateway.as('root'))('GET', '/v1/products')).status).toBe(200);
  expect(said.join('\n')).toContain('overrides/products.server.ts: start: Error: No [TILL_KEY].');
  expect(said.join('\n')).not.toContain('second key');
});

it.each([
  [{ id: { $in: ['a', 'b'] } }, ['a', 'b']],
  [{ id: { $nin: ['a', 'b'] } }, ['c']],
  [{ $or: [{ id: 'a' }, { name: 'Name of c' }] }, ['a', 'c']],
  [{ $and: [{ id: { $gt: 'a' } }, { $or: [{ id: { $ne: 'b' } }, { name: 'none' }] }] }, ['c']],
])('finds records by their ids, however deep in a rule those stand: %j', async (where, right) => {
  let found: readonly string[] = [];
  await begin(
    defineHooks<typeof testConfig, 'products'>({
      start: async ({ records }) => {
        await records('groups').createMany(['a', 'b', 'c'].map((id) => ({ id, name: `Name of ${id}` })));
        const all = await records('groups').list({ where: where as object });
        found = all.flatMap(({ id, name }) => (name.startsWith('Name of') ? id : []));
      },
    }),
  );
  expect(found.toSorted()).toEqual(right);
});
