import { describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { overriddenProduct } from './overriddenProduct';

describe('a file of overrides/ that comes and goes while the product runs', () => {
  const product = overriddenProduct();
  const { example, put, take, gone, there, row, openRecord, isSamePage } = product;

  it('draws whole pages with the parts of react-admin, and saves by its form', async () => {
    await product.page().goto('/apps/operators');
    await row().waitFor();
    put(example('operators.pages.tsx'));
    await product.page().locator('.RaDataTable-table').waitFor();
    await expect.poll(() => row().getByTestId('code').innerText()).toMatch(/^\d{3}$/);
    await product.page().goto('/apps/operators/create');
    await there('Above the new record');
    await product.page().goto('/apps/operators');
    await product.page().locator('.RaDataTable-table').waitFor();
    await row().getByRole('cell').nth(1).click();
    await product.page().getByLabel('Name').fill('Lemuria');
    await product.page().getByRole('button', { name: 'Save' }).click();
    await product.page().locator('.RaDataTable-table').waitFor();
    await there('Lemuria');
    take();
    await product.page().locator('.RaDataTable-table').waitFor({ state: 'detached' });
    await there('Lemuria');
  });

  it('leaves the generated pages standing when a file cannot be run', async () => {
    await product.page().goto('/apps/operators');
    await row().waitFor();
    put(`throw new Error('Not even loaded'); export default {};`);
    await there('This part comes from overrides/operators.tsx, which failed: Not even loaded');
    await row().waitFor();
    take();
    await gone('This part comes from');
  });

  it('wraps the page of a record', async () => {
    await openRecord();
    put(example('operators.pages.tsx'));
    await there('Above the whole record');
    await product.page().getByRole('heading', { level: 1 }).waitFor();
    take();
    await gone('Above the whole record');
  });

  const reserved = async () => {
    const answer = await fetch(`${product.running().address}/hooks/operators/reserved`);
    return answer.ok ? ((await answer.json()) as number) : answer.status;
  };
  /* No two operators have the same numbers. */
  let made = 100;
  const nextOne = () => ({ name: 'Any', country: 'LU', mcc: '902', mnc: String((made += 1)) });
  const save = async (name: string, mnc: string) => {
    await product.page().goto('/apps/operators/create');
    await product.page().getByLabel('Name').fill(name);
    await product.page().getByLabel('Country').fill('LU');
    await product.page().getByLabel('MCC').fill('901');
    await product.page().getByLabel('MNC').fill(mnc);
    await product.page().getByRole('button', { name: 'Save' }).click();
  };
  const saved = (title: string) =>
    expectVisible(product.page().getByRole('heading', { level: 1, name: title }));

  it('changes what the server does, leaves jobs and answers, until it is taken out', async () => {
    await expect.poll(() => reserved()).toBe(404);
    put(example('operators.server.ts'), 'operators.server.ts');
    await expect.poll(reserved).not.toBe(404);
    const before = await reserved();
    await save('Test net', '91');
    await there('No tests here.');
    await product.page().getByLabel('Name').fill('Own net');
    await product.page().getByRole('button', { name: 'Save' }).click();
    await saved('Own net (checked) (LU)');
    await expect.poll(reserved).toBe(before + 1);
    put(example('operators.server.ts').replace('(checked)', '(looked at)'), 'operators.server.ts');
    await expect
      .poll(async () => {
        const { body } = await callAsAdmin(product.running().address, 'POST /v1/operators', nextOne());
        return JSON.stringify(body);
      })
      .toContain('(looked at)');
    take('operators.server.ts');
    await expect.poll(reserved).toBe(404);
    await save('Test net', '92');
    await saved('Test net (LU)');
  });

  it('leaves the server as it was when a file for it cannot be run, and says why', async () => {
    put(`throw new Error('Not even loaded'); export default {};`, 'operators.server.ts');
    await expect.poll(product.running().output).toContain('Not even loaded');
    await save('Still saved', '93');
    await saved('Still saved (LU)');
    put('export default { befor: {} };', 'operators.server.ts');
    await expect
      .poll(product.running().output)
      .toContain('overrides/operators.server.ts: there is no "befor". Did you mean "before"?');
    const throwing = `export default { before: { create: () => { throw new Error('Broken on purpose'); } } };`;
    put(throwing, 'operators.server.ts');
    await expect
      .poll(
        async () => (await callAsAdmin(product.running().address, 'POST /v1/operators', nextOne())).status,
      )
      .toBe(500);
    expect(product.running().output()).toContain(
      'overrides/operators.server.ts: before.create: Error: Broken on purpose',
    );
    await product.page().goto('/apps/operators');
    await row().getByRole('link').first().waitFor();
    take('operators.server.ts');
    await expect
      .poll(
        async () => (await callAsAdmin(product.running().address, 'POST /v1/operators', nextOne())).status,
      )
      .toBe(201);
  });

  it('draws a value on the page of a record, and fills the place beside it', async () => {
    await openRecord();
    put(example('operators.tsx'));
    await there('Based in');
    await there('Beside ');
    take();
    await gone('Based in');
    await expect.poll(() => product.page().getByText('Beside ').count()).toBe(0);
  });

  it('draws an input and the foot of a form, and keeps what was typed when it comes and when it goes', async () => {
    await openRecord();
    await product.page().getByRole('link', { name: 'Edit', exact: true }).click();
    await product.page().getByLabel('Name').fill('Half a na');
    await product.page().evaluate(() => Object.assign(window, { isSamePage: true }));
    put(example('operators.tsx'));
    await there('Own footer');
    await product.page().getByLabel('Country (own)').fill('LU');
    await expect.poll(() => product.page().getByLabel('Name').inputValue()).toBe('Half a na');
    take();
    await gone('Own footer');
    await expect.poll(() => product.page().getByLabel('Name').inputValue()).toBe('Half a na');
    await expect.poll(() => product.page().getByLabel('Country').inputValue()).toBe('Luxembourg');
    await expect.poll(() => isSamePage()).toBe(true);
    await product.page().getByLabel('Name').fill('Half a name');
    await product.page().getByRole('button', { name: 'Save' }).click();
    await product
      .page()
      .getByRole('heading', { level: 1, name: /^Half a name/ })
      .waitFor();
  });

  it('leaves the rest of the page standing when a piece throws, and says which file', async () => {
    await product.page().goto('/apps/operators');
    await row().waitFor();
    const throwing = `const Throws = () => { throw new Error('Broken on purpose'); };
      export default { fields: { country: { Cell: Throws, Input: Throws } }, aboveList: Throws, formFooter: Throws };`;
    put(throwing);
    await there('This part comes from overrides/operators.tsx, which failed: Broken on purpose');
    await product.page().getByRole('searchbox').waitFor();
    await row().getByRole('link').first().waitFor();
    await product.page().goto('/apps/operators/create');
    await there('This part comes from overrides/operators.tsx');
    await product.page().getByLabel('Country').waitFor();
    await product.page().getByLabel('Name').waitFor();
    put('export default { formFooter: () => <p>Repaired</p> };');
    await there('Repaired');
    await gone('This part comes from');
  });
});
