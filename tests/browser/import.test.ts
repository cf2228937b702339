import { describe, expect, it } from 'vitest';
import { importProduct } from './importProduct';
import { faultsOf, resize } from './judge';

const { page, customer, contacts, button, phoneOf, chooseFile, counters } = importProduct();

/* whole within the window, so that nobody has to look for it */
const isInSight = (name: string): Promise<boolean> =>
  button(name).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

describe('the import of contacts', () => {
  it('takes a file as spreadsheets write it, and brings back nobody who left', async () => {
    const [gone] = await contacts('status=unsubscribed');
    const [known] = await contacts('status=subscribed');
    const lines = [
      'Telefon;Name;Kunde;Status;Vermerk',
      `0151 7000001;Zo\u00eb;${customer()};Angemeldet;x`,
      `0049 151 7000001;Zo\u00eb again;${customer()};;`,
      `${String(gone?.['phone'])};Back again;${customer()};Angemeldet;`,
      `${String(known?.['phone'])};;${String(known?.['user'])};;`,
      `12;Di;${customer()};;`,
    ];
    await chooseFile(lines.join('\r\n'));
    await page().getByText('Not imported: Vermerk').waitFor();
    const faults: string[] = [];
    for (const width of [390, 1280]) {
      await resize(page(), width);
      faults.push(...(await faultsOf(page(), 'light')));
      await expect.poll(() => isInSight('Next')).toBe(true);
    }
    await button('Next').click();
    await button('Import 1 row').waitFor();
    for (const width of [390, 1280]) {
      await resize(page(), width);
      faults.push(...(await faultsOf(page(), 'light')));
      const skipped = page().getByRole('group', { name: /^\d+ rows? skipped$/ });
      await expect
        .poll(() => skipped.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        .toBe(0);
    }
    expect(faults).toEqual([]);
    const names = ['New', 'Changed', 'Unchanged', 'Duplicate', 'Protected', 'Invalid'];
    await expect.poll(() => counters(...names)).toEqual(['1', '0', '1', '1', '1', '1']);
    const download = page().waitForEvent('download');
    await button('Download these rows').click();
    expect((await download).suggestedFilename()).toBe('Contacts skipped.csv');
    await button('Import 1 row').click();
    await page().getByText('The import is done.').waitFor();
    await page().getByRole('dialog').getByText('Close', { exact: true }).click();
    await page().getByText(phoneOf(1)).first().waitFor();
    await expect
      .poll(() => contacts(`phone=${encodeURIComponent(phoneOf(1))}`))
      .toMatchObject([{ fullName: 'Zo\u00eb', status: 'subscribed', phone: phoneOf(1) }]);
    await expect
      .poll(() => contacts(`phone=${encodeURIComponent(String(gone?.['phone']))}`))
      .toMatchObject([{ status: 'unsubscribed', fullName: gone?.['fullName'] }]);
  });
});
