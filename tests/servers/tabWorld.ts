import { newKey } from '../../src/model/rules/idempotencyKeys';
import {
  createConnection,
  type Connection,
  type ConnectionOptions,
} from '../../src/providers/session/connection';
import type { KeyStorage } from '../../src/providers/session/safeStorage';
import type { Session } from '../../src/providers/session/session';
import type { TabLocks } from '../../src/providers/session/tabLock';
import type { StorageEvents } from '../../src/providers/session/tabs';
import { USER, type Backend } from './backend';

export type Tab = Connection & { local: KeyStorage; tabOnly: KeyStorage };

export type TabWorld = {
  local: KeyStorage;
  open(options?: Partial<ConnectionOptions>): Tab;
  close(): void;
};

type StorageListener = Parameters<StorageEvents['addEventListener']>[1];

/** Tabs of one browser: one local storage that tells the other tabs, a storage of its own for each. */
export const createTabWorld = (url: string): TabWorld => {
  const content = new Map<string, string>();
  const tabs: { listener: StorageListener; isOpener: symbol }[] = [];
  const channels: BroadcastChannel[] = [];
  const name = `tabs of ${url} ${Math.random()}`;
  const storageOf = (tab: symbol): KeyStorage => {
    const tell = (key: string | null) =>
      tabs
        .filter(({ isOpener }) => isOpener !== tab)
        .forEach(({ listener }) => listener({ key } as StorageEvent));
    return mapStorage(content, tell);
  };
  return {
    local: mapStorage(content),
    open: (options) => {
      const tab = Symbol('tab');
      const local = storageOf(tab);
      const tabOnly = mapStorage(new Map());
      const channel = new BroadcastChannel(name);
      channels.push(channel);
      const connection = createConnection({
        hosts: { sms: url, remote: url, orders: url, auth: url },
        storages: { local, session: tabOnly },
        events: { addEventListener: (_, listener) => void tabs.push({ listener, isOpener: tab }) },
        channel,
        locks: queueLocks,
        timeoutMs: 5000,
        pauseMs: 1,
        ...options,
      });
      return { ...connection, local, tabOnly };
    },
    close: () => channels.forEach((channel) => channel.close()),
  };
};

/** A session whose tokens the server accepts. */
export const mintSession = (backend: Backend, overrides: Partial<Session> = {}): Session => ({
  userData: USER,
  ...backend.mint(),
  renewalKey: newKey(),
  remember: true,
  ...overrides,
});

export const mapStorage = (
  content: Map<string, string>,
  tell: (key: string | null) => void = () => {},
): KeyStorage => ({
  getItem: (key) => content.get(key) ?? null,
  setItem: (key, value) => {
    content.set(key, value);
    tell(key);
  },
  removeItem: (key) => void (content.delete(key) && tell(key)),
  clear: () => {
    content.clear();
    tell(null);
  },
});

// What navigator.locks does for one name; Node 20 has none.
let last: Promise<unknown> = Promise.resolve();
export const queueLocks: TabLocks = {
  request: (_, callback) => {
    const turn = last.then(callback);
    last = turn.catch(() => {});
    return turn;
  },
};
