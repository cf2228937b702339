import { expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import config from '../../fixtures/demo';
import { demoStore } from '../../tests/gateway/serveDemo';
import { serveGateway } from '../../tests/gateway/testGateway';
import { createMemoryStore } from '../../server/store/memory';
import { emptyPgliteStore } from '../store/pglite.samples';
import { MOVE, outgrown } from './outgrown';

const model = createModel(config, kinds);

it('recommends a server with the command that moves the records, from one more than is served well', async () => {
  const store = await emptyPgliteStore();
  try {
    const row = (id: string) => ({ _id: id, __v: 0, createdAt: '2026', updatedAt: '2026' });
    await store.insertMany('contacts', ['a', 'b'].map(row));
    await store.insertMany('smsLogs', ['a', 'b', 'c'].map(row));
    expect(await outgrown(model, store, 5)).toBeUndefined();
    expect(await outgrown(model, store, 4)).toEqual({ most: 4, move: MOVE });
  } finally {
    await store.close();
  }
});

it('is told to whoever may do everything when they sign in, and to nobody else', async () => {
  const advice = { most: 4, move: MOVE };
  const gateway = await serveGateway(createMemoryStore(), { advice: async () => advice });
  try {
    const told = async (name: string) =>
      (await gateway.signIn(`${name}@demo.com`, `${name} pass`)).userData['advice'];
    expect([await told('root'), await told('support'), await told('client')]).toEqual([
      advice,
      undefined,
      undefined,
    ]);
  } finally {
    await gateway.stop();
  }
});

it('says nothing of the records of the demonstration', async () => {
  expect(await outgrown(model, await demoStore())).toBeUndefined();
});
