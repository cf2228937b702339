// What the first screens cost on a slow line: requests, how many have to wait for others, and bytes as served.
import { setTimeout } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { measureBeside } from './beside.mjs';
import { screenBudgets } from './budgets.mjs';
import { measureDrawing } from './drawing.mjs';
import { startGateway } from './gatewayProgram.mjs';

/** Slow 4G, as browsers emulate it: milliseconds for every request, bytes a second. */
const line = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const patience = 60_000;

/** Visits the first screens and prints the table: what is above its limit, and the paths of all that was fetched. */
export const measureScreens = async () => {
  const { module } = await runnerImport('./tests/browser/browser.ts', { configFile: false });
  const gateway = await startGateway();
  const browser = await module.launchBrowser();
  try {
    const address = `http://127.0.0.1:${gateway.port}`;
    const { screens, paths, session } = await visit(browser, address);
    console.log(`\n${'on Slow 4G'.padEnd(50)}requests   waves      kB`);
    const above = Object.keys(screens).filter((key) => isPrintedAbove(screenBudgets[key], screens[key]));
    const open = () => signedIn(browser, session);
    const drawing = await measureDrawing(open, address);
    const beside = await measureBeside({ page: await open(), address, browser });
    return { above: [...above.map((key) => screenBudgets[key][0]), ...drawing, ...beside], paths };
  } finally {
    await browser.close();
    gateway.stop();
  }
};

const visit = async (browser, address) => {
  const cold = await watched(browser);
  await cold.page.goto(address);
  await email(cold.page).waitFor();
  const signIn = cold.counted();
  await email(cold.page).fill('admin@demo.com');
  await cold.page.getByLabel('Password', { exact: true }).fill('admin');
  const atClick = cold.requests.length;
  await cold.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dashboard = {
    ...cold.counted(atClick, await drawnAt(cold.page, 'main svg[class*=Charts]')),
    kB: kilobytes(cold.requests),
  };
  const state = await cold.page.context().storageState({ indexedDB: false });
  const session = { state, items: await kept(cold.page) };
  const known = await watched(browser, session);
  const { page } = known;
  // Not until it is loaded: the rows may be there before.
  await page.goto(`${address}/apps/users`, { waitUntil: 'commit' });
  const firstList = known.counted(0, await drawnAt(page, 'table tbody tr[data-index]'));
  const atList = known.requests.length;
  await quiet(known.requests);
  const idle = known.counted(atList);
  const atEdit = known.requests.length;
  await page
    .getByRole('table')
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const firstEdit = known.counted(atEdit, await drawnAt(page, 'form [type=submit]'));
  const paths = [...cold.requests, ...known.requests].map(({ url }) => new URL(url).pathname);
  return { screens: { signIn, dashboard, firstList, idle, firstEdit }, paths: new Set(paths), session };
};

/** Milliseconds without a request: a person who looks at the screen. */
const CALM = 3000;

const quiet = async (requests) => {
  for (let before = -1; before !== requests.length;) {
    before = requests.length;
    await setTimeout(CALM);
  }
};

/* The page's own clock, at the frame: what is fetched ahead begins right after the first row. */
const drawnAt = async (page, selector) =>
  (
    await page.waitForFunction((each) => document.querySelector(each) && Date.now(), selector, {
      polling: 'raf',
    })
  ).jsonValue();

const email = (page) => page.getByLabel('Email', { exact: true });

/* A session that is not to be remembered lies where no other window finds it. */
const kept = (page) => page.evaluate(() => ({ ...sessionStorage }));

/* A window of its own. */
const signedIn = async (browser, { state, items } = { items: {} }) => {
  const context = await browser.newContext({ locale: 'en-GB', ...(state && { storageState: state }) });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(
    (kept) => Object.entries(kept).forEach(([key, value]) => sessionStorage.setItem(key, value)),
    items,
  );
  return page;
};

const watched = async (browser, session) => {
  const page = await signedIn(browser, session);
  const client = await page.context().newCDPSession(page);
  const requests = [];
  const byId = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (type === 'Font' || !request.url.startsWith('http')) return;
    byId.set(requestId, {
      at: wallTime * 1000,
      url: request.url,
      type,
      begin: timestamp,
      end: Infinity,
      size: 0,
      isCached: false,
    });
    requests.push(byId.get(requestId));
  });
  const change = (requestId, what) => byId.has(requestId) && Object.assign(byId.get(requestId), what);
  client.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }));
  client.on(
    'Network.responseReceived',
    ({ requestId, response }) => response.fromDiskCache && change(requestId, { isCached: true }),
  );
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    change(requestId, { end: timestamp, size: encodedDataLength }),
  );
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  const counted = (from = 0, until = Infinity) => {
    const sent = requests.slice(from).filter(({ isCached, at }) => !isCached && at <= until);
    return {
      requests: sent.length,
      waves: wavesOf(sent.filter(({ type }) => type !== 'Document')),
      kB: kilobytes(sent),
    };
  };
  return { page, requests, counted };
};

const kilobytes = (requests) =>
  requests.filter(({ isCached }) => !isCached).reduce((total, { size }) => total + size, 0) / 1000;

/* A request that begins after another one has ended may have waited for it. */
const wavesOf = (requests) => {
  let waves = 0;
  let firstEnd = -Infinity;
  for (const { begin, end } of requests.toSorted((one, other) => one.begin - other.begin)) {
    if (begin >= firstEnd) {
      waves += 1;
      firstEnd = end;
    }
    firstEnd = Math.min(firstEnd, end);
  }
  return waves;
};

const isPrintedAbove = ([name, ...limits], { requests, waves, kB }) => {
  const values = [requests, waves, kB];
  const isAbove = limits.some((limit, at) => values[at] > limit);
  const columns = values.map((value, at) =>
    (limits[at] ? `${value.toFixed(0)}/${limits[at]}` : value.toFixed(0)).padStart(8),
  );
  console.log(`${name.padEnd(50)}${columns.join('')}  ${isAbove ? 'ABOVE' : ''}`.trimEnd());
  return isAbove;
};
