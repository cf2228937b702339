// What it costs a page to draw the first rows of a list: layouts, style passes and React commits until they are seen. A
// list that measures itself to find its columns needs five times as many.
import { drawingBudgets } from './budgets.mjs';

const lists = ['smsLogs', 'contacts', 'invoices', 'users'];
const widths = [1440, 1024, 768];

/** The least of so many visits counts: a frame more or less is the machine's. */
const VISITS = 3;

const categories = ['devtools.timeline', 'blink.user_timing'];

const MARK = 'rows';

/** Opens lists as who is signed in with `open`, prints the table, and answers the names of what is above its limit. */
export const measureDrawing = async (open, address) => {
  console.log(`\n${'until the first rows'.padEnd(50)} layouts  styles commits`);
  const above = [];
  for (const list of lists)
    for (const width of widths) {
      const page = await open();
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchRows, MARK);
      const counted = await leastOf(page, `${address}/apps/${list}`);
      await page.context().close();
      const name = `${list} at ${width} px`;
      if (isPrintedAbove(name, counted)) above.push(name);
    }
  return above;
};

/* The first visit fills the cache. */
const leastOf = async (page, address) => {
  const client = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.waitForFunction(hasMark, MARK);
  const visits = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await traced(client, page, address));
  const least = (name) => Math.min(...visits.map((counted) => counted[name]));
  return { layouts: least('layouts'), styles: least('styles'), commits: least('commits') };
};

const traced = async (client, page, address) => {
  const events = [];
  const keep = ({ value }) => events.push(...value);
  client.on('Tracing.dataCollected', keep);
  const traceConfig = { includedCategories: categories };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(hasMark, MARK);
  const commits = await page.evaluate(() => globalThis.commitsUntilRows);
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await ended;
  client.off('Tracing.dataCollected', keep);
  const seen = Math.min(...events.filter(({ name }) => name === MARK).map(({ ts }) => ts));
  const count = (wanted) => events.filter(({ name, ts }) => name === wanted && ts <= seen).length;
  return { layouts: count('Layout'), styles: count('UpdateLayoutTree'), commits };
};

/* Run in the page. */
const hasMark = (mark) => performance.getEntriesByName(mark).length > 0;

const watchRows = (mark) => {
  let commits = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (commits += 1),
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  };
  const seen = () => {
    globalThis.commitsUntilRows = commits;
    performance.mark(mark);
  };
  const look = () => {
    const row = document.querySelector('main tbody tr[data-index]');
    /* it is there by then, and seen with the next frame */
    requestAnimationFrame(row ? seen : look);
  };
  requestAnimationFrame(look);
};

const isPrintedAbove = (name, counted) => {
  const limits = Object.entries(drawingBudgets);
  const isAbove = limits.some(([what, limit]) => counted[what] > limit);
  const columns = limits.map(([what, limit]) => `${counted[what]}/${limit}`.padStart(8));
  console.log(`${name.padEnd(50)}${columns.join('')}  ${isAbove ? 'ABOVE' : ''}`.trimEnd());
  return isAbove;
};
