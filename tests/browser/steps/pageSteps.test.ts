import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { choose } from './pageSteps';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(() => browser.close());

it('an entry of the menu is followed also when its group folds while it is being pressed', async () => {
  await page.setContent(`
    <nav aria-label="Main menu">
      <section>
        <div data-heading><button aria-expanded="true">Billing</button></div>
        <ul><li><a href="#plans">Plan</a></li></ul>
      </section>
    </nav>`);
  await page.evaluate(foldAtTheFirstTouch);
  await choose(page, 'Plan');
  expect(new URL(page.url()).hash).toBe('#plans');
});

const foldAtTheFirstTouch = () => {
  const button = document.querySelector('button')!;
  const list = document.querySelector('ul')!;
  const show = (isThere: boolean) => {
    list.hidden = !isThere;
    button.setAttribute('aria-expanded', String(isThere));
  };
  button.addEventListener('click', () => show(button.ariaExpanded === 'false'));
  list.addEventListener('pointerover', () => show(false), { once: true });
};
