import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { languages, type Language } from '../../src/locales/languages';
import { createAbility } from '../../src/model/access/ability';
import { modelFor } from '../../src/model/access/bound';
import { createModel } from '../../src/model/resolve/createModel';
import { translate } from '../../src/model/resolve/translate';
import { menuSections } from '../../src/model/pages/menuSections';
import de from '../../translations/de.json';
import fr from '../../translations/fr.json';
import pt from '../../translations/pt.json';
import { expectVisible } from './expectVisible';
import { expectValue } from './steps/formSteps';
import { choose, heading } from './steps/pageSteps';
import { signIn, startProduct, type Product } from './product';
import { sentBy } from './network/sentBy';

const everything = createAbility([{ action: 'manage', subject: 'all' }]);
const sectionsIn = (locale: Language) => {
  const declared = locale === 'en' ? config : translate(config, { [locale]: { de, fr, pt }[locale] });
  return menuSections(modelFor(createModel(declared, kinds), false), everything);
};

let product: Product;
let page: Page;

beforeAll(async () => {
  product = await startProduct();
  page = await product.open();
  await signIn(page);
});

afterAll(() => product.close());

const menu = () => page.getByRole('navigation', { name: 'Main menu' });
const group = (name: string) => menu().getByRole('region', { name, exact: true });
const find = () => menu().getByRole('textbox', { name: 'Find in the menu' });

/** The name of a group, which is no heading: that of the page comes first. */
const named = (name: string) => menu().locator('[data-heading]').getByText(name, { exact: true });

/** The entries that are seen below a heading after the one press that it may take. */
const entriesOf = async (name: string) => {
  const folded = group(name).getByRole('button', { name, exact: true, expanded: false });
  if ((await folded.count()) > 0) await folded.click();
  return group(name).getByRole('link').allTextContents();
};

/** The entries that are seen after their name was typed into the field of the menu. */
const foundBy = async (name: string) => {
  await find().fill(name);
  const found = await menu().getByRole('listitem').allTextContents();
  await find().fill('');
  return found;
};

