import { describe, expect, it } from 'vitest';
import { replaceInConfig } from './editConfig';
import { overriddenProduct } from './overriddenProduct';

describe('a file of overrides/ that comes and goes while the product runs', () => {
  const product = overriddenProduct();
  const { example, put, take, gone, there, row, isSamePage } = product;

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
    await expect.poll(() => row().getByTestId('code').innerText()).toMatch(/^\d{3}$/);
    take();
    await gone('25 operators in all');
    await expect
      .poll(() =>
        product
          .page()
          .getByTitle(/^From /)
          .count(),
      )
      .toBe(0);
    await expect.poll(() => product.page().getByTestId('code').count()).toBe(0);
    await expect.poll(() => product.page().getByRole('button', { name: 'Own button' }).count()).toBe(0);
    await expect.poll(() => isSamePage()).toBe(true);
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
});
