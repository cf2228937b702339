import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { bringAxe, faultsOf } from './judge';
import { startProduct, type Product } from './product';
import { requestsTo } from './requestsTo';
import { expectValue } from './steps/formSteps';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product.close());

/* That of the newest mail. */
const code = async () => {
  const { body } = await callAsAdmin(product.address, 'GET /v1/outbox?sort=-createdAt');
  const [mail] = Object.values(body).find((value) => Array.isArray(value)) as {
    body: string;
    to: string;
  }[];
  return /\b\d{6}\b/.exec(String(mail?.body))?.[0] ?? expect.fail(JSON.stringify(mail));
};

describe('who has forgotten the password', () => {
  const sent = async (page: Page) => {
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByText('we have sent a code').waitFor();
  };

  it('S4.08 S4.09 S4.10 sends a code, takes it, takes a new password, and shows the sign-in page again', async () => {
    const page = await product.open();
    await bringAxe(page);
    await page.goto('/apps/plans');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/forgot-password');
    await page.getByLabel('Email').fill('finance@demo.com');
    await sent(page);
    // A code that is wrong is said at its box, and the way on is another one.
    await page.getByLabel('Code').fill('000 000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectVisible(page.getByRole('alert').getByText('This code is not right, or no longer good.'));
    expect(await faultsOf(page, 'light')).toEqual([]);
    await page.getByRole('button', { name: 'Send another code' }).click();
    await expectValue(page.getByLabel('Email'), 'finance@demo.com');
    await sent(page);
    const digits = await code();
    // As it may come from the clipboard.
    await page.getByLabel('Code').fill(` ${digits.slice(0, 3)} ${digits.slice(3)} `);
    await expect.poll(() => page.getByLabel('Code').getAttribute('autocomplete')).toBe('one-time-code');
    await page.getByRole('button', { name: 'Continue' }).click();
    const box = page.getByLabel('New password');
    await box.fill('only-letters-in-it');
    expect(await faultsOf(page, 'light')).toEqual([]);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expectVisible(page.getByRole('alert').getByText('Must have letters and digits'));
    await box.fill('a better one 42');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expectVisible(page.getByText('Your password is changed.'));
    await expectValue(page.getByLabel('Email'), 'finance@demo.com');
    await page.getByLabel('Password', { exact: true }).fill('a better one 42');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    await page.context().close();
  });
});

describe('who has no account', () => {
  const open = async (selfRegistration: boolean) => {
    await callAsAdmin(product.address, 'PATCH /v1/roleSetting', { selfRegistration });
    const page = await product.open();
    await bringAxe(page);
    return page;
  };

  it('S2.55 S5.01 S5.02 S5.03 S5.05 S8.14 registers, and reads beside each field what is wrong with it', async () => {
    const page = await open(true);
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/register');
    const send = () => page.getByRole('button', { name: 'Create an account' }).click();
    const [name, email, password] = [
      page.getByLabel('Username'),
      page.getByLabel('Email'),
      page.getByLabel('Password', { exact: true }),
    ];
    await send();
    await expect.poll(() => name.evaluate((box: HTMLInputElement) => box.validity.valueMissing)).toBe(true);
    await name.fill('client');
    await email.fill('no address');
    await password.fill('a good one 42');
    await send();
    await expect.poll(() => email.evaluate((box: HTMLInputElement) => box.validity.typeMismatch)).toBe(true);
    await expect.poll(() => requestsTo(product, /^\/jwt\/register$/, 'POST')).toEqual([]);
    await email.fill('admin@demo.com');
    await send();
    const told = async (box: Locator) =>
      page.locator(`[id="${await box.getAttribute('aria-describedby')}"]`).textContent();
    await expectVisible(page.getByText('This email is already in use.'));
    await expect.poll(() => told(email)).toBe('This email is already in use.');
    await expect.poll(() => told(name)).toBe('This username is already in use.');
    expect([await name.inputValue(), await email.inputValue()]).toEqual(['client', 'admin@demo.com']);
    expect(await faultsOf(page, 'light')).toEqual([]);
    await name.fill('new.person');
    await email.fill('new.person@example.com');
    await send();
    await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
    await expectVisible(
      page.getByText('Confirm your address: we have sent a code to new.person@example.com.'),
    );
    expect(await faultsOf(page, 'light')).toEqual([]);
    const campaigns = page.getByRole('link', { name: 'Campaigns' });
    await expect.poll(() => campaigns.count()).toBe(0);
    const box = page.getByLabel('Code from the email');
    await box.fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectVisible(page.getByText('This code is not right, or no longer good.'));
    const first = await code();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expectVisible(page.getByText('A code has been sent to new.person@example.com.'));
    await expect.poll(code).not.toBe(first);
    const digits = await code();
    await box.fill(` ${digits.slice(0, 3)} ${digits.slice(3)} `);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectVisible(page.getByText('Your address is confirmed.'));
    await expectVisible(campaigns.first());
    await expect.poll(() => page.getByText('Confirm your address').count()).toBe(0);
    await page.context().close();
  });

  it('S2.55 finds the register screen, and reads that it is closed while the settings say so', async () => {
    const page = await open(false);
    await page.goto('/register');
    await expectVisible(page.getByText('Nobody can register here.'));
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await expectVisible(page.getByRole('link', { name: 'Forgot your password?' }));
    await expect.poll(() => page.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
    await page.context().close();
  });
});

it('lets somebody who was invited choose the password by the link of the mail, and sign in', async () => {
  const ask = (call: string, body?: object) => callAsAdmin(product.address, call, body);
  const { body } = await ask('GET /v1/roles?search=Support');
  const [role] = Object.values(body).find((value) => Array.isArray(value)) as { _id: string }[];
  const invited = { fullName: 'Ina Vited', username: 'ina', email: 'ina@example.com', role: 'support' };
  expect(await ask('POST /users', { ...invited, roles: [role?._id] })).toMatchObject({ status: 201 });
  const outbox = await ask('GET /v1/outbox?sort=-createdAt');
  const [mail] = Object.values(outbox.body).find((value) => Array.isArray(value)) as { body: string }[];
  const [link = ''] = /http\S+#invitation=\S+/.exec(String(mail?.body)) ?? [];
  const page = await product.open();
  await bringAxe(page);
  await page.goto(link);
  await page.getByText('ina@example.com').waitFor();
  await page.getByLabel('New password').fill('a better one 42');
  expect(await faultsOf(page, 'light')).toEqual([]);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expectVisible(page.getByText('Your password is changed.'));
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.getByLabel('Password', { exact: true }).fill('a better one 42');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  await page.context().close();
});
