import type { RaRecord } from 'react-admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { testConfig } from '../gateway/testConfig';
import { recordOf, rowsOf, serveGateway, type TestGateway } from '../gateway/testGateway';
import { restFor } from './restFor';

const message = 'Two posts stay staffed.';
const posts = {
  label: { one: 'Post', many: 'Posts' },
  title: '{name}',
  icon: 'shield',
  atLeast: [{ count: 2, when: { status: 'staffed', isNight: true }, message }],
  fields: {
    name: { kind: 'text', required: true },
    status: { kind: 'choice', label: 'State', values: { staffed: {}, empty: {} }, default: 'staffed' },
    isNight: { kind: 'boolean', default: true },
  },
  actions: { leave: { on: 'both', call: 'POST /v1/posts/:id/leave', effect: { status: 'empty' } } },
  demo: { count: 0 },
};
const ownAccount = { locked: ['role'], message: 'Ask somebody else.' };
const admins = { ...testConfig.resources['admins'], ownAccount };
const config = {
  ...testConfig,
  resources: { ...testConfig.resources, admins, posts },
} as unknown as DeclaredAdmin;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await serveGateway(createMemoryStore(), { config });
});

afterAll(() => gateway.stop());

const open = () => restFor(gateway, 'root');

describe('what must not run out', () => {
  const whole = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } };

  /** Three staffed posts and nothing else. */
  const staffed = async () => {
    const provider = await open();
    const { data: old } = await provider.getList('apps/posts', { ...whole, filter: {} });
    const made: RaRecord[] = [];
    for (const name of ['A', 'B', 'C'])
      made.push((await provider.create('apps/posts', { data: { name } })).data);
    for (const each of old) await provider.delete('apps/posts', { id: each.id, previousData: each });
    const of = (at: number) => made[at] ?? expect.fail('no such post');
    const remove = (at: number) => provider.delete('apps/posts', { id: of(at).id, previousData: of(at) });
    const change = async (at: number, data: object) => {
      const changed = await provider.update('apps/posts', { id: of(at).id, data, previousData: of(at) });
      made[at] = changed.data;
      return changed;
    };
    const left = async () => (await provider.getList('apps/posts', { ...whole, filter: {} })).data.length;
    return { provider, of, remove, change, left };
  };

  it('lets a record go while enough are left, and then no other', async () => {
    const { remove, left } = await staffed();
    await remove(0);
    await expect(remove(1)).rejects.toMatchObject({ kind: 'conflict', message });
    expect(await left()).toBe(2);
  });

  it('refuses a change that would leave too few, beside the field that makes the difference', async () => {
    const { change } = await staffed();
    await change(0, { status: 'empty' });
    const refused = {
      kind: 'validation',
      message: `State: ${message}`,
      body: { errors: { status: message } },
    };
    await expect(change(1, { status: 'empty' })).rejects.toMatchObject(refused);
    await expect(change(1, { isNight: false })).rejects.toMatchObject({
      body: { errors: { isNight: message } },
    });
    await expect(change(1, { name: 'Other' })).resolves.toMatchObject({ data: { status: 'staffed' } });
    await expect(change(0, { name: 'Not counted' })).resolves.toBeDefined();
  });

  it('refuses an action that would leave too few', async () => {
    const { provider, of, remove } = await staffed();
    await remove(0);
    const action = gateway.model.resource('posts').actions[0] ?? expect.fail('no action');
    const record = of(1);
    const left = provider.runAction('apps/posts', { action, id: record.id, values: {}, record });
    await expect(left).rejects.toMatchObject({ body: { errors: { status: message } } });
  });

  it('refuses to delete the record that one signs in with, or to change what is locked in it', async () => {
    const provider = await open();
    const { data } = await provider.getList('apps/admins', { ...whole, filter: {} });
    const own = data.find(({ email }) => email === 'root@demo.com') ?? expect.fail('not there');
    const other = data.find(({ email }) => email === 'support@demo.com') ?? expect.fail('not there');
    const change = (record: typeof own, changes: object) =>
      provider.update('apps/admins', { id: record.id, data: changes, previousData: record });
    await expect(provider.delete('apps/admins', { id: own.id, previousData: own })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Ask somebody else.',
    });
    await expect(change(own, { role: other['role'] })).rejects.toMatchObject({
      body: { errors: { role: 'Ask somebody else.' } },
    });
    await expect(change(own, { name: 'Me', role: own['role'] })).resolves.toMatchObject({
      data: { name: 'Me' },
    });
    await expect(change(other, { role: own['role'] })).resolves.toMatchObject({
      data: { role: own['role'] },
    });
  });
});

it('lets only one of two deletions at once go through where one may', async () => {
  const root = await gateway.as('root');
  const remove = async (id: string) => (await root('DELETE', `/v1/posts/${id}`)).status;
  const old = rowsOf(await root('GET', '/v1/posts?entriesPerPage=100'));
  const made = [];
  for (const name of ['X', 'Y', 'Z']) made.push(recordOf(await root('POST', '/v1/posts', { name }))._id);
  for (const { _id } of old) expect(await remove(_id)).toBe(200);
  const statuses = await Promise.all(made.slice(0, 2).map(remove));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
});
