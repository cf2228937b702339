import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser';
import { codeBlock } from './codeBlock';
import type { Running } from './command';
import { addEntity } from './editConfig';
import { expectVisible } from './expectVisible';
import { copyProduct, type ProductCopy } from './productCopy';
import { watchPolicy } from './watchPolicy';

describe('an edit that is told while a page cannot hear it', () => {
  const declaration = codeBlock('README.md', 'const templates = ');
  let copy: ProductCopy;
  let original: string;
  let running: Running;
  let browser: Browser;
  let page: Page;
  let policy: ReturnType<typeof watchPolicy>;
  /** What the development server last told the page by, and how often it told of edits. */
  let socket: WebSocketRoute;
  let edits: number;

  const menu = () => page.getByRole('navigation', { name: 'Hauptmenü' });
  const entry = () => menu().getByRole('link', { name: 'Templates', exact: true });

  beforeAll(async () => {
    copy = copyProduct();
    original = copy.read('resources.config.ts');
    [running, browser] = await Promise.all([copy.start(), launchBrowser()]);
    policy = watchPolicy(running.address);
  });

  afterAll(async () => {
    await browser?.close();
    await running?.stop();
    copy?.remove();
    policy?.expectNone();
  });

  beforeEach(async () => {
    copy.write('resources.config.ts', original);
    // A language whose texts the page waits for.
    const context = await browser.newContext({ baseURL: running.address, locale: 'de-DE' });
    await policy.watch(context);
    page = await context.newPage();
    edits = 0;
    await page.routeWebSocket(/\/\?token=/, (route) => {
      socket = route;
      const server = route.connectToServer();
      server.onMessage((message) => {
        if ((JSON.parse(String(message)) as { type: string }).type === 'update') edits += 1;
        route.send(message);
      });
    });
    await page.goto('/apps/privacyPolicy', { timeout: 100_000 });
    await page.getByLabel('E-Mail').fill('admin@demo.com');
    await page.getByLabel('Passwort', { exact: true }).fill('admin');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await menu().waitFor();
    return () => context.close();
  });

  it('S1.28 is shown by a page that was being loaded', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/src/locales/de/signIn.ts*', async (route) => {
      await released;
      await route.continue();
    });
    const configured = page.waitForResponse(/\/resources\.config\.ts/);
    await page.reload({ waitUntil: 'commit' });
    await (await configured).finished();
    addEntity(copy, 'templates', declaration);
    await expect.poll(() => edits).toBeGreaterThan(0);
    release();
    await expectVisible(entry());
  });

  it('S1.28 is shown by a page that could not fetch it at once', async () => {
    await page.route('**/src/declared.ts?t=*', (route) => route.abort(), { times: 1 });
    addEntity(copy, 'templates', declaration);
    await expectVisible(entry());
  });

  it('S1.28 is shown by a page whose connection was cut meanwhile', async () => {
    await socket.close();
    addEntity(copy, 'templates', declaration);
    await expectVisible(entry());
  });
});
