import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectVisible } from '../expectVisible';
import { startProduct, type Product } from '../product';
import { personOf } from './person';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

it('Responsive cards: say on a phone how far a campaign is, and a name without the number below it', async () => {
  const { page: phone, ...worker } = await personOf(product);
  await worker.go('Campaigns');
  await phone.setViewportSize({ width: 390, height: 844 });
  const card = phone.getByRole('main').getByRole('listitem').filter({ hasText: 'Completed' }).first();
  await expectVisible(card.getByText(/^\d+ of \d+$/));
  const draft = phone.getByRole('main').getByRole('listitem').filter({ hasText: 'Draft' }).first();
  await expectVisible(draft.locator('a.title'));
  await expect.poll(() => draft.locator('.progress:not(:empty)').count()).toBe(0);
  await phone.setViewportSize({ width: 1440, height: 900 });
  await worker.go('Contact list');
  await phone.setViewportSize({ width: 390, height: 844 });
  await expectVisible(phone.getByRole('main').getByRole('link', { name: 'Hanna Petersen', exact: true }));
  await phone.close();
});
