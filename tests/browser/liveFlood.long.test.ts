import { expect, it, onTestFinished } from 'vitest';
import { holdRequests } from './holdRequests';
import { signIn, startProduct } from './product';

it('F-06 F-07 8.4 loses no key and no count in a flood of ten thousand, and draws 200 rows of them', async () => {
  const product = await startProduct();
  onTestFinished(() => product.close());
  const text = 'The quick brown fox jumps over the lazy dog, twice and once more.';
  const customer = await product.open();
  await signIn(customer, 'customer', '/apps/contacts/create');
  const bell = customer.getByRole('banner').getByRole('button', { name: /^Notifications, \d+ unread/ });
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0]);
  await bell.waitFor();
  await expect.poll(async () => (await product.control('GET', 'socket'))['count']).toBe(1);
  const before = await unread();
  const userId = await customer.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('sms.session') ?? '{}') as { userData: { _id: string } }).userData
        ._id,
  );
  // The list is asked for again, and answers late: until then what arrived is all that is known.
  const held = await holdRequests(product, '/v1/dashboardNotis/customer');
  const name = customer.getByRole('textbox', { name: 'Name' }).first();
  await name.focus();
  const payload = {
    _id: 'flood-0',
    title: 'Flood',
    user: userId,
    read: false,
    createdAt: '2027-01-01T00:00:00Z',
  };
  const flood = product.control('POST', 'emit', { event: 'notification', userId, payload, times: 10_000 });
  await name.pressSequentially(text, { delay: 15 });
  await flood;
  await expect.poll(unread).toBe(before + 10_000);
  await expect.poll(() => name.inputValue()).toBe(text);
  await bell.click();
  const panel = customer.getByRole('dialog', { name: 'Notifications' });
  await expect.poll(() => panel.getByRole('listitem').count()).toBe(200);
  await held.release();
  await expect.poll(unread).toBe(before);
});
