import { describe, expect, it } from 'vitest';
import { replaceInConfig } from './editConfig';
import { overriddenProduct } from './overriddenProduct';

describe('a file of overrides/ that comes and goes while the product runs', () => {
  const product = overriddenProduct();
  const { example, put, take, gone, there, row, openRecord, isSamePage } = product;

  it('draws cells of a list, and fills its toolbar and the place above it', async () => {
    await product.page().goto('/apps/operators');
    await row().waitFor();
    await product.page().evaluate(() => Object.assign(window, { isSamePage: true }));
    put(example('operators.tsx'));
    await product
      .page()
      .getByTitle(/^From /)
      .first()
      .waitFor();
    await product.page().getByTestId('code').first().waitFor();
    await product.page().getByRole('button', { name: 'Own button' }).waitFor();
    await there('25 operators in all');
    expect(await row().getByTestId('code').innerText()).toMatch(/^\d{3}$/);
    take();
    await gone('25 operators in all');
    expect(
      await product
        .page()
        .getByTitle(/^From /)
        .count(),
    ).toBe(0);
    expect(await product.page().getByTestId('code').count()).toBe(0);
    expect(await product.page().getByRole('button', { name: 'Own button' }).count()).toBe(0);
    expect(await isSamePage()).toBe(true);
  });

  it('draws a value on the page of a record, and fills the place beside it', async () => {
    await openRecord();
    put(example('operators.tsx'));
    await there('Based in');
    await there('Beside ');
    take();
    await gone('Based in');
    expect(await product.page().getByText('Beside ').count()).toBe(0);
  });

  it('draws an input and the foot of a form, and keeps what was typed when it comes and when it goes', async () => {
    await openRecord();
    await product.page().getByRole('link', { name: 'Edit', exact: true }).click();
    await product.page().getByLabel('Name').fill('Half a na');
    await product.page().evaluate(() => Object.assign(window, { isSamePage: true }));
    put(example('operators.tsx'));
    await there('Own footer');
    await product.page().getByLabel('Country (own)').fill('XA');
    await expect.poll(() => product.page().getByLabel('Name').inputValue()).toBe('Half a na');
    take();
    await gone('Own footer');
    await expect.poll(() => product.page().getByLabel('Name').inputValue()).toBe('Half a na');
    await expect.poll(() => product.page().getByLabel('Country').inputValue()).toBe('XA');
    expect(await isSamePage()).toBe(true);
    await product.page().getByLabel('Name').fill('Half a name');
    await product.page().getByRole('button', { name: 'Save' }).click();
    await product
      .page()
      .getByRole('heading', { level: 1, name: /^Half a name/ })
      .waitFor();
  });

  it('draws a page of one’s own that the configuration declares', async () => {
    replaceInConfig(
      product.copy(),
      '  pages: {\n',
      "  pages: {\n    report: { label: 'Own report', icon: 'chart', group: 'sms', route: '/apps/report', subject: 'all' },\n",
    );
    await product
      .page()
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'Own report' })
      .click();
    await there('There is no such file.');
    put(example('pages/report.tsx'), 'pages/report.tsx');
    await product.page().locator('.RaDataTable-table').waitFor();
    await row().getByRole('link').first().waitFor();
    take('pages/report.tsx');
    await there('There is no such file.');
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
