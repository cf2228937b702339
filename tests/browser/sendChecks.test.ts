import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describedAt, openAnswering, taken } from '../gateway/sending/answeringServer';
import { callAsAdmin } from './callAsAdmin';
import { expectVisible } from './expectVisible';
import { signIn, startProduct, type Product } from './product';
import { openCreate } from './steps/formSteps';
import { menuItem, openList, openMenu, rowOf } from './steps/listSteps';
import { save, textbox } from './steps/packageSteps';
import { heading, toasts } from './steps/pageSteps';

type Stored = Readonly<Record<string, unknown>>;

const stored = async ({ address }: Product, entity: string, query: string) => {
  const { body } = await callAsAdmin(address, `GET /v1/${entity}?entriesPerPage=100&${query}`);
  return body[entity] as readonly Stored[];
};

const created = async ({ address }: Product, entity: string, values: object): Promise<string> => {
  const { body } = await callAsAdmin(address, `POST /v1/${entity}`, values);
  const made = Object.values(body).find((each) => Object(each)['_id'] !== undefined);
  expect(made, JSON.stringify(body)).toBeDefined();
  return String(Object(made)['_id']);
};

const pick = async (page: Page, box: string, option: RegExp): Promise<void> => {
  const input = page.getByRole('combobox', { name: box });
  await input.click();
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
};

/* What stands at the head of the check, as a state with what to do about it. */
const says = async (page: Page, ...texts: readonly string[]): Promise<void> => {
  for (const text of texts)
    await expectVisible(page.getByRole('main').getByText(text, { exact: true }).first());
};

const stepOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Steps' }).getByRole('row', { name: new RegExp(`^${name} `) });

describe('a check of what would become of a message', () => {
  let product: Product;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct('.', { SENDER: 'simulated' });
    page = await product.open({ viewport: { width: 1280, height: 900 } });
    await signIn(page);
  });
  afterAll(() => product.close());

  const check = async (customer: RegExp, sender: string, number: string) => {
    await openCreate(page, 'Send checks');
    await pick(page, 'Customer', customer);
    /* the one that was asked about before */
    await expect.poll(() => page.getByRole('combobox', { name: 'Sender' }).inputValue()).toBe(sender);
    await textbox(page, 'Number').fill(number);
    await textbox(page, 'Text').fill('Hello {fullName|you}');
  };

  it('says why it would be refused, and sends nothing', async () => {
    const before = await stored(product, 'smsLogs', 'to=%2B491713920031');
    await check(/Clara Client/, 'WEILAND', '0049 (171) 3920031');
    await save(page);
    await heading(page, '+491713920031').waitFor();
    await says(page, 'Would be refused', 'Opted out');
    await says(page, 'This person opted out: the number gets no more messages.');
    await expectVisible(stepOf(page, 'Opt-outs').getByText('Opted out'));
    await expectVisible(stepOf(page, 'Route').getByText('Telekom Deutschland'));
    await expect.poll(() => stored(product, 'smsLogs', 'to=%2B491713920031')).toEqual(before);
  });

  it('says until when it would wait for quiet hours, at a moment to come', async () => {
    const [rule] = await stored(product, 'countryRules', 'search=&country=DE');
    const hours = { quietFrom: '00:00', quietTo: '23:00' };
    await callAsAdmin(product.address, `PATCH /v1/countryRules/${String(rule?.['_id'])}`, hours);
    await check(/Jonas Brandt/, 'Nordlicht', '+49 171 3920045');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('When').fill(`${tomorrow}T12:00`);
    await save(page);
    await heading(page, '+491713920045').waitFor();
    await says(page, 'Would wait', 'Quiet hours', 'Marketing is sent there when they are over.');
    await expectVisible(page.getByText(/, 23:00$/).first());
  });

  it('says that it would go, and checks again what has changed since', async () => {
    await check(/Jonas Brandt/, 'Nordlicht', '+49 171 3920045');
    await page.getByRole('combobox', { name: 'Kind of message' }).selectOption({ label: 'Service' });
    await save(page);
    await heading(page, '+491713920045').waitFor();
    await says(page, 'Would be handed over');
    const [operator] = await stored(product, 'operators', 'search=Telekom');
    const status = { status: 'not_operational' };
    await callAsAdmin(product.address, `PATCH /v1/operators/${String(operator?.['_id'])}`, status);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expectVisible(toasts(page).getByText('Checked again.'));
    await says(page, 'Would fail', 'No route');
  });
});

describe('a connection that is at fault', () => {
  it('says on the page of a campaign why that waits, and sends it once somebody lets it go on', async () => {
    let isMended = false;
    const operator = await openAnswering(({ id }) =>
      isMended ? taken(id) : { status: 401, body: { error: 'KEY_EXPIRED' } },
    );
    onTestFinished(operator.close);
    const SENDER_HTTP = JSON.stringify({ main: describedAt(operator.url) });
    const product = await startProduct('.', { SENDER: 'http', SENDER_HTTP });
    onTestFinished(product.close);
    const [sender] = await stored(product, 'senderIds', 'status=approved&search=Nordlicht');
    const user = sender?.['user'];
    const status = 'active';
    const group = await created(product, 'contactGroups', { name: 'Walkers', code: 'walkers', user, status });
    await created(product, 'contacts', { phone: '+491713920045', user, groups: [group] });
    const campaign = { name: 'To walkers', user, message: 'Hello', groups: [group], repeat: 'once' };
    const id = await created(product, 'campaigns', { ...campaign, senderId: sender?.['_id'] });
    await callAsAdmin(product.address, `POST /v1/campaigns/${id}/sendNow`, {});
    const reason = 'It waits: the connection "main" is paused. 401 KEY_EXPIRED';
    const found = async () => (await stored(product, 'campaigns', 'search=walkers'))[0];
    await expect.poll(found, { timeout: 30_000 }).toMatchObject({ status: 'running', reason });

    const page = await product.open({ viewport: { width: 1280, height: 900 } });
    await signIn(page, 'admin', `/apps/campaigns/${id}/show`);
    await heading(page, 'To walkers').waitFor();
    await says(page, 'Running', reason);
    await openList(page, 'Connections');
    await expectVisible(rowOf(page, 'main').getByText('Paused'));
    await expectVisible(rowOf(page, 'main').getByText('401 KEY_EXPIRED'));
    isMended = true;
    await openMenu(page, 'main');
    await menuItem(page, 'Go on').click();
    const dialog = page.getByRole('dialog', { name: 'Go on sending by main?' });
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await expectVisible(toasts(page).getByText('main goes on.'));
    await expectVisible(rowOf(page, 'main').getByText('Working'));
    await expect.poll(found, { timeout: 30_000 }).toMatchObject({ status: 'completed', reason: null });
    await page.goto(`/apps/campaigns/${id}/show`);
    await says(page, 'Completed');
    await expect.poll(() => page.getByText(/It waits/).count()).toBe(0);
    expect(operator.timesOf('+491713920045')).toBeGreaterThan(0);
  });
});
