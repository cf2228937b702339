import { contactRows } from './contactRows.mjs';
import { watchTasks } from './watchTasks.mjs';

const ROWS = 12_000;
const patience = 180_000;

/**
 * Brings in a file of 12,000 contacts as a person does, and answers with the longest task of the page at each step:
 * how long it could not react, in milliseconds; 0 where no task took 50 ms.
 */
export const importTasks = async (page, { address, write }) => {
  page.setDefaultTimeout(patience);
  await page.addInitScript(watchTasks);
  await page.goto(address);
  await enter(page);
  // From the disk, as a person chooses it: a file handed over in memory would be unpacked by the page itself.
  const file = write('contacts.csv', contactRows(ROWS, await someCustomer(address)));
  await page.goto(new URL('/apps/contacts', address).href);
  const longest = {};
  const during = async (step, work) => {
    await page.evaluate(() => globalThis.longestTask.reset());
    await work();
    longest[step] = await page.evaluate(() => globalThis.longestTask.read());
  };
  await during('opening the import', async () => {
    await button(page, 'Import').click();
    await page.getByLabel('Choose a file').waitFor();
  });
  await during('reading the file', async () => {
    await page.getByLabel('Choose a file').setInputFiles(file);
    await page.getByRole('heading', { name: 'Step 2 of 4: Columns' }).waitFor();
  });
  await during('checking the rows', async () => {
    await button(page, 'Next').click();
    await button(page, /^Import [\d,]+ rows$/).waitFor();
  });
  await during('downloading the rejected rows', async () => {
    const download = page.waitForEvent('download');
    await button(page, 'Download these rows').click();
    await download;
  });
  await during('writing the records', async () => {
    await button(page, /^Import [\d,]+ rows$/).click();
    await page.getByText('The import is done.').waitFor();
  });
  return { rows: ROWS, longest };
};

const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });

const enter = async (page) => {
  await page.getByLabel('Email', { exact: true }).fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await button(page, 'Sign in').click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
};

/** The customer of some contact: rows must name one that is there. */
const someCustomer = async (address) => {
  const call = async (path, options) => (await fetch(address + path, options)).json();
  const { accessToken } = await call('/jwt/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  const { contacts } = await call('/v1/contacts', { headers: { authorization: accessToken } });
  return contacts[0].user;
};
