import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectValue } from './steps/formSteps';
import { closePanel, expectNames, expectRange, openPanel } from './steps/listSteps';
import { choose, heading } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

beforeEach(async () => {
  await product.control('DELETE', 'faults');
  await choose(page, 'Sender IDs');
  await heading(page, 'Sender IDs').waitFor();
  await clear();
  await expectRange(page, '1-10 of 21');
  await product.control('DELETE', 'log');
});

const searchBox = () => page.getByRole('searchbox', { name: 'Search sender IDs' });
const chip = (text: string) => page.getByRole('button', { name: `Remove the filter ${text}`, exact: true });
const filterInAddress = () =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as Record<string, unknown>;
const asked = async () => (await requestsTo(product, /^\/v1\/senderIds$/, 'GET')).map(({ query }) => query);
/** Only by words: the list that was opened before may be asked for once more behind what is shown of it. */
const searched = async () => (await asked()).flatMap(({ search }) => search ?? []);

/** Brings the list back to all of its records. */
const clear = async (): Promise<void> => {
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
  await searchBox().fill('');
  const all = page.getByRole('button', { name: 'Clear filters' });
  /* the filters come back with the list, and their chips after it */
  const isCleared = async () => {
    if (await all.isVisible()) await all.click();
    return (await page.getByRole('navigation', { name: 'Pages' }).innerText()).includes('of 21');
  };
  await expect.poll(isCleared, { timeout: 15_000 }).toBe(true);
};

describe('searching', () => {
  it('asks once for the whole word, within half a second after the last key', async () => {
    await page.clock.install();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    const sent = page.waitForRequest(/search=/);
    for (const letter of 'nordli') {
      await searchBox().press(letter);
      await page.clock.runFor(50);
    }
    await expect.poll(() => searched()).toEqual([]);
    await page.clock.runFor(450);
    await sent;
    await page.clock.resume();
    await expectNames(page, ['Nordlicht']);
    await expect.poll(() => searched()).toEqual(['nordli']);
  });

  it('cancels the search that another has replaced, whose late answer would change nothing', async () => {
    const late = { match: '/v1/senderIds', method: 'GET', kind: 'delay', ms: 1500, times: 1 };
    await product.control('POST', 'faults', late);
    const first = outcomeOf((request) => request.url().includes('search=casa'));
    await Promise.all([page.waitForRequest(/search=casa/), searchBox().fill('casa')]);
    await searchBox().fill('volt');
    await expectNames(page, ['VOLTAGO', 'VoltagoInfo']);
    expect(await first).toBe('net::ERR_ABORTED');
    await expectNames(page, ['VOLTAGO', 'VoltagoInfo']);
  });

  it('says that nothing matches, and offers everything again', async () => {
    await searchBox().fill('no such thing');
    await page.getByRole('heading', { name: 'Nothing matches' }).waitFor();
    await page.getByText('No Sender IDs match the search and filters you have set.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expectRange(page, '1-10 of 21');
    await expectValue(searchBox(), '');
    await expect.poll(filterInAddress).toEqual({});
  });
});

describe('a filter', () => {
  it('is applied while it is chosen, stands there in words and is gone with its chip', async () => {
    const panel = await openPanel(page, 'Filters');
    await panel.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Changes required' }).click();
    await page.keyboard.press('Escape');
    await closePanel(page);
    await expectNames(page, ['CV Promo', 'Apotheke24']);
    await page.getByRole('button', { name: 'Status: Changes required', exact: true }).click();
    await page.getByRole('dialog', { name: 'Filters' }).waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[role=combobox]')?.textContent);
    await expect.poll(focused).toContain('Changes required');
    await closePanel(page);
    await expect
      .poll(async () => (await asked()).at(-1))
      .toMatchObject({ status: 'changes_required', page: '0' });
    await chip('Status: Changes required').click();
    await expectRange(page, '1-10 of 21');
    await expect.poll(filterInAddress).toEqual({});
    /* what was there before is shown meanwhile */
    await expect.poll(async () => (await asked()).at(-1)).not.toHaveProperty('status');
  });

  it('on another record stands there in words too', async () => {
    const panel = await openPanel(page, 'Filters');
    await panel.getByRole('combobox', { name: 'Customer' }).click();
    /* until the choices that match are there, others stand where they will */
    const found = page.waitForResponse(/search=Jonas/);
    await panel.getByRole('combobox', { name: 'Customer', expanded: true }).fill('Jonas');
    await found;
    await page.getByRole('option', { name: 'Jonas Brandt' }).click();
    await closePanel(page);
    await chip('Customer: Jonas Brandt').waitFor();
    await expectNames(page, ['Nordlicht', 'NL-Service', '72345']);
    await expect.poll(() => Object.keys(filterInAddress())).toEqual(['user']);
  });

  it('on yes or no stands there in words too', async () => {
    await choose(page, 'Operators');
    await heading(page, 'Operators').waitFor();
    const panel = await openPanel(page, 'Filters');
    await panel.getByRole('combobox', { name: 'Alphanumeric senders' }).click();
    await page.getByRole('option', { name: 'Yes' }).click();
    await closePanel(page);
    await expect.poll(() => Object.keys(filterInAddress())).toEqual(['alphaSender']);
    await chip('Alphanumeric senders: Yes').click();
    await expect.poll(filterInAddress).toEqual({});
  });
});

describe('a saved query', () => {
  const views = () => page.getByRole('group', { name: 'Views' });
  const mine = () => views().getByRole('button', { name: 'Mine', exact: true });

  it('has a name, is offered after a reload, and goes when it is removed', async () => {
    await searchBox().fill('alvorada');
    await expectNames(page, ['Alvorada']);
    await views().getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'Name of the view' }).fill('Mine');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await mine().waitFor();
    await clear();
    await expectRange(page, '1-10 of 21');

    await page.reload();
    await mine().click();
    await expectNames(page, ['Alvorada']);
    await views().getByRole('button', { name: 'Options of the view Mine' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await mine().waitFor({ state: 'detached' });
  });
});

/** How a request ends: answered, or the browser's word for why not. */
const outcomeOf = (isWanted: (request: Request) => boolean): Promise<string> =>
  new Promise((resolve) => {
    page.on('requestfinished', (request) => isWanted(request) && resolve('answered'));
    page.on('requestfailed', (request) => isWanted(request) && resolve(request.failure()?.errorText ?? ''));
  });
