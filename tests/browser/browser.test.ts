import { expect, it } from 'vitest';
import { launchBrowser } from './browser';

it('draws a page with its text in a real browser', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Hello</h1>');
    const heading = page.getByRole('heading', { name: 'Hello' });
    const box = await heading.boundingBox();
    await expect.poll(() => heading.innerText()).toBe('Hello');
    expect(box?.height).toBeGreaterThan(10);
  } finally {
    await browser.close();
  }
});
