import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FaultInput } from '../../gateway/testing/faultsRule';
import { callAsAdmin } from './callAsAdmin';
import { bringAxe, faultsOf, resize } from './judge';
import { choose } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';

let product: Product;
let page: Page;
let customer: string;

const contacts = async (query: string) => {
  const { body } = await callAsAdmin(product.address, `GET /v1/contacts?entriesPerPage=1000&${query}`);
  return body['contacts'] as Record<string, unknown>[];
};

beforeAll(async () => {
  product = await startProduct();
  page = await product.open({ viewport: { width: 1280, height: 900 } });
  await bringAxe(page);
  await signIn(page);
  customer = String((await contacts('status=subscribed'))[0]?.['user']);
});
afterAll(() => product.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

const phoneOf = (index: number) => `+49151${String(7_000_000 + index)}`;

const chooseFile = async (text: string) => {
  await choose(page, 'Contact list');
  await button('Import').click();
  const file = { name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('heading', { name: 'Step 2 of 4: Columns' }).waitFor();
};

const fault = (rule: FaultInput) => product.control('POST', 'faults', rule);

const counter = (name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd')
    .textContent();

const counters = async (...names: string[]) => Promise.all(names.map(counter));

describe('the import of contacts', () => {
  it('takes a file as spreadsheets write it, and brings back nobody who left', async () => {
    const [gone] = await contacts('status=unsubscribed');
    const [known] = await contacts('status=subscribed');
    const lines = [
      'Telefon;Name;Kunde;Status;Vermerk',
      `0151 7000001;Zo\u00eb;${customer};Angemeldet;x`,
      `0049 151 7000001;Zo\u00eb again;${customer};;`,
      `${String(gone?.['phone'])};Back again;${customer};Angemeldet;`,
      `${String(known?.['phone'])};;${String(known?.['user'])};;`,
      `12;Di;${customer};;`,
    ];
    await chooseFile(lines.join('\r\n'));
    await page.getByText('Not imported: Vermerk').waitFor();
    const faults: string[] = [];
    for (const width of [390, 1280]) {
      await resize(page, width);
      faults.push(...(await faultsOf(page, 'light')));
    }
    await button('Next').click();
    await button('Import 1 row').waitFor();
    for (const width of [390, 1280]) {
      await resize(page, width);
      faults.push(...(await faultsOf(page, 'light')));
    }
    expect(faults).toEqual([]);
    const names = ['New', 'Changed', 'Unchanged', 'Duplicate', 'Protected', 'Invalid'];
    expect(await counters(...names)).toEqual(['1', '0', '1', '1', '1', '1']);
    const download = page.waitForEvent('download');
    await button('Download these rows').click();
    expect((await download).suggestedFilename()).toBe('Contacts skipped.csv');
    await button('Import 1 row').click();
    await page.getByText('The import is done.').waitFor();
    await page.getByRole('dialog').getByText('Close', { exact: true }).click();
    await page.getByText(phoneOf(1)).first().waitFor();
    expect(await contacts(`phone=${encodeURIComponent(phoneOf(1))}`)).toMatchObject([
      { fullName: 'Zo\u00eb', status: 'subscribed', phone: phoneOf(1) },
    ]);
    expect(await contacts(`phone=${encodeURIComponent(String(gone?.['phone']))}`)).toMatchObject([
      { status: 'unsubscribed', fullName: gone?.['fullName'] },
    ]);
  });

  it('B5 is stopped, fails and goes on over the wire, stores every row once, and is undone as one act', async () => {
    const rows = Array.from(
      { length: 1200 },
      (_, index) => `${phoneOf(100 + index)},Rowboat ${index},${customer}`,
    );
    await chooseFile(['Phone,Name,Customer', ...rows].join('\n'));
    await button('Next').click();
    await button('Import 1200 rows').waitFor();
    const match = '/api/imports/contacts';
    await fault({ kind: 'delay', ms: 1000, match, method: 'POST', times: 'always' });
    await button('Import 1200 rows').click();
    await button('Stop').click();
    await button('Resume').waitFor();
    await page.getByText('Stopped.').waitFor();
    const before = (await contacts('search=Rowboat')).length;
    expect(before).toBeLessThan(1000);
    await button('Close').click();
    await button('Stay').click();
    await product.control('DELETE', 'faults');
    await fault({ kind: 'dropAfterApply', match, method: 'POST', times: 1 });
    await fault({ kind: 'status', status: 503, match: `${match}*`, method: 'POST', times: 'always' });
    await button('Resume').click();
    await page.getByText('Paused:').waitFor({ timeout: 60_000 });
    await product.control('DELETE', 'faults');
    await button('Resume').click();
    await page.getByText('The import is done.').waitFor({ timeout: 60_000 });
    expect(await counters('New', 'Invalid')).toEqual(['1,200', '0']);
    const { body } = await callAsAdmin(product.address, 'GET /v1/contacts?search=Rowboat&entriesPerPage=1');
    expect(body['total_results']).toBe(1200);
    await button('Undo this import').click();
    await button('Undo').click();
    await page.getByText('The import is undone. Deleted: 1,200. As before: 0.').waitFor({ timeout: 120_000 });
    expect(await contacts('search=Rowboat')).toEqual([]);
  });
});
