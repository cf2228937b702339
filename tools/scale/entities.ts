import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from '../../tests/browser/browser';
import { saidAddress } from '../../tests/browser/command';
import { replaceInConfig } from '../../tests/browser/editConfig';
import { copyProduct } from '../../tests/browser/productCopy';
import { model } from './gateway';

/** What a start of the page takes, in milliseconds of processor time of its main thread. */
type Starts = { readonly own: number; readonly few: number; readonly many: number };

const RUNS = 15;
const LIST = '/apps/operators';

/**
 * A start of the page, from nothing in the cache to the first row of its first list, signed in: of the product as it is
 * built, with its `own` entities, and of a copy that has so many.
 */
export const startsWith = async (count: number): Promise<Starts> => {
  const own = model.resources.length;
  const copy = copyProduct();
  try {
    replaceInConfig(
      copy,
      /^export default defineAdmin\(\{$/m,
      `${declared(count - own)}\nexport default defineAdmin({`,
    );
    replaceInConfig(copy, /^ {2}resources: \{$/m, '  resources: {\n    ...many,');
    const { code, output } = await copy.run('npm', 'run', 'build');
    if (code !== 0)
      throw new Error(`The copy with ${count} entities was not built: ${output.slice(0, 2000)}`);
    const browser = await launchBrowser();
    const places = await Promise.all(['.', copy.folder].map((folder) => openPlace(folder, browser)));
    try {
      const taken: number[][] = [[], []];
      // In turns, so that what else the machine does meets both.
      for (let run = 0; run < RUNS; run += 1)
        for (const [at, place] of places.entries()) taken[at]?.push(await place.start());
      const [few = NaN, many = NaN] = taken.map(median);
      return { own, few, many };
    } finally {
      await browser.close();
      for (const place of places) await place.stop();
    }
  } finally {
    copy.remove();
  }
};

export const declared = (count: number): string =>
  `const many = Object.fromEntries(Array.from({ length: ${count} }, (_, at) => [
  \`parcels\${at}\`,
  defineResource({
    label: { one: \`Parcel \${at}\`, many: \`Parcels \${at}\` },
    title: '{name}',
    icon: 'inventory',
    group: 'billing',
    fields: {
      name: f.text({ required: true, search: true, max: 60 }),
      weight: f.number({ min: 0 }),
      state: f.choice({ values: { open: { label: 'Open' }, sent: { label: 'Sent' } }, default: 'open' }),
      customer: f.reference({ to: 'users' }),
      sentAt: f.dateTime(),
      note: f.longText(),
    },
    list: { columns: ['name', 'weight', 'state', 'customer', 'sentAt'], filters: ['state'] },
  }),
]));
`;

/** A built product that somebody has signed in to once. */
const openPlace = async (folder: string, browser: Browser) => {
  const child = spawn(process.execPath, ['dist-gateway/main.js', '--demo'], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      STORE: 'memory',
      DATABASE_URL: '',
      SENDER: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const baseURL = await saidAddress(child, ['dist-gateway/main.js']);
  const options = { baseURL, locale: 'en-GB', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(LIST);
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.locator(ROW).first().waitFor();
  const storageState = await context.storageState();
  await context.close();
  return {
    start: async () => {
      const fresh = await browser.newContext({ ...options, storageState });
      try {
        return await startOf(fresh);
      } finally {
        await fresh.close();
      }
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
};

const ROW = 'table tbody tr[data-index]';

const startOf = async (context: BrowserContext): Promise<number> => {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(LIST, { waitUntil: 'commit' });
  await page.locator(ROW).first().waitFor();
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
};

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