describe('the menu of an admin', () => {
  it('is on one screen, with every heading in sight and the group of the open page unfolded', async () => {
    const headings = sectionsIn('en').map(({ label }) => label?.en ?? '');
    for (const name of headings) await expectVisible(named(name));
    const { height, room } = await menu().evaluate((nav) => ({
      height: nav.scrollHeight,
      room: nav.clientHeight,
    }));
    expect(height).toBeLessThan(2 * room);
    // The first fourteen entries are there, and Settings has the page that is open.
    await expect
      .poll(() => menu().getByRole('button', { expanded: false }).allTextContents())
      .toEqual(headings.filter((name) => !['Dashboards', 'SMS', 'Settings'].includes(name)));
  });

  it.each([
    ['S2.15', 'SMS', ['SMS logs', 'Sender IDs', 'Spam words', 'Campaigns', 'Operators', 'Pricing ranges']],
    [
      'S2.16',
      'Customers',
      [
        'Users',
        'Subscriptions',
        'Invoices',
        'Invoice history',
        'Balance History',
        'Contact groups',
        'Contact list',
      ],
    ],
    ['S2.17', 'Reports', ['Audit Log', 'User Log', 'Purchase History']],
  ])('%s has a heading %s over exactly its areas, one press away', async (_, name, entries) => {
    await expect.poll(() => entriesOf(name)).toEqual(entries);
  });

  it('S1.21 has the areas of the back office under their headings', async () => {
    await expect.poll(() => entriesOf('Team')).toEqual(['Admins', 'Role']);
    await expect
      .poll(() => entriesOf('Billing'))
      .toEqual(expect.arrayContaining(['Packages', 'Plan', 'Addon']));
    const notifications = [
      'Notification Template',
      'Notification Group',
      'Subscribers',
      'Outbox',
      'Dashboard notifications',
    ];
    await expect.poll(() => entriesOf('Notifications')).toEqual(notifications);
    const settings = [
      'My Setting',
      'Role Setting',
      'Billing Setting',
      'Email Setting',
      'Notification Setting',
      'Privacy&Policy',
    ];
    await expect.poll(() => entriesOf('Settings')).toEqual(settings);
  });

  it('shows entries by their names or headings as one types, and opens the first with Enter', async () => {
    for (const name of ['User Log', 'Notification Group'])
      await expect.poll(async () => (await foundBy(name))[0]).toBe(name);
    await expect
      .poll(() => foundBy('billing'))
      .toEqual(expect.arrayContaining(['Packages', 'Plan', 'Billing Setting']));
    await find().fill('no such page');
    await menu().getByText('Nothing in the menu has this name.').waitFor();
    await find().press('Escape');
    await expectValue(find(), '');
    await find().fill('balance h');
    await menu().getByRole('status').filter({ hasText: '1 result' }).waitFor();
    await find().press('Enter');
    await heading(page, 'Balance History').waitFor();
    await expectValue(find(), '');
  });

  it('has its bookmarks on top, the same as the bar, by a star at each entry', async () => {
    const bar = page.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link');
    const marked = group('Bookmarks').getByRole('link');
    await expect.poll(() => marked.allTextContents()).toEqual(['Plan']);
    await group('SMS').getByRole('listitem').filter({ hasText: 'Campaigns' }).hover();
    await group('SMS').getByRole('button', { name: 'Bookmark Campaigns' }).click();
    await expect.poll(() => marked.allTextContents()).toEqual(['Campaigns', 'Plan']);
    await expect.poll(() => bar.allTextContents()).toEqual(['Campaigns', 'Plan']);
    await page.reload();
    await expect.poll(() => marked.allTextContents()).toEqual(['Campaigns', 'Plan']);
    await marked.first().click();
    await heading(page, 'Campaigns').waitFor();
    await group('Bookmarks').getByRole('button', { name: 'Bookmark Campaigns' }).click();
    await expect.poll(() => marked.allTextContents()).toEqual(['Plan']);
  });
});

describe('the frame of a page', () => {
  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;

  it('S2.56 S2.58 S2.59 S2.60 S2.61 is a menu at the left, a floating white bar, the full width and a footer', async () => {
    await choose(page, 'Contact list');
    await page.getByRole('navigation', { name: 'Pages' }).waitFor();
    const [bar, content, list] = await Promise.all(['header', 'main', 'nav'].map(boxOf));
    const { width = 0 } = page.viewportSize() ?? {};
    expect(list).toMatchObject({ x: 0, y: 0 });
    expect(content!.x).toBeGreaterThanOrEqual(list!.width);
    expect(width - content!.x - content!.width).toBeLessThanOrEqual(40);
    expect([bar!.x > list!.width, bar!.y > 0, bar!.x + bar!.width < width]).toEqual([true, true, true]);
    expect((await boxOf('footer')).y).toBeGreaterThan(page.viewportSize()!.height);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await boxOf('main')).y).toBeLessThan(content!.y);
    await expect.poll(() => boxOf('header')).toEqual(bar);
    await expect
      .poll(() => page.locator('header').evaluate((each) => getComputedStyle(each).backgroundColor))
      .toMatch(/^rgba?\(255, 255, 255\b/);
  });
});

describe('the skin', () => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const isLight = (colour: string) =>
    (colour.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) > 200);

  it('S2.57 S2.64 is light at first, and dark for good once it is chosen', async () => {
    expect(isLight(await background())).toBe(true);
    await page.getByRole('button', { name: 'Use dark colors' }).click();
    await page.getByRole('button', { name: 'Use light colors' }).waitFor();
    await expect.poll(async () => isLight(await background())).toBe(false);
    await page.reload();
    await page.getByRole('button', { name: 'Use light colors' }).waitFor();
    await expect.poll(async () => isLight(await background())).toBe(false);
    await expect.poll(() => page.evaluate(() => Object.values(localStorage))).toContain('"dark"');
  });
});

