// The product beside a bare react-admin: what each screen of the same way takes until it is seen.
import { setTimeout } from 'node:timers/promises';
import { preview } from 'vite';
import { stepBudgets } from './budgets.mjs';
import { countedHead, countedRow, looksAgain } from './counted.mjs';
import { drawn, watchDrawing, watchNext } from './drawn.mjs';
import { ways } from './ways.mjs';

/** Goes both ways by turns, prints the table, and answers the names of what of the product is above its limit. */
export const measureBeside = async ({ page, address, browser }) => {
  const server = await serveBare();
  try {
    await chooseRows(page, address);
    const product = await ready(ways.product, page, address);
    const context = await browser.newContext({ locale: 'en-GB', viewport });
    const bare = await ready(ways.bare, await context.newPage(), server.address);
    const bothWays = async () => ({ product: await product(), bare: await bare() });
    // It fills the caches.
    await bothWays();
    const visits = [];
    // By turns: what else the machine does meets both.
    while (looksAgain(visits.length, () => aboveOf(rowsOf(visits)).length > 0)) visits.push(await bothWays());
    const rows = rowsOf(visits);
    console.log(`\n${countedHead('until it is seen, beside a bare react-admin', true)}`);
    rows.forEach(({ line }) => console.log(line));
    return aboveOf(rows);
  } finally {
    await server.close();
  }
};

const viewport = { width: 1440, height: 900 };

const rowsOf = (visits) =>
  Object.entries(stepBudgets).map(([step, { name, ...limits }]) => {
    const of = (app) => visits.map((visit) => visit[app][step]);
    return { name, ...countedRow(name, { visits: of('product'), bare: of('bare'), limits }) };
  });

const aboveOf = (rows) => rows.filter(({ isAbove }) => isAbove).map(({ name }) => name);

/* As the gateway serves what is built: without a way to keep it, a browser compiles it anew at each visit. */
const serveBare = async () => {
  const server = await preview({
    root: 'measure',
    configFile: false,
    build: { outDir: '../dist-bare' },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=31536000, immutable' } },
  });
  return { address: server.resolvedUrls.local[0], close: () => server.close() };
};

/* As many as the bare lists have, in every list from now on. */
const chooseRows = async (page, address) => {
  await page.setViewportSize(viewport);
  await page.goto(`${address}${ways.product.begins}`);
  await page.getByLabel('Rows per page').selectOption('25');
  await page.locator('main tbody tr[data-index="24"]').waitFor();
};

/* Answers how to go the way once. */
const ready = async ({ begins, rests, steps }, page, address) => {
  const [first, ...further] = Object.entries(steps);
  const watched = await watchDrawing(page, first[1].seen);
  // A pass for each frame of a movement would count how many frames the machine has time for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const begin = () => page.goto(new URL(begins, address).href, { waitUntil: 'commit' });
  return async () => {
    const taken = { [first[0]]: await drawn(watched, begin) };
    await setTimeout(rests);
    for (const [step, { click, seen }] of further) {
      await page.locator(click).first().hover();
      await calm(page);
      await watchNext(page, seen);
      taken[step] = await drawn(watched, () => press(page));
    }
    return taken;
  };
};

/* Where the pointer is: to look for an element would be work of the page. */
const press = async (page) => {
  await page.mouse.down();
  await page.mouse.up();
};

/* Nothing arrives any more, nothing is drawn, and the page has time; or it is never so, and that is part of the screen. */
const calm = (page) =>
  page.evaluate(async () => {
    const events = () => performance.getEntriesByType('resource').length + globalThis.commits;
    let before = -1;
    for (let looks = 0; looks < 20 && before !== events(); looks += 1) {
      before = events();
      await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: 1000 }), 300));
    }
  });
