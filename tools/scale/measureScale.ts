import { setTimeout as delay } from 'node:timers/promises';
import { bareCopy, dropDatabase, filledDatabase } from './databases';
import { cases, DASHBOARD_MS, list, RATIO, type Case, type Place } from './cases';
import { median, startsWith } from './entities';
import { exportAll, importContacts, kept } from './files';
import { asCustomer, startGateway, type Measured } from './gateway';
import { screens, type Screen } from './views';

const FEW = 1000;
const MANY = 1_000_000;
const RUNS = 30;
/** A case that is far above its limit is not asked thirty times. */
const LONGEST_MS = 20_000;

/**
 * `npm run measure:scale`: holds lists, searches and dashboards over a million messages against their limits, in
 * milliseconds of processor time of gateway and PostgreSQL. `DATABASE_URL` names a PostgreSQL on this machine; the
 * databases `scale_1000` and `scale_1000000` are filled when they are missing, and stay, and so are those of the other ways
 * to look at a list, `scale_views_…`, over 100,000 records and a million files. Exports and imports are in seconds of it. Arguments choose cases by
 * a part of their name. Exits 1 above a limit.
 */
export const main = async (argv: readonly string[]): Promise<number> => {
  const server = process.env['DATABASE_URL'];
  if (!server) {
    console.error(
      'Set DATABASE_URL to a PostgreSQL on this machine: its databases scale_* are made and used.',
    );
    return 2;
  }
  const isAsked = (name: string) => argv.length === 0 || argv.some((part) => name.includes(part));
  const above: string[] = [];
  const judge = (row: Row) => {
    print(row);
    if (row.value > row.limit) above.push(row.name);
  };
  if (isAsked('entities')) judge(await starting());
  if (isAsked('views')) (await screens(server)).flatMap(rowsOfScreen).forEach(judge);
  if (argv.length > 0 && argv.every((part) => part === 'entities' || part === 'views'))
    return above.length > 0 ? 1 : 0;
  const address = await filledDatabase(server, MANY);
  if (isAsked('start')) judge(await startOnBare(server, address));
  if (isAsked('export')) (await exporting(address)).forEach(judge);
  const fewAt = await filledDatabase(server, FEW);
  if (isAsked('import')) judge(await importing(server, fewAt));
  const few = await placeOn(fewAt);
  const many = await placeOn(address);
  try {
    console.log(`${'processor time, ms'.padEnd(34)}${FEW} rows  ${MANY} rows     value    limit`);
    for (const each of cases().filter(({ name }) => isAsked(name))) judge(await measured(each, few, many));
    if (isAsked('readers')) judge(await readers(many));
  } finally {
    await few.stop();
    await many.stop();
  }
  if (above.length > 0) console.error(`Above its limit: ${above.join('; ')}`);
  return above.length > 0 ? 1 : 0;
};

type Row = {
  readonly name: string;
  readonly few?: number;
  readonly many?: number;
  readonly value: number;
  readonly limit: number;
  readonly unit: string;
};

const print = ({ name, few, many, value, limit, unit }: Row): void => {
  const figure = (number: number | undefined) => (number === undefined ? '' : number.toFixed(1)).padStart(10);
  const verdict = value > limit ? 'ABOVE' : '';
  console.log(
    `${name.padEnd(32)}${figure(few)}${figure(many)}${figure(value)}${figure(limit)} ${unit.padEnd(8)}${verdict}`.trimEnd(),
  );
};

const placeOn = async (database: string): Promise<Place> => {
  const gateway = await startGateway(database);
  await kept(gateway, database);
  const { total = 0 } = await list(gateway);
  const { data } = await list(gateway, { page: Math.min(20, Math.ceil(total / 50)), status: ['delivered'] });
  const sample = data.find(({ campaign, operator }) => campaign && operator) ?? data[0];
  if (!sample) throw new Error('The database has no message that was delivered.');
  return { ...gateway, sample, customer: await asCustomer(gateway) };
};

const measured = async (each: Case, few: Place, many: Place): Promise<Row> => {
  const { name } = each;
  const cost = await costOf(each, many);
  if ('ms' in each) return { name, many: cost, value: cost, limit: each.ms, unit: 'ms' };
  const least = await costOf(each, few);
  return { name, few: least, many: cost, value: cost / least, limit: each.ratio, unit: 'times' };
};

