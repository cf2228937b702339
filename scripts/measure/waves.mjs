// What the first screens cost on a slow line: requests, how many have to wait for others, and bytes as served.
import { runnerImport } from 'vite';
import { startGateway } from './gatewayProgram.mjs';

/** Slow 4G, as browsers emulate it: milliseconds for every request, bytes a second. */
const line = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const patience = 60_000;

/**
 * Requests, waves after the page, and kB as served. Fonts and the socket are not counted. The dashboard is to come to 15
 * requests in 4 waves and 440 kB when it asks for its numbers in one call; until then it must not become slower.
 */
const limits = {
  'sign-in page, cold': [6, 2, 95],
  'first list by its address, signed in': [15, 4, 340],
  'first screen after sign-in, from the click': [30, 9, 450],
};

/** Prints the table; answers with the names of the rows above a limit. */
export const measureWaves = async () => {
  const { module } = await runnerImport('./tests/browser/browser.ts', { configFile: false });
  const gateway = await startGateway();
  const browser = await module.launchBrowser();
  try {
    const rows = await visit(browser, `http://127.0.0.1:${gateway.port}`);
    console.log(`\n${'on Slow 4G'.padEnd(50)}requests   waves      kB`);
    return rows.filter(isPrintedAbove).map(({ name }) => name);
  } finally {
    await browser.close();
    gateway.stop();
  }
};

const visit = async (browser, address) => {
  const [signIn, list, click] = Object.keys(limits);
  const cold = await watched(browser);
  await cold.page.goto(address);
  await email(cold.page).waitFor();
  const rows = [{ name: signIn, ...cold.counted() }];
  await email(cold.page).fill('admin@demo.com');
  await cold.page.getByLabel('Password', { exact: true }).fill('admin');
  const atClick = cold.requests.length;
  await cold.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await cold.page.locator('main svg[class*=Charts]').first().waitFor();
  const before = kilobytes(cold.requests.slice(0, atClick));
  const after = cold.counted(atClick);
  rows.push({ name: click, ...after, kB: before + after.kB });
  const known = await watched(
    browser,
    await cold.page.context().storageState({ indexedDB: false }),
    await kept(cold.page),
  );
  await known.page.goto(`${address}/apps/users`);
  await known.page.getByRole('table').locator('tbody tr[data-index]').first().waitFor();
  rows.push({ name: list, ...known.counted() });
  return rows;
};

const email = (page) => page.getByLabel('Email', { exact: true });

/* A session that is not to be remembered lies where no other window finds it. */
const kept = (page) => page.evaluate(() => ({ ...sessionStorage }));

const watched = async (browser, storageState, session = {}) => {
  const context = await browser.newContext({ locale: 'en-GB', ...(storageState && { storageState }) });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.addInitScript(
    (items) => Object.entries(items).forEach(([key, value]) => sessionStorage.setItem(key, value)),
    session,
  );
  const client = await context.newCDPSession(page);
  const requests = [];
  const byId = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (type === 'Font' || !request.url.startsWith('http')) return;
    byId.set(requestId, { type, begin: timestamp, end: Infinity, size: 0, isCached: false });
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
  const counted = (from = 0) => {
    const sent = requests.slice(from).filter(({ isCached }) => !isCached);
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

const isPrintedAbove = ({ name, requests, waves, kB }) => {
  const values = [requests, waves, kB];
  const isAbove = values.some((value, at) => value > limits[name][at]);
  const columns = values.map((value, at) => `${value.toFixed(0)}/${limits[name][at]}`.padStart(8));
  console.log(`${name.padEnd(50)}${columns.join('')}  ${isAbove ? 'ABOVE' : ''}`.trimEnd());
  return isAbove;
};
