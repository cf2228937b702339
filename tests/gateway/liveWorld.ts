import { io, type Socket } from 'socket.io-client';
import type { Emission, Note } from '../../server/live/telling';
import type { Store } from '../../server/store/store';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { testAccounts, testConfig, testSeeds } from './testConfig';
import { serveGateway, type TestGateway } from './testGateway';

const notices = defineResource({
  label: { one: 'Notice', many: 'Notices' },
  title: '{text}',
  icon: 'bell',
  live: { event: 'notification', owner: 'person' },
  owner: 'person',
  fields: {
    text: f.text(),
    person: f.reference({ to: 'users' }),
    cost: f.number({ guarded: true }),
    by: f.reference({ to: 'admins' }),
  },
  demo: { count: 0 },
});

/** Whose record it is stands in the product that it points at. */
const reviews = defineResource({
  label: { one: 'Review', many: 'Reviews' },
  title: '{text}',
  icon: 'draft',
  owner: 'product.owner',
  fields: { text: f.text(), product: f.reference({ to: 'products' }) },
  demo: { count: 0 },
});

/** Ann and Bob are customers, who reach their own records alone; whoever runs the shop reaches all. */
export const liveConfig = {
  ...testConfig,
  accounts: { ...testConfig.accounts, resources: { users: { bound: true }, admins: {} } },
  resources: {
    ...testConfig.resources,
    products: { ...testConfig.resources.products, owner: 'owner' },
    notices,
    reviews,
  },
} as typeof testConfig;

const customers = ['ann', 'bob'].map((name) => ({ email: `${name}@demo.com`, password: `${name} pass` }));

const RIGHTS = [
  ...['products', 'notices', 'reviews'].map((subject) => ({ action: 'read', subject })),
  { action: 'edit', subject: 'products' },
];

const first = {
  seeds: {
    ...testSeeds,
    roles: [
      ...testSeeds.roles.filter(({ id }) => id !== 'user'),
      { id: 'user', name: 'user', abilities: RIGHTS },
    ],
    users: customers.map(({ email }) => ({ name: email.split('@')[0], email, role: 'user' })),
  },
  accounts: [...testAccounts, ...customers],
};

export const serveLive = (store: Store, options: Parameters<typeof serveGateway>[1] = {}) =>
  serveGateway(store, { config: liveConfig, first, ...options });

/** A page of somebody: what it was told, in order. */
export const pageOf = async (gateway: Pick<TestGateway, 'url' | 'signIn'>, name: string) => {
  const { accessToken, userData } = await gateway.signIn(`${name}@demo.com`, `${name} pass`);
  const userId = String(userData['_id']);
  const socket = io(gateway.url, {
    query: { user: 'customer', userId },
    auth: { token: accessToken },
    forceNew: true,
  });
  const told: Omit<Emission, 'userId'>[] = [];
  socket.onAny((event: string, payload: unknown) => {
    if (event !== 'rights') told.push({ event, payload });
  });
  await happens(socket, 'connect');
  const notes = () => told.flatMap(({ event, payload }) => (event === 'changes' ? [payload as Note] : []));
  return {
    userId,
    accessToken,
    socket,
    told,
    notes,
    /** What was told of an entity, in short. */
    of: (entity: string) => notes().flatMap((note) => (note.entity === entity ? note.records : [])),
  };
};

export type LivePage = Awaited<ReturnType<typeof pageOf>>;

export const happens = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => socket.once(event, resolve));
