import { expect, it, onTestFinished } from 'vitest';
import { createHasher } from '../../gateway/accounts/hasher';
import { createPasswords, type Turn } from '../../server/accounts/passwords';
import { createMemoryStore } from '../../server/store/memory';
import { serveGateway } from './testGateway';

it('a sign-in goes before those of strangers where somebody has signed in to this account before', async () => {
  const hasher = createHasher();
  let turns: (Turn | undefined)[] = [];
  const watched: typeof hasher = {
    ...hasher,
    derive: (asked, turn) => {
      turns.push(turn);
      return hasher.derive(asked, turn);
    },
  };
  const gateway = await serveGateway(createMemoryStore(), {
    trusted: { header: 'x-forwarded-for', hops: 1 },
    passwords: createPasswords({ cost: 2, hasher: watched }),
  });
  onTestFinished(() => gateway.stop());
  const isFirst = async (source: string, name: string, password = `${name} pass`): Promise<unknown> => {
    turns = [];
    const body = { email: `${name}@demo.com`, password };
    await gateway.send('POST', '/jwt/login', { body, headers: { 'x-forwarded-for': source } });
    return turns.map((turn) => turn?.isFirst);
  };
  expect(await isFirst('192.0.2.1', 'support', 'wrong')).toEqual([false]);
  expect(await isFirst('192.0.2.1', 'support')).toEqual([false]);
  expect(await isFirst('192.0.2.1', 'support', 'wrong')).toEqual([true]);
  expect(await isFirst('192.0.2.1', 'admin')).toEqual([false]);
  expect(await isFirst('198.51.100.7', 'support')).toEqual([false]);
});
