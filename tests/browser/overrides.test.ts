import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { callAsAdmin } from './callAsAdmin';
import type { Running } from './command';
import { expectVisible } from './expectVisible';
import { replaceInConfig } from './editConfig';
import { signIn } from './product';
import { copyProduct, type ProductCopy } from './productCopy';
import { watchPolicy } from './watchPolicy';

describe('a file of overrides/ that comes and goes while the product runs', () => {
  let copy: ProductCopy;
  let running: Running;
  let browser: Browser;
  let page: Page;
  let policy: ReturnType<typeof watchPolicy>;

  /* The example is checked by the compiler where it lies, one folder deeper. */
  const example = (name: string) =>
    readFileSync(join(import.meta.dirname, '../overrides', name), 'utf8').replaceAll("'../../", "'../");
  const put = (text: string, file = 'operators.tsx') => copy.write(`overrides/${file}`, text);
  const take = (file = 'operators.tsx') => rmSync(join(copy.folder, 'overrides', file), { force: true });
  const gone = (text: string) => page.getByText(text).first().waitFor({ state: 'detached' });
  const there = (text: string) => expectVisible(page.getByText(text).first());
  const row = () => page.getByRole('row').nth(1);
  const openRecord = async () => {
    await page.goto('/apps/operators');
    await row().getByRole('link').first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor();
  };
  const isSamePage = () => page.evaluate(() => 'isSamePage' in window);

  beforeAll(async () => {
    copy = copyProduct();
    [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
    policy = watchPolicy(running.address);
    const context = await browser.newContext({ baseURL: running.address, locale: 'en-GB' });
    await policy.watch(context);
    context.setDefaultTimeout(60_000);
    page = await context.newPage();
    await signIn(page, 'admin', '/apps/operators');
    await row().waitFor();
  });

  afterEach(() => {
    take();
    take('operators.server.ts');
  });

  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    copy?.remove();
    policy?.expectNone();
  });

  it('draws cells of a list, and fills its toolbar and the place above it', async () => {
    await page.goto('/apps/operators');
    await row().waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    put(example('operators.tsx'));
    await page
      .getByTitle(/^From /)
      .first()
      .waitFor();
    await page.getByTestId('code').first().waitFor();
    await page.getByRole('button', { name: 'Own button' }).waitFor();
    await there('25 operators in all');
    expect(await row().getByTestId('code').innerText()).toMatch(/^\d{3}$/);
    take();
    await gone('25 operators in all');
    expect(await page.getByTitle(/^From /).count()).toBe(0);
    expect(await page.getByTestId('code').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Own button' }).count()).toBe(0);
    expect(await isSamePage()).toBe(true);
  });

  it('draws a value on the page of a record, and fills the place beside it', async () => {
    await openRecord();
    put(example('operators.tsx'));
    await there('Based in');
    await there('Beside ');
    take();
    await gone('Based in');
    expect(await page.getByText('Beside ').count()).toBe(0);
  });

  it('draws an input and the foot of a form, and keeps what was typed when it comes and when it goes', async () => {
    await openRecord();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Name').fill('Half a na');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    put(example('operators.tsx'));
    await there('Own footer');
    await page.getByLabel('Country (own)').fill('XA');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Half a na');
    take();
    await gone('Own footer');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Half a na');
    await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('XA');
    expect(await isSamePage()).toBe(true);
    await page.getByLabel('Name').fill('Half a name');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: /^Half a name/ }).waitFor();
  });

  it('draws whole pages with the parts of react-admin, and saves by its form', async () => {
    await page.goto('/apps/operators');
    await row().waitFor();
    put(example('operators.pages.tsx'));
    await page.locator('.RaDataTable-table').waitFor();
    expect(await row().getByTestId('code').innerText()).toMatch(/^\d{3}$/);
    await page.goto('/apps/operators/create');
    await there('Above the new record');
    await page.goto('/apps/operators');
    await page.locator('.RaDataTable-table').waitFor();
    await row().getByRole('cell').nth(1).click();
    await page.getByLabel('Name').fill('Lemuria');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.RaDataTable-table').waitFor();
    await there('Lemuria');
    take();
    await page.locator('.RaDataTable-table').waitFor({ state: 'detached' });
    await there('Lemuria');
  });

  it('wraps the page of a record', async () => {
    await openRecord();
    put(example('operators.pages.tsx'));
    await there('Above the whole record');
    await page.getByRole('heading', { level: 1 }).waitFor();
    take();
    await gone('Above the whole record');
  });

  it('draws a page of one’s own that the configuration declares', async () => {
    replaceInConfig(
      copy,
      '  pages: {\n',
      "  pages: {\n    report: { label: 'Own report', icon: 'chart', group: 'sms', route: '/apps/report', subject: 'all' },\n",
    );
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Own report' })
      .click();
    await there('There is no such file.');
    put(example('pages/report.tsx'), 'pages/report.tsx');
    await page.locator('.RaDataTable-table').waitFor();
    await row().getByRole('link').first().waitFor();
    take('pages/report.tsx');
    await there('There is no such file.');
  });

  it('leaves the rest of the page standing when a piece throws, and says which file', async () => {
    await page.goto('/apps/operators');
    await row().waitFor();
    const throwing = `const Throws = () => { throw new Error('Broken on purpose'); };
      export default { fields: { country: { Cell: Throws, Input: Throws } }, aboveList: Throws, formFooter: Throws };`;
    put(throwing);
    await there('This part comes from overrides/operators.tsx, which failed: Broken on purpose');
    await page.getByRole('searchbox').waitFor();
    expect(await row().getByRole('link').count()).toBeGreaterThan(0);
    await page.goto('/apps/operators/create');
    await there('This part comes from overrides/operators.tsx');
    await page.getByLabel('Country').waitFor();
    await page.getByLabel('Name').waitFor();
    put('export default { formFooter: () => <p>Repaired</p> };');
    await there('Repaired');
    await gone('This part comes from');
  });

  it('leaves the generated pages standing when a file cannot be run', async () => {
    await page.goto('/apps/operators');
    await row().waitFor();
    put(`throw new Error('Not even loaded'); export default {};`);
    await there('This part comes from overrides/operators.tsx, which failed: Not even loaded');
    await row().waitFor();
    take();
    await gone('This part comes from');
  });

  const reserved = async () => {
    const answer = await fetch(`${running.address}/hooks/operators/reserved`);
    return answer.ok ? ((await answer.json()) as number) : answer.status;
  };
  /* No two operators have the same numbers. */
  let made = 100;
  const nextOne = () => ({ name: 'Any', country: 'XA', mcc: '902', mnc: String((made += 1)) });
  const save = async (name: string, mnc: string) => {
    await page.goto('/apps/operators/create');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Country').fill('XA');
    await page.getByLabel('MCC').fill('901');
    await page.getByLabel('MNC').fill(mnc);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  const saved = (title: string) => expectVisible(page.getByRole('heading', { level: 1, name: title }));

  it('changes what the server does, leaves jobs and answers, until it is taken out', async () => {
    expect(await reserved()).toBe(404);
    put(example('operators.server.ts'), 'operators.server.ts');
    await expect.poll(reserved).not.toBe(404);
    const before = await reserved();
    await save('Test net', '91');
    await there('No tests here.');
    await page.getByLabel('Name').fill('Own net');
    await page.getByRole('button', { name: 'Save' }).click();
    await saved('Own net (checked) (XA)');
    await expect.poll(reserved).toBe(before + 1);
    put(example('operators.server.ts').replace('(checked)', '(looked at)'), 'operators.server.ts');
    await expect
      .poll(async () => {
        const { body } = await callAsAdmin(running.address, 'POST /v1/operators', nextOne());
        return JSON.stringify(body);
      })
      .toContain('(looked at)');
    take('operators.server.ts');
    await expect.poll(reserved).toBe(404);
    await save('Test net', '92');
    await saved('Test net (XA)');
  });

  it('leaves the server as it was when a file for it cannot be run, and says why', async () => {
    put(`throw new Error('Not even loaded'); export default {};`, 'operators.server.ts');
    await expect.poll(running.output).toContain('Not even loaded');
    await save('Still saved', '93');
    await saved('Still saved (XA)');
    put('export default { befor: {} };', 'operators.server.ts');
    await expect
      .poll(running.output)
      .toContain('overrides/operators.server.ts: there is no "befor". Did you mean "before"?');
    const throwing = `export default { before: { create: () => { throw new Error('Broken on purpose'); } } };`;
    put(throwing, 'operators.server.ts');
    await expect
      .poll(async () => (await callAsAdmin(running.address, 'POST /v1/operators', nextOne())).status)
      .toBe(500);
    expect(running.output()).toContain(
      'overrides/operators.server.ts: before.create: Error: Broken on purpose',
    );
    await page.goto('/apps/operators');
    await row().getByRole('link').first().waitFor();
    take('operators.server.ts');
    await expect
      .poll(async () => (await callAsAdmin(running.address, 'POST /v1/operators', nextOne())).status)
      .toBe(201);
  });
});
