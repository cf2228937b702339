import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../browser/browser';
import { copyProduct } from '../../browser/productCopy';
import { choose } from '../../browser/steps/pageSteps';
import { serveFolder } from '../../servers/staticServer';

it('S2.26 the static demo shows samples, and downloads what makes their records up when one is opened', async () => {
  const copy = copyProduct();
  onTestFinished(copy.remove);
  const { code, output } = await copy.run('npm', 'run', 'build:demo');
  expect([code, output]).toEqual([0, expect.any(String)]);
  const server = await serveFolder(join(copy.folder, 'dist-demo'), '/demo/');
  onTestFinished(server.close);
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Use this account: admin@demo.com' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'attached' });
  expect(asked.filter((url) => /loadDemo/.test(url))).toEqual([]);
  await choose(page, 'Book Log');
  await page.getByRole('row').nth(3).waitFor();
  expect(asked.filter((url) => /loadDemo/.test(url))).not.toEqual([]);
});
