import { describe, expect, it } from 'vitest';
import type { FaultInput } from '../../gateway/testing/faultsRule';
import { callAsAdmin } from './callAsAdmin';
import { importProduct } from './importProduct';

const { product, page, customer, contacts, button, phoneOf, chooseFile, counters } = importProduct();

const fault = (rule: FaultInput) => product().control('POST', 'faults', rule);

describe('the import of contacts', () => {
  it('B5 is stopped, fails and goes on over the wire, stores every row once, and is undone as one act', async () => {
    const rows = Array.from(
      { length: 1200 },
      (_, index) => `${phoneOf(100 + index)},Rowboat ${index},${customer()}`,
    );
    await chooseFile(['Phone,Name,Customer', ...rows].join('\n'));
    await button('Next').click();
    await button('Import 1200 rows').waitFor();
    const match = '/api/imports/contacts';
    await fault({ kind: 'delay', ms: 1000, match, method: 'POST', times: 'always' });
    await button('Import 1200 rows').click();
    await button('Stop').click();
    await button('Resume').waitFor();
    await page().getByText('Stopped.').waitFor();
    const before = (await contacts('search=Rowboat')).length;
    expect(before).toBeLessThan(1000);
    await button('Close').click();
    await button('Stay').click();
    await product().control('DELETE', 'faults');
    await fault({ kind: 'dropAfterApply', match, method: 'POST', times: 1 });
    await fault({ kind: 'status', status: 503, match: `${match}*`, method: 'POST', times: 'always' });
    await button('Resume').click();
    await page().getByText('Paused:').waitFor({ timeout: 60_000 });
    await product().control('DELETE', 'faults');
    await button('Resume').click();
    await page().getByText('The import is done.').waitFor({ timeout: 60_000 });
    await expect.poll(() => counters('New', 'Invalid')).toEqual(['1,200', '0']);
    const { body } = await callAsAdmin(product().address, 'GET /v1/contacts?search=Rowboat&entriesPerPage=1');
    expect(body['total_results']).toBe(1200);
    await button('Undo this import').click();
    await button('Undo').click();
    await page()
      .getByText('The import is undone. Deleted: 1,200. As before: 0.')
      .waitFor({ timeout: 120_000 });
    await expect.poll(() => contacts('search=Rowboat')).toEqual([]);
  });
});
