import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vectors } from '../../src/model/richText/vectors.samples';
import { launchBrowser } from './browser';
import type { Running } from './command';
import { addEntity } from './editConfig';
import { expectVisible } from './expectVisible';
import { oneStory } from './oneStory';
import { signIn } from './product';
import { copyProduct, type ProductCopy } from './productCopy';
import { watchPolicy } from './watchPolicy';

const letters = `const letters = defineResource({
  label: { one: 'Letter', many: 'Letters' },
  title: '{subject}',
  icon: 'email',
  group: 'sms',
  layout: 'article',
  fields: { subject: f.text({ required: true }), body: f.richText({ search: true }) },
  list: { columns: ['subject', 'body'] },
});
`;

/* one story, told in its order: each title needs what the ones before it did */
describe('a formatted text in a browser, under the policy of the page', () => {
  let copy: ProductCopy;
  let running: Running;
  let browser: Browser;
  let page: Page;
  let policy: ReturnType<typeof watchPolicy> | undefined;
  const asked: string[] = [];

  const box = () => page.getByRole('textbox', { name: 'Body' });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  /* Nothing ran, and nothing was asked for from elsewhere. */
  const expectHarmless = async () => {
    expect(await page.evaluate(() => 'wasHit' in globalThis)).toBe(false);
    expect(asked.filter((url) => !/^(?:data|blob):/.test(url) && !url.startsWith(running.address))).toEqual(
      [],
    );
    policy?.expectNone();
  };

  /* As a browser tells of what somebody pastes or drops; it cleans nothing of it. */
  const bring = (type: 'paste' | 'drop', html: string) =>
    box().evaluate(
      (target, [kind, text]) => {
        const data = new DataTransfer();
        data.setData('text/html', text);
        data.setData('text/plain', 'as plain text');
        const { x, y, width, height } = target.getBoundingClientRect();
        const at = { clientX: x + width / 2, clientY: y + height / 2 };
        const all = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...all, clipboardData: data })
            : new DragEvent('drop', { ...all, ...at, dataTransfer: data }),
        );
      },
      [type, html] as const,
    );

  oneStory();

  beforeAll(async () => {
    copy = copyProduct();
    addEntity(copy, 'letters', letters);
    [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
    const context = await browser.newContext({ baseURL: running.address, locale: 'en-GB' });
    policy = watchPolicy(running.address);
    await policy.watch(context);
    context.on('request', (request) => asked.push(request.url()));
    await context.addInitScript(() => {
      Object.assign(globalThis, { hit: () => Object.assign(globalThis, { wasHit: true }) });
    });
    page = await context.newPage();
    await signIn(page, 'admin', '/apps/letters/create');
  });

  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    copy?.remove();
    policy?.expectNone();
  });

  it('is written by keys alone, its formats too', async () => {
    await expectVisible(box());
    await page.getByRole('textbox', { name: /Subject/ }).fill('Hello');
    await press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Bold');
    await press('Tab');
    await page.keyboard.type('Dear ');
    await press('Control+b');
    await page.keyboard.type('all');
    await press('Control+b', 'Enter');
    await page.keyboard.type('- one');
    await press('Enter');
    await page.keyboard.type('two');
    await expect.poll(() => box().locator('ul li').allTextContents()).toEqual(['one', 'two']);
    await expect.poll(() => box().locator('strong').allTextContents()).toEqual(['all']);
    await press('Alt+F10');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.role ?? document.activeElement?.tagName))
      .toBe('BUTTON');
    await press('Escape');
    await page.keyboard.type('!');
    await expect.poll(() => box().locator('ul li').last().textContent()).toBe('two!');
    await press('Control+z', 'Control+Shift+z');
    await expectHarmless();
  });

  it('takes its own copy back with its formats', async () => {
    await box().click();
    await press('Control+a', 'Control+c', 'Control+End');
    // The editor hears of the caret later than the browser moves it: what is typed waits for it, a paste would not.
    await page.keyboard.type(' ');
    await press('Control+v');
    await expect.poll(() => box().locator('strong').allTextContents()).toEqual(['all', 'all']);
    await press('Control+z');
    await expect.poll(() => box().locator('strong').allTextContents()).toEqual(['all']);
    await expectHarmless();
  });

  it.each(['paste', 'drop'] as const)('lets nothing run and loads nothing: %s', async (type) => {
    for (const vector of vectors) {
      await bring(type, `<p>brought</p>${vector}`);
      await box().evaluate((element) => element.querySelectorAll('a').forEach((link) => link.focus()));
    }
    await expect.poll(() => box().textContent()).toContain('brought');
    const active = 'script, iframe, svg, style, object, embed, img[src], [onclick], [style]';
    await expect.poll(() => box().locator(active).count()).toBe(0);
    await expectHarmless();
    await box().click();
    await press('Control+a', 'Delete');
    await bring(
      'paste',
      '<h1>News</h1><p>for <em>you</em> <img src="https://evil.test/1.png" alt="a cat"></p>',
    );
    await expect.poll(() => box().locator('h2').textContent()).toBe('News');
  });

  it('is saved, and drawn with its formats; a picture of others waits to be asked for', async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith('/create'));
    await page.goto('/apps/letters');
    await expectVisible(page.getByRole('cell', { name: /News for you/ }));
    await page.getByRole('link', { name: 'Hello' }).first().click();
    await expectVisible(page.getByRole('heading', { name: 'News' }));
    await expectVisible(page.locator('em', { hasText: 'you' }));
    await expectVisible(page.getByRole('button', { name: 'Show the picture from evil.test' }));
    await expectHarmless();
  });
});
