import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import type { Running } from './command';
import { addEntity } from './editConfig';
import { expectVisible } from './expectVisible';
import { bringAxe, faultsOf, resize } from './judge';
import { signIn } from './product';
import { copyProduct, type ProductCopy } from './productCopy';
import { watchPolicy } from './watchPolicy';

const sites = `const sites = defineResource({
  label: { one: 'Site', many: 'Sites' },
  title: '{name}',
  icon: 'tag',
  public: { read: { when: { status: 'open' }, fields: ['name', 'city', 'about'] } },
  fields: {
    name: f.text({ required: true, search: true }),
    city: f.text(),
    about: f.longText(),
    memo: f.text(),
    status: f.choice({ values: { draft: {}, open: {} }, default: 'draft' }),
  },
  list: { perPage: 2, sort: ['name', 'ASC'] },
  demo: { count: 0 },
});
`;

const visits = `const visits = defineResource({
  label: { one: 'Visit', many: 'Visits' },
  title: '{visitor}',
  icon: 'calendar',
  public: { create: ['visitor', 'email', 'day', 'site'] },
  fields: {
    number: f.text({ serial: 'V-{0000}', code: true }),
    visitor: f.text({ required: true }),
    email: f.email({ required: true }),
    day: f.date(),
    site: f.reference({ to: 'sites', required: true }),
    status: f.choice({ values: { asked: {}, agreed: {} }, default: 'asked' }),
  },
  demo: { count: 0 },
});
`;

describe('V5 pages of people without an account', () => {
  let copy: ProductCopy;
  let running: Running;
  let browser: Browser;
  let policy: ReturnType<typeof watchPolicy>;

  beforeAll(async () => {
    copy = copyProduct();
    addEntity(copy, 'sites', sites);
    addEntity(copy, 'visits', visits);
    [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
    policy = watchPolicy(running.address);
    const token = await tokenOfAdmin();
    for (const [name, status] of [
      ['Alpha', 'open'],
      ['Beta', 'open'],
      ['Gamma', 'open'],
      ['Hidden', 'draft'],
    ])
      await post('/v1/sites', { name, status, city: 'Bern', memo: 'For us', about: 'A long way.' }, token);
  });

  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    copy?.remove();
    policy?.expectNone();
  });

  const post = async (path: string, body: object, authorization = '') => {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    const answer = await fetch(running.address + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const tokenOfAdmin = async () =>
    String((await post('/jwt/login', { email: 'admin@demo.com', password: 'admin' }))['accessToken']);

  const open = async (width = 1440, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({
      baseURL: running.address,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      viewport,
      ...options,
    });
    await policy.watch(context);
    return context.newPage();
  };
  const heading = (page: Page, name: string) => expectVisible(page.getByRole('heading', { name, level: 1 }));

  it.each([390, 1440])(
    'lead from the list to a record, its form and the thanks, %i pixels wide',
    async (width) => {
      const page = await open(width);
      await page.goto('/');
      await page.getByRole('link', { name: 'Pages for everybody' }).click();
      await page.getByRole('link', { name: 'Sites' }).click();
      await heading(page, 'Sites');
      await expectVisible(page.getByRole('link', { name: 'Alpha' }));
      await expect.poll(() => page.getByText('Gamma').count()).toBe(0);
      await page.getByRole('button', { name: 'Next' }).click();
      await expectVisible(page.getByRole('link', { name: 'Gamma' }));
      await page.getByLabel('Search').fill('alp');
      await page.getByRole('link', { name: 'Alpha' }).click();
      await heading(page, 'Alpha');
      await expectVisible(page.getByText('A long way.'));
      await expect.poll(() => page.getByText('For us').count()).toBe(0);
      await page.getByRole('link', { name: 'Visit', exact: true }).click();
      await heading(page, 'Visit');
      await page.getByLabel('Visitor').fill('Ann');
      await page.getByRole('button', { name: 'Send' }).click();
      await expectVisible(page.getByText('1 field is wrong').or(page.getByText('Required')).first());
      await page.getByLabel('Email').fill('ann@example.com');
      await page.getByRole('button', { name: 'Send' }).click();
      await expectVisible(page.getByText('Thank you. It has arrived.'));
      await expectVisible(page.getByText(/V-000\d/));
      await page.context().close();
    },
  );

  it('keep what was typed when the page is loaded anew, and forget it when it was sent', async () => {
    const page = await open();
    await page.goto('/public/visits/create');
    await page.getByLabel('Visitor').fill('Bob');
    await page.waitForFunction(() =>
      Object.values(sessionStorage).some((text) => String(text).includes('Bob')),
    );
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => page.getByLabel('Visitor').inputValue()).toBe('Bob');
    await page.context().close();
  });

  it('say in the same words that there is nothing for what is hidden, closed or not there', async () => {
    const page = await open();
    for (const path of [
      '/public/users',
      '/public/visits',
      '/public/nothing',
      '/public/sites/none/show',
      '/public/a/b/c/d',
    ]) {
      await page.goto(path);
      await heading(page, 'Page not found');
    }
    await page.context().close();
  });

  it('are the same for whoever is signed in, and lead to the product', async () => {
    const page = await open();
    await signIn(page, 'admin', '/apps/plans');
    const asked: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/public/')) asked.push(request.headers()['authorization']);
    });
    await page.goto('/public/sites');
    await expectVisible(page.getByRole('link', { name: 'Alpha' }));
    expect([...new Set(asked)]).toEqual([undefined]);
    await page.context().close();
  });

  it('speak four languages', async () => {
    const page = await open();
    await page.goto('/public/visits/create');
    await heading(page, 'Visit');
    await page.getByLabel('Language').selectOption('de');
    await expectVisible(page.getByRole('button', { name: 'Senden' }));
    await page.reload();
    await expectVisible(page.getByRole('button', { name: 'Senden' }));
    await page.context().close();
  });

  it('have nothing that axe finds, and are nowhere too wide, light and dark, on a desk and on a phone', async () => {
    const page = await open();
    await bringAxe(page);
    const faults: string[] = [];
    for (const path of ['/public', '/public/sites', '/public/visits/create', '/public/none'])
      for (const skin of ['light', 'dark'] as const)
        for (const width of [390, 1440]) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await resize(page, width);
          faults.push(...(await faultsOf(page, skin)));
        }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
