import { expect, it, vi } from 'vitest';
import { testConfig } from '../../tests/gateway/testConfig';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createClock } from '../clock';
import { createMemoryStore } from '../store/memory';
import { beginStore } from './beginStore';

it('gives first records to every entity but a faulty one and those that lead to it, which get them when it is put right', async () => {
  const store = createMemoryStore();
  const begin = (faulty?: ReadonlyMap<string, string>) =>
    beginStore({
      model: createModel(testConfig, kinds),
      store,
      clock: createClock(),
      passwords: { hash: async () => '' },
      secrets: { seal: (text) => text },
      first: { seeds: { roles: [{ id: 'boss', name: 'Boss' }] }, accounts: [] },
      faulty,
    });
  const counts = () => Promise.all(['roles', 'people', 'groups'].map((name) => store.count(name, [])));
  await begin(new Map([['roles', 'Its title names no field.']]));
  expect(await counts()).toEqual([0, 0, 2]);
  await begin();
  expect(await counts()).toEqual([1, 3, 2]);
});

it('hashes the passwords of the demonstration for the entities that people sign in with, and for no other one', async () => {
  const store = createMemoryStore();
  const hash = vi.fn(async (password: string) => `hash of ${password}`);
  const begin = (faulty?: ReadonlyMap<string, string>) =>
    beginStore({
      model: createModel(testConfig, kinds),
      store,
      clock: createClock(),
      passwords: { hash },
      secrets: { seal: (text) => text },
      first: { seeds: {}, accounts: [{ email: 'a@test.com', password: 'a' }] },
      faulty,
    });
  await begin(new Map([['groups', 'Its title names no field.']]));
  expect(hash.mock.calls).toEqual([['a']]);
  await begin();
  expect([await store.count('groups', []), hash.mock.calls.length]).toEqual([2, 1]);
});
