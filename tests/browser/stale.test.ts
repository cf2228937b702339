import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../../src/locales/en/messages';
import { served } from '../hostile/goodRecords';
import { signIn, startProduct, type Product } from './product';
import { visit } from './steps/visit';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

it('A9 what was loaded before stays when asking again fails, with a word that it may be out of date', async () => {
  const page = await product.open();
  await signIn(page);
  const [resource, other] = served;
  if (!resource || !other) throw new Error('Two entities with a server are needed.');
  const list = `/${resource.name}`;
  await visit(page, list);
  const path = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
  await visit(page, `/${other.name}`);
  await product.control('POST', 'faults', {
    kind: 'html',
    status: 200,
    match: '/*',
    method: 'GET',
    times: 'always',
  });
  for (const [address, text] of [
    [list, messages.app.list.error.stale],
    [String(path), messages.app.record.stale],
  ] as const) {
    const seen = await visit(page, address);
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
    expect(seen).toMatchObject({ hasFailed: false, hasStopped: false });
  }
});