const costOf = async ({ ask }: Case, place: Place): Promise<number> => {
  const costs: number[] = [];
  const began = Date.now();
  await ask(place);
  while (costs.length < RUNS && Date.now() - began < LONGEST_MS) {
    const before = await place.cpu();
    await ask(place);
    const after = await place.cpu();
    costs.push(after.gateway + after.postgres - before.gateway - before.postgres);
  }
  return median(costs);
};

const READERS = 200;
const READING_MS = 8000;

/* How much slower the many readers of a large list are served than those of a small one. */
const readers = async (place: Place): Promise<Row> => {
  const small = await answersPerSecond(() => place.provider.getList('contacts', firstPage));
  const large = await answersPerSecond(() => list(place));
  const name = `${READERS} readers, answers a second`;
  return { name, few: small, many: large, value: small / large, limit: 2, unit: 'times' };
};

const firstPage = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {},
} as const;

const answersPerSecond = async (ask: () => Promise<unknown>): Promise<number> => {
  const end = Date.now() + READING_MS;
  let answers = 0;
  const reader = async () => {
    while (Date.now() < end) {
      await ask();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return answers / (READING_MS / 1000);
};

const ENTITIES = 300;

/* Of the page, whose start must hardly know how many entities there are: they are resolved when they are opened. */
const starting = async (): Promise<Row> => {
  const { own, few, many } = await startsWith(ENTITIES);
  const name = `start with ${own}, ${ENTITIES} entities`;
  return { name, few, many, value: many / few, limit: 1.5, unit: 'times' };
};

/* The most that a page asks about its entity, and draws, however many records there are. */
const QUESTIONS = 12;
const ELEMENTS = 4000;

/* The records of a screen within what those of a table may cost; its numbers within what a dashboard may. */
const rowsOfScreen = ({ name, few, many }: Screen): Row[] => {
  const row = (what: 'records' | 'numbers' | 'questions' | 'elements') => ({
    name: `${name}: ${what}`,
    few: few[what],
    many: many[what],
    value: many[what],
  });
  return [
    { ...row('records'), value: many.records / few.records, limit: RATIO, unit: 'times' },
    ...(many.numbers > 0 ? [{ ...row('numbers'), limit: DASHBOARD_MS, unit: 'ms' }] : []),
    { ...row('questions'), limit: QUESTIONS, unit: '' },
    { ...row('elements'), limit: ELEMENTS, unit: '' },
  ];
};

const EXPORT_SECONDS = 150;
const EXPORT_MEGABYTES = 100;

const exporting = async (address: string): Promise<Row[]> => {
  const { rows, seconds, wall, idle, megabytes } = await exportAll(address);
  const name = `export of ${rows}`;
  console.log(`${name}: ${wall.toFixed(1)} s by the clock, ${idle.toFixed(0)} MB held before`);
  return [
    { name, value: seconds, limit: EXPORT_SECONDS, unit: 's' },
    { name: `${name} above idle`, value: megabytes, limit: EXPORT_MEGABYTES, unit: 'MB' },
  ];
};

const CONTACTS = 50_000;
const CONTACTS_PER_SECOND = 1500;

const importing = async (server: string, from: string): Promise<Row> => {
  const { seconds, wall } = await importContacts(server, from, CONTACTS);
  const name = `import of ${CONTACTS}`;
  console.log(`${name}: ${wall.toFixed(1)} s by the clock`);
  return { name, value: seconds, limit: CONTACTS / CONTACTS_PER_SECOND, unit: 's' };
};

const START_SECONDS = 5;
const AFTER_MS = 3000;

/* From the start of the program to its first list, over records that no index knows, and while indexes are made. */
const startOnBare = async (server: string, from: string): Promise<Row> => {
  const address = await bareCopy(server, from);
  let gateway: Measured | undefined;
  try {
    const began = Date.now();
    gateway = await startGateway(address);
    await list(gateway);
    const value = (Date.now() - began) / 1000;
    await delay(AFTER_MS);
    await list(gateway);
    return { name: 'start without indexes', value, limit: START_SECONDS, unit: 's' };
  } finally {
    await gateway?.stop();
    await dropDatabase(server, address);
  }
};
