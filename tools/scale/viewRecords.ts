import { resources as hotel } from '../../fixtures/domains/hotel';
import { resources as tickets } from '../../fixtures/domains/tickets';
import config from '../../fixtures/demo';
import { createHasher } from '../../gateway/accounts/hasher';
import { firstRecords } from '../../gateway/firstRecords';
import { openStore } from '../../gateway/store/openStore';
import { createPasswords } from '../../server/accounts/passwords';
import { createClock } from '../../server/clock';
import { prepareLists } from '../../server/records/listIndexes';
import { seedNew } from '../../server/seeding/seed';
import { UPLOADS } from '../../server/uploads/uploads';
import type { Row, Store } from '../../server/store/store';
import { kinds } from '../../src/fields/kinds';
import { fakeId } from '../../src/model/demo/fakeId';
import type { KeptFile } from '../../src/model/files/keptFile';
import { filledIn } from '../../src/config/links/filledIn';
import { createModel } from '../../src/model/resolve/createModel';
import { databaseNamed, onServer } from './databases';

/** The entities of two domains beside those of the product: a board and a split, a calendar, a tree. */
const withDomains = filledIn({
  ...config,
  groups: { ...config.groups, domain: { label: 'Domain', icon: 'tag' as const } },
  resources: { ...config.resources, ...hotel, ...tickets },
});

/**
 * A database with so many tickets, ten times as many files in them, bookings and projects: of a hundred tickets 95 in one state, of five bookings one in this
 * month, and of the projects one with a twentieth of them right below it, and others twelve deep. What an earlier run has
 * filled today is taken as it is.
 */
export const databaseOfViews = async (server: string, count: number): Promise<string> => {
  const address = await databaseNamed(server, `scale_views_${count}`);
  const today = new Date();
  const store = await openStore({ store: 'memory', folder: '', databaseUrl: address });
  try {
    if ((await store.get(DONE, dayOf(today))) === undefined) {
      await fill(store, count, today);
      // What was cleared before is still in its pages: autovacuum would come in a minute, in the middle of the measure.
      await onServer(address, 'vacuum analyze gateway.records');
    }
  } finally {
    await store.close();
  }
  return address;
};

const DONE = 'filledWithFilesOn';
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

const fill = async (store: Store, count: number, today: Date): Promise<void> => {
  const model = createModel(withDomains as never, kinds);
  const passwords = createPasswords({ hasher: createHasher() });
  await seedNew({ model, store, clock: createClock(), passwords, first: firstRecords({ DEMO: 'on' }) });
  await passwords.close();
  for (const [name, recordAt] of Object.entries(makers)) {
    const { collection } = model.resource(name).api;
    await store.clear(collection);
    await inBatches(count, (rows) =>
      store.insertMany(
        collection,
        rows.map((at) => ({ ...rowAt(name, at), ...recordAt(at, { count, today }) })),
      ),
    );
  }
  await store.clear(UPLOADS);
  await inBatches(count * FILES, (rows) =>
    store.insertMany(
      UPLOADS,
      rows.map((at) => ({ ...uploadAt(at), ...rowAt(UPLOADS, at) })),
    ),
  );
  await prepareLists(model, store);
  await store.analyze();
  await store.insert(DONE, { ...rowAt(DONE, 0), _id: dayOf(today) });
};

const BATCH = 1000;

const inBatches = async (
  count: number,
  work: (rows: readonly number[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < count; from += BATCH)
    await work(Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at));
};

/* Of each ticket. Nobody asks for their bytes. */
const FILES = 10;

const fileAt = (at: number): KeptFile => ({
  id: fakeId(UPLOADS, at),
  name: `File ${at}.pdf`,
  size: 1000 + (at % 9000),
  type: 'pdf',
});

const uploadAt = (at: number): object => ({
  state: 'taken',
  by: fakeId('admins', at % 5),
  collection: 'tickets',
  field: 'files',
  record: fakeId('tickets', Math.floor(at / FILES)),
  letGoAt: null,
  bytes: fakeId('bytes', at),
  ...fileAt(at),
});

/* A minute after the one before. */
const rowAt = (name: string, at: number): Row => {
  const createdAt = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
  return { _id: fakeId(name, at), __v: 0, createdAt, updatedAt: createdAt };
};

type Filling = { readonly count: number; readonly today: Date };

type Make = (at: number, filling: Filling) => object;

const ticketAt: Make = (at) => ({
  key: `T-${String(at + 1).padStart(4, '0')}`,
  subject: `Ticket ${at}`,
  project: fakeId('projects', at % 50),
  owner: null,
  labels: at % 3 === 0 ? ['bug'] : ['idea', 'docs'],
  priority: ['low', 'normal', 'high'][at % 3],
  effort: (at % 40) * 900,
  state: at % 100 < 95 ? 'done' : at % 2 === 0 ? 'open' : 'doing',
  text: `What ticket ${at} is about.`,
  files: Array.from({ length: FILES }, (_, nth) => fileAt(at * FILES + nth)),
});

/* One in five in this month, the others in the eighty before and after it. */
const bookingAt: Make = (at, { today }) => {
  const months = at % 5 === 0 ? 0 : ((at % 40) + 1) * (at % 2 === 0 ? 1 : -1);
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1 + (at % 26)));
  const last = new Date(first.getTime() + (at % 3) * 86_400_000);
  return {
    guest: fakeId('guests', at % 20),
    room: fakeId('rooms', at % 20),
    stay: { from: dayOf(first), to: dayOf(last) },
    nights: (at % 3) + 1,
    rate: '80.00',
    total: `${80 * ((at % 3) + 1)}.00`,
    status: ['requested', 'confirmed', 'inHouse', 'left', 'cancelled'][at % 5],
  };
};

const ROOTS = 20;
const DEEP = 12;

const projectAt: Make = (at, { count }) => ({
  name: `Project ${at}`,
  sign: '#336699',
  parent: parentOf(at, count),
});

/* First the roots; then a line downward below the last of them; then many right below the first; and all others below those. */
const parentOf = (at: number, count: number): string | null => {
  const wide = count / 20;
  const [line, many] = [ROOTS + DEEP - 1, ROOTS + DEEP - 1 + wide];
  if (at < ROOTS) return null;
  if (at < line) return fakeId('projects', at - 1);
  return fakeId('projects', at < many ? 0 : line + (at % wide));
};

const makers = { tickets: ticketAt, bookings: bookingAt, projects: projectAt };
