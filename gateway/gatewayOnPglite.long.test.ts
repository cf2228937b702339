import { afterAll, vi } from 'vitest';
import { describeGateway } from '../tests/gateway/contract.suite';
import { emptyPgliteStore } from './store/pglite.samples';
import type { Store } from '../server/store/store';

// A new one takes seconds to start.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

let shared: Promise<Store> | undefined;
const openEmpty = async (): Promise<Store> => {
  shared ??= emptyPgliteStore();
  const store = await shared;
  await store.clear();
  return store;
};
afterAll(async () => (await shared)?.close());

describeGateway('PGlite', openEmpty);
