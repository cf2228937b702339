import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../callAsAdmin';
import { expectVisible } from '../expectVisible';
import { startProduct, type Product } from '../product';
import { requestsTo } from '../requestsTo';
import { choose, entryOf } from '../steps/pageSteps';
import { allLeave, personOf, type Person } from './person';

let product: Product;

beforeAll(async () => void (product = await startProduct()));

afterAll(() => product.close());

/* who has gone listens no more, or the next person would be taken to listen before they do */
afterEach(() => allLeave(product));

/** A form of a record in which something was typed that is not saved. */
const editedContact = async (text: string) => {
  const person = await personOf(product);
  const { page } = person;
  await choose(person.page, 'Contact list');
  await page.getByText('Hanna Petersen', { exact: true }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  const company = page.getByRole('textbox', { name: 'Company', includeHidden: true });
  await person.write(company, text);
  return { person, company };
};

/** Somebody else saves the record of this page, once the page would hear of it. */
const changeElsewhere = async (page: Page, company: string): Promise<void> => {
  await expect.poll(async () => (await product.control('GET', 'socket'))['count']).toBe(1);
  const [, , , id = ''] = new URL(page.url()).pathname.split('/');
  expect((await callAs(product.address, 'support')(`PATCH /v1/contacts/${id}`, { company })).status).toBe(
    200,
  );
};

/** Opens a picker and takes the first that fits. */
const pick = async (person: Person, box: RegExp, option: RegExp) => {
  await person.click(person.page.getByRole('combobox', { name: box }));
  await person.click(person.page.getByRole('listbox').getByRole('option', { name: option }).first());
};

describe('A person', () => {
  it('Task 9: changes a price of the table, is led to what is wrong, and reads it as all others are written', async () => {
    const person = await personOf(product);
    const { page } = person;
    await choose(person.page, 'Pricing ranges');
    person.startTask();
    const price = page.getByRole('textbox', { name: 'Price, Entry 2' });
    const save = page.getByRole('button', { name: 'Save' });
    await person.click(price);
    await person.write(price, 'a lot');
    await person.click(save);
    await expect.poll(() => price.evaluate((box) => box === document.activeElement)).toBe(true);
    await person.write(price, '0,0605');
    await person.click(save);
    await person.hears(/saved/i);
    await expect.poll(() => price.inputValue()).toBe('0.0605');
    expect(person.clicks()).toBeLessThanOrEqual(3);
  });

  it('Task 11: writes a campaign, sees what it means and sends it', async () => {
    const person = await personOf(product);
    const { page } = person;
    await choose(person.page, 'Campaigns');
    await page.getByRole('table').waitFor();
    person.startTask();
    await person.click(page.getByRole('link', { name: 'Create' }));
    await person.write(page.getByRole('textbox', { name: 'Name' }), 'Spring');
    await pick(person, /^Customer/, /Jonas Brandt/);
    /* the only sender that this customer may use */
    await expect
      .poll(() => page.getByRole('combobox', { name: /^Sender/ }).inputValue())
      .toContain('Nordlicht');
    const numbers = page.getByRole('complementary', { name: 'What it will cost' });
    await expectVisible(numbers.getByText('Fill in “Message” and “To” to see the numbers.'));
    await person.write(page.getByRole('textbox', { name: 'Message' }), 'Hello {fullName} 🎉');
    await pick(person, /^To/, /./);
    await expectVisible(page.getByText(/^As .* reads it$/));
    await expectVisible(page.getByRole('button', { name: /emoji, at 18/ }));
    for (const fact of FACTS) await expectVisible(numbers.getByText(fact, { exact: true }));
    const cost = await factOf(numbers, 'Estimated cost');
    /* one cost: the text is not priced once more for those who cannot be reached */
    await expect.poll(() => page.getByText('€').count()).toBe(await numbers.getByText('€').count());
    await person.click(page.getByRole('button', { name: 'Save' }));
    await person.click(page.getByRole('main').getByRole('button', { name: 'Send now' }));
    const dialog = page.getByRole('dialog');
    for (const fact of FACTS) await expectVisible(dialog.getByText(fact, { exact: true }));
    await expect.poll(() => factOf(dialog, 'Estimated cost')).toBe(cost);
    await person.click(dialog.getByRole('button', { name: 'Send now' }));
    await dialog.waitFor({ state: 'detached' });
    expect(person.clicks()).toBeLessThanOrEqual(8);
  });

  it('Task 32: saves while there is no connection, once and by itself when it is back', async () => {
    const person = await personOf(product);
    const { page } = person;
    await choose(person.page, 'Pricing ranges');
    const credit = page.getByRole('textbox', { name: 'Minimum credit' });
    await person.write(credit, '25');
    await product.control('DELETE', 'log');
    await page.context().setOffline(true);
    await person.click(page.getByRole('button', { name: 'Save' }));
    await person.hears(/^Not saved yet: you are offline/m);
    /* what is typed while it waits goes along */
    await person.write(credit, '26');
    expect((await person.heard()).join()).not.toMatch(/saved$/m);
    person.startTask();
    await page.context().setOffline(false);
    await person.hears(/Pricing ranges saved/);
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
    await expect.poll(() => credit.inputValue()).toContain('26');
    expect(person.clicks()).toBe(0);
    await expect.poll(() => requestsTo(product, /^\/v1\/pricingRanges/, 'PATCH')).toHaveLength(1);
  });

  it('Task 30: signs in again over the form, with the password alone, and what waited is saved', async () => {
    const { person, company } = await editedContact('Kontor am Deich');
    const { page } = person;
    await product.control('POST', 'expire');
    person.startTask();
    await person.click(page.getByRole('button', { name: 'Save' }));
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    const password = dialog.getByLabel('Password', { exact: true });
    await expect.poll(() => password.evaluate((box) => box === document.activeElement)).toBe(true);
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe('admin@demo.com');
    await expect.poll(() => dialog.getByLabel('Remember me').count()).toBe(0);
    await expect.poll(() => company.inputValue()).toBe('Kontor am Deich');
    await person.type('admin');
    await person.press('Enter');
    await person.hears(/Hanna Petersen.* saved/);
    await expectVisible(page.getByText('Kontor am Deich', { exact: true }));
    expect(person.clicks()).toBe(2);
  });

  it('Session expired: a dialog stands over the page, refuses a wrong password and leaves what was typed', async () => {
    const { person, company } = await editedContact('Kontor am Berg');
    const { page } = person;
    await product.control('POST', 'expire');
    // Whatever asks first in the background brings the dialog, which a click would not reach through.
    await person.press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    await person.type('wrong');
    await person.press('Enter');
    await expectVisible(dialog.getByRole('alert').filter({ hasText: /./ }));
    await expect.poll(() => company.inputValue()).toBe('Kontor am Berg');
    await person.write(dialog.getByLabel('Password', { exact: true }), 'admin');
    await person.press('Enter');
    await person.hears(/Hanna Petersen.* saved/);
  });

  it('Task 31: is told of the change of somebody else while they type, and decides field by field', async () => {
    const { person, company } = await editedContact('Kontor am Hafen');
    const { page } = person;
    await changeElsewhere(page, 'Kontor am Ufer');
    await person.hears(/Changed by /);
    await expect.poll(() => company.inputValue()).toBe('Kontor am Hafen');
    person.startTask();
    await person.click(page.getByRole('button', { name: 'Save' }));
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    await expectVisible(dialog.getByRole('row', { name: 'Company Kontor am Hafen Kontor am Ufer' }));
    const lefts = await Promise.all(
      ['Yours', 'Theirs'].map((name) =>
        dialog.getByRole('columnheader', { name }).evaluate((cell) => getComputedStyle(cell).textAlign),
      ),
    );
    expect(lefts).toEqual(['start', 'start']);
    await person.click(dialog.getByRole('button', { name: 'Save mine' }));
    await expectVisible(page.getByText('Kontor am Hafen', { exact: true }));
    expect(person.clicks()).toBe(2);
  });

  it('Live update / lock: a banner beside the form says who changed its record, and shows both before anything is saved', async () => {
    const { person } = await editedContact('Kontor am See');
    const { page } = person;
    await changeElsewhere(page, 'Kontor am Fluss');
    await person.hears(/Changed by /);
    await person.click(page.getByRole('button', { name: 'Show', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Changed by someone else' });
    await person.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Company' }).inputValue())
      .toBe('Kontor am Fluss');
  });

  it('Task 33: has what they typed back after a reload, with one click', async () => {
    const { person, company } = await editedContact('Kontor am Wald');
    const { page } = person;
    await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('am Wald'));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expectVisible(page.getByText(/^You have unsaved input of /));
    person.startTask();
    await person.click(page.getByRole('button', { name: 'Restore' }));
    await expect.poll(() => company.inputValue()).toBe('Kontor am Wald');
    expect(person.clicks()).toBe(1);
  });

  it('Offline banner: says that there is no connection for as long as there is none, and the page stays', async () => {
    const person = await personOf(product);
    const { page } = person;
    await page.context().setOffline(true);
    await person.hears(/^You are offline\./m);
    const banner = page.getByText(/^You are offline\./);
    await expectVisible(banner);
    await expectVisible(page.getByRole('heading', { level: 1 }).first());
    await page.context().setOffline(false);
    await banner.waitFor({ state: 'detached' });
  });

  it('Empty states: a picker without records says why, creates one over the form, and has it chosen', async () => {
    const person = await personOf(product);
    const { page } = person;
    await choose(page, 'Campaigns');
    await page.getByRole('link', { name: 'Create' }).click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await person.write(name, 'Spring');
    await pick(person, /^Customer/, /Luca Moretti/);
    person.startTask();
    const groups = page.getByRole('combobox', { name: /^To/ });
    await person.click(groups);
    await person.hears('There are no contact groups to choose from yet.');
    await person.click(page.getByRole('button', { name: 'Create one' }));
    const dialog = page.getByRole('dialog', { name: 'Create contact group' });
    await expect.poll(() => dialog.getByRole('combobox', { name: /^Customer/ }).inputValue()).toMatch(/Luca/);
    await person.write(dialog.getByRole('textbox', { name: 'Name' }), 'Guests of Luca');
    await person.write(dialog.getByRole('textbox', { name: 'Code' }), 'guests-of-luca');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.waitFor({ state: 'detached' });
    await expectVisible(page.getByRole('button', { name: 'Guests of Luca' }));
    await person.hears(/Guests of Luca.* created/);
    await expect.poll(() => groups.evaluate((box) => box === document.activeElement)).toBe(true);
    await expect.poll(() => name.inputValue()).toBe('Spring');
    expect(page.url()).toMatch(/campaigns\/create$/);
    expect(person.clicks()).toBe(3);
  });

  it('Task 15: changes the rights of a role, reads what that changes before it is saved, and sees as the role does', async () => {
    const person = await personOf(product);
    const { page } = person;
    await choose(page, 'Role');
    const main = page.getByRole('main');
    await main.getByRole('table').waitFor();
    person.startTask();
    await person.click(main.getByRole('link', { name: 'Support', exact: true }));
    await person.click(page.getByRole('link', { name: 'Edit', exact: true }));
    await person.click(page.getByRole('checkbox', { name: 'Edit Operators', exact: true }));
    await person.hears(/^(Given|Taken away) when you save: Edit Operators$/m);
    await person.click(page.getByRole('button', { name: 'Save' }));
    await person.hears(/saved/);
    await person.click(page.getByRole('button', { name: 'View as this role' }));
    await person.hears(/^Viewing as Support/m);
    await expectVisible(page.getByText(/^Viewing as Support.*Exit$/));
    expect(person.clicks()).toBeLessThanOrEqual(6);
  });

  it('Task 38: is asked before what they typed is left behind, and presses Save where nothing was changed', async () => {
    const person = await personOf(product);
    const { page } = person;
    const open = async () => {
      await choose(person.page, 'Packages');
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
    };
    await open();
    const name = page.getByRole('textbox', { name: 'Name' });
    const before = await name.inputValue();
    await person.write(name, 'Something else');
    await person.click(entryOf(page, 'Campaigns'));
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await person.click(question.getByRole('button', { name: 'Stay' }));
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => name.inputValue()).toBe('Something else');
    await page.goBack();
    await person.click(question.getByRole('button', { name: 'Stay' }));
    await question.waitFor({ state: 'detached' });
    await person.write(name, before);
    await person.click(page.getByRole('button', { name: 'Save' }));
    await person.hears('Nothing was changed.');
    await open();
    await person.write(name, 'Something else');
    await person.click(entryOf(page, 'Campaigns'));
    await person.click(question.getByRole('button', { name: /^Leave/ }));
    await page.getByRole('heading', { level: 1, name: 'Campaigns' }).waitFor();
  });
});

/** What is known before a campaign is sent. */
const FACTS =
  'Recipients,Total segments,Price per segment,Estimated cost,Balance now,Balance afterwards'.split(',');

const factOf = (place: Locator, name: string) =>
  place.locator('dl > div').filter({ hasText: name }).locator('dd').innerText();
