import type { Locator, Page } from 'playwright-core';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../browser';
import { startServer, type Running } from '../command';
import { personAt, type Person } from './person';

/* An empty product: nobody but the one who sets it up, no record, and the operator that everybody begins with. */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const settings = { STORE: 'memory', DATABASE_URL: '', DEMO: 'off', SENDER: 'simulated', SENDER_SPEED: '50' };

let running: Running;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;
let person: Person;

beforeAll(async () => {
  running = await startServer(root, ['node', 'dist-gateway/main.js'], settings);
  browser = await launchBrowser();
  page = await browser.newPage({
    locale: 'en-GB',
    baseURL: running.address,
    viewport: { width: 1440, height: 900 },
  });
});
afterAll(async () => {
  await browser.close();
  await running.stop();
});

const main = () => page.locator('main');
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp, within: Locator = main()) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });
const box = (name: RegExp, within: Locator = main()) => within.getByRole('textbox', { name });

const choose = async (list: RegExp, option: RegExp, within: Locator = main()) => {
  await person.click(within.getByRole('combobox', { name: list }));
  await person.click(page.getByRole('option', { name: option }));
};

const saved = async (within: Locator = main()) => person.click(button('Save', within));

/** What cannot be done yet says what comes first, and leads nowhere. */
const first = async (name: string, before: string) => {
  const step = page.getByRole('listitem').filter({ hasText: name });
  await expect.poll(() => step.innerText()).toContain(`First: ${before}`);
  await expect.poll(() => step.getByRole('link').count()).toBe(0);
};

/** Back to where one landed, whose list says what is done and what comes next. */
const firstStep = async (name: string, done: number) => {
  await person.go('Operations');
  await page.getByText(`${done} of 12 done`).waitFor();
  const step = page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect.poll(() => step.innerText()).toContain('to be done');
  await expect.poll(() => page.getByRole('main').locator('li[data-done=true]').count()).toBe(done);
  await person.click(page.getByRole('link', { name, exact: true }));
};

it('Onboarding: 10.5 leads from an empty product to a sent campaign by what its screens offer alone', async () => {
  const address = /#setup=[\w-]+/.exec(running.output())?.[0] ?? expect.fail('no address was shown');
  person = await personAt(page, `/${address}`);
  await person.write(page.getByLabel('Name'), 'Ann Arbor');
  await person.write(page.getByLabel('Email'), 'ann@example.com');
  await person.write(page.getByLabel('Password', { exact: true }), 'correct horse battery');
  await person.click(button('Begin', page.locator('body')));
  await page.getByText('0 of 12 done').waitFor();

  await person.click(button('Hide'));
  await person.click(button('Show: First steps'));

  await first('Send a campaign', 'Set prices');
  await first('Approve a sender ID', 'Request a sender ID');

  await firstStep('Add an operator', 0);
  await person.write(box(/^Name/), 'Rhine Mobile');
  await person.write(main().getByRole('combobox', { name: /^Country/ }), 'DE');
  await person.write(box(/^MCC/), '262');
  await person.write(box(/^MNC/), '01');
  await saved();
  await person.hears(/Rhine Mobile.* created/);

  await firstStep('Set prices', 1);
  await person.click(button('Add a tier'));
  await person.write(box(/^Price/), '0.05');
  await person.write(box(/^Minimum credit/), '10');
  await saved();
  await person.hears(/Pricing ranges saved/);

  await firstStep('Create a plan', 2);
  await person.write(box(/^Name/, dialog()), 'Basic');
  await person.write(box(/^Price/, dialog()), '9');
  await saved(dialog());
  await person.hears(/Basic.* created/);

  await firstStep('Add the first customer', 3);
  await person.write(box(/^Name/), 'Carla Kunde');
  await person.write(box(/^Username/), 'carla');
  await person.write(box(/^Email/), 'carla@kontor.example');
  await person.write(
    main()
      .getByLabel(/^Password/)
      .first(),
    'correct horse battery 7',
  );
  await saved();
  await person.hears(/Carla Kunde.* created/);

  await firstStep('Activate a customer', 4);
  await person.click(button('Activate'));
  await person.click(button('Activate', dialog()));
  await person.hears(/Carla Kunde activated/);

  await firstStep('Top up a customer’s balance', 5);
  await person.click(button('Top up balance'));
  await person.write(box(/^Amount/, dialog()), '50');
  await person.write(box(/^Payment/, dialog()), 'Bank transfer 4711');
  await person.click(button('Top up balance', dialog()));
  await main().getByText('€50.00').first().waitFor();

  await firstStep('Request a sender ID', 6);
  await person.write(box(/^Sender ID/), 'KONTOR');
  await choose(/^Customer/, /Carla Kunde/);
  await person.write(box(/^Purpose/), 'Reminders of appointments');
  await person.write(box(/^Sample message/), 'Your appointment is tomorrow at 9.');
  await saved();
  await person.click(button('Submit for review'));
  await firstStep('Approve a sender ID', 7);
  await person.click(button('Approve'));
  await person.click(button('Approve', dialog()));
  await person.hears(/KONTOR approved/);

  await firstStep('Create a contact group', 8);
  await person.write(box(/^Name/, dialog()), 'Patients');
  await person.write(box(/^Code/, dialog()), 'patients');
  await choose(/^Customer/, /Carla Kunde/, dialog());
  await saved(dialog());
  await person.hears(/Patients.* created/);

  await firstStep('Add a contact', 9);
  await person.write(box(/^Name/), 'Jo Weber');
  await person.write(box(/^Phone/), '+4915112345678');
  await choose(/^Customer/, /Carla Kunde/);
  await choose(/^Groups/, /Patients/);
  await saved();
  await person.hears(/Jo Weber.* created/);

  await firstStep('Write a campaign', 10);
  await person.write(box(/^Name/), 'Welcome');
  await choose(/^Customer/, /Carla Kunde/);
  await person.write(box(/^Message/), 'Hello {fullName}, welcome!');
  await choose(/^To/, /Patients/);
  await saved();
  await person.hears(/Welcome.* created/);

  await firstStep('Send a campaign', 11);
  await person.click(button('Send now'));
  await dialog()
    .getByText(/€49\.95/)
    .waitFor();
  await person.click(button('Send now', dialog()));
  await main().getByText('Completed').first().waitFor();
  await person.go('Operations');
  await main().getByText('Throughput').waitFor();
  await expect.poll(() => page.getByText('First steps').count()).toBe(0);
});