describe('an address that leads nowhere', () => {
  it('S2.07 says so beside the menu', async () => {
    await page.goto('/apps/nowhere');
    await heading(page, 'Page not found').waitFor();
    await page.getByText('There is no page at /apps/nowhere.').waitFor();
    await choose(page, 'Plan');
    await expectVisible(heading(page, 'Plan'));
  });
});

describe('the languages', () => {
  const switcher = () => page.locator('header [aria-haspopup=menu]').first();
  const options = () => page.getByRole('menuitem');

  it('S2.65 are exactly four', async () => {
    await switcher().click();
    await options().first().waitFor();
    await expect
      .poll(() => options().allTextContents())
      .toEqual(['English', 'Deutsch', 'Français', 'Português']);
    await page.keyboard.press('Escape');
    await options().first().waitFor({ state: 'detached' });
  });

  const words = {
    de: ['Benutzer', 'Rechnungen', 'Datenschutz&Richtlinien'],
    fr: ['Utilisateurs', 'Factures', 'Confidentialité&Politique'],
    pt: ['Utilizadores', 'Faturas', 'Privacidade&Política'],
    en: ['Users', 'Invoices', 'Privacy&Policy'],
  };

  it.each(languages.toReversed())(
    'S2.66 S2.67 name every entry of the menu: $name',
    async ({ locale, name }) => {
      await switcher().click();
      await options().filter({ hasText: name }).click();
      const nav = page.locator('nav').first();
      const sections = sectionsIn(locale);
      // The first are the bookmarks.
      const groups = nav.locator('section:not(:first-of-type)');
      for (const word of words[locale])
        await nav
          .getByRole('link', { name: word, exact: true, includeHidden: true })
          .waitFor({ state: 'attached' });
      await expect
        .poll(() => groups.locator('[data-heading]').allTextContents())
        .toEqual(sections.map(({ label }) => label?.[locale]));
      const entries = sections.flatMap((section) => section.entries.map(({ label }) => label[locale]));
      await expect
        .poll(() => groups.getByRole('listitem', { includeHidden: true }).allTextContents())
        .toEqual(entries);
      // What has no translation is shown in English.
      const english = sections.flatMap((section) => section.entries.map(({ label }) => label.en));
      const untranslated = entries.filter((entry, at) => entry === english[at]);
      expect(untranslated).toEqual(locale === 'en' ? english : []);
    },
  );
});

describe('a client', () => {
  beforeAll(async () => {
    page = await product.open();
  });

  it('S2.54 meets the sign-in page before anybody has signed in, at any address, and nothing is asked for', async () => {
    const sent = sentBy(page);
    for (const path of ['/login', '/apps/users']) {
      await page.goto(path);
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await expect.poll(() => page.getByRole('navigation').count()).toBe(0);
    }
    const paths = sent.map((request) => new URL(request.url()).pathname);
    expect(paths).toContain('/config.json');
    expect(paths.filter((path) => /^\/(v1|jwt|users|dashboardUsers|orders)(\/|$)/.test(path))).toEqual([]);
  });

  it('S1.22 has only the page that its ability allows in the menu, and comes out there', async () => {
    await signIn(page, 'client', '/login');
    await heading(page, 'SMS Gateway').waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => menu().getByRole('listitem').allTextContents()).toEqual(['Privacy&Policy']);
    await expect.poll(() => menu().locator('[data-heading]').allTextContents()).toEqual(['Settings']);
    await page.getByRole('main').getByRole('link', { name: 'Privacy&Policy' }).click();
    await heading(page, 'Privacy&Policy').waitFor();
    await page.getByRole('heading', { level: 2, name: 'What may be sent' }).waitFor();
  });
});
