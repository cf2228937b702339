import { expect, it } from 'vitest';
import { createSecrets } from '../../gateway/accounts/secrets';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { testConfig } from '../../tests/gateway/testConfig';
import { createClock } from '../clock';
import { createMemoryStore } from '../store/memory';
import { createCodes } from './codes';

const HOUR = 60 * 60;

const setUp = () => {
  const [clock, store] = [createClock(), createMemoryStore()];
  const secrets = createSecrets(['a secret for this test, long enough']);
  const codes = createCodes({ model: createModel(testConfig, kinds), clock, secrets });
  const give = (email: string) => codes.give({ purpose: 'password', email }, '123456', store);
  const kept = () => store.count('accountCodes', []);
  return { clock, store, codes, give, kept };
};

it('forgets codes that are over, some with each new one, and none within the hour that it counts', async () => {
  const { clock, give, kept } = setUp();
  for (let at = 0; at < 12; at += 1) await give(`${at}@example.com`);
  clock.add(HOUR);
  await give('in between@example.com');
  expect(await kept()).toBe(13);
  clock.add(HOUR);
  await give('new@example.com');
  expect(await kept()).toBe(4);
  await give('newer@example.com');
  expect(await kept()).toBe(3);
});

it('sends so many codes to an address within an hour, and to another all the same', async () => {
  const { clock, give } = setUp();
  const given: boolean[] = [];
  while (given.at(-1) !== false && given.length < 100) given.push(await give('ann@example.com'));
  expect(given.length).toBeLessThan(100);
  expect(await give('bob@example.com')).toBe(true);
  clock.add(HOUR);
  expect(await give('ann@example.com')).toBe(true);
});
