import { runnerImport } from 'vite';
import { watchTasks } from './watchTasks.mjs';

const FLOOD = 10_000;
const ROWS = 200;
const LIST = '/v1/dashboardNotis/customer';
const patience = 120_000;

/**
 * Hands 10,000 notifications to a page at once, with the bell open, and prints the longest task beside that of drawing
 * the 200 rows that the bell shows at most.
 */
export const measureFlood = async () => {
  const { drawing, flood } = await floods();
  console.log(
    `longest task while ${FLOOD} notifications arrive (good: twice that of drawing ${ROWS} rows at most):`,
  );
  console.log(`  drawing ${ROWS} rows                 ${String(drawing).padStart(8)} ms`);
  console.log(`  the flood                        ${String(flood).padStart(8)} ms`);
};

const floods = async () => {
  const { module: programs } = await runnerImport('./tests/browser/program.ts', { configFile: false });
  const { module: browsers } = await runnerImport('./tests/browser/browser.ts', { configFile: false });
  const program = await programs.openProgram('.');
  const browser = await browsers.launchBrowser();
  try {
    const open = async () => {
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
      return context.newPage();
    };
    return {
      drawing: await longestTask(await open(), program.address, ROWS),
      flood: await longestTask(await open(), program.address, FLOOD),
    };
  } finally {
    await browser.close();
    await program.close();
  }
};

/* Of a page that is handed so many at once, until it has drawn what it draws of them. */
const longestTask = async (page, address, times) => {
  page.setDefaultTimeout(patience);
  const control = controlOf(address);
  await page.addInitScript(watchTasks);
  await page.goto(`${address}/apps/privacyPolicy`);
  await page.getByLabel('Email', { exact: true }).fill('customer@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('customer');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().waitFor();
  while ((await control('GET', 'socket')).count === 0) await page.waitForTimeout(100);
  // The list answers later: until then what arrived is all that is known.
  const { id } = await control('POST', 'barriers', { match: LIST, at: 'beforeApply' });
  const userId = await page.evaluate(
    () => JSON.parse(globalThis.sessionStorage.getItem('sms.session')).userData._id,
  );
  const payload = {
    _id: 'flood-0',
    title: 'Flood',
    user: userId,
    read: false,
    createdAt: '2030-01-01T00:00:00Z',
  };
  await page.evaluate(() => globalThis.longestTask.reset());
  await control('POST', 'emit', { event: 'notification', userId, payload, times });
  await page.waitForFunction(
    (least) =>
      [...globalThis.document.querySelectorAll('header button')].some(
        (button) => Number(/\d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]) >= least,
      ),
    times,
  );
  await page.evaluate(() => new Promise((resolve) => globalThis.setTimeout(resolve, 500)));
  const longest = await page.evaluate(() => globalThis.longestTask.read());
  await control('DELETE', `barriers/${id}`);
  await page.context().close();
  return longest;
};

const controlOf = (address) => async (method, path, body) => {
  const answer = await fetch(`${address}/__ref/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
};
