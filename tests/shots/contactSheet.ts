import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from 'playwright-core';

/** More than these in one picture, and nobody sees anything. */
const PER_SHEET = 16;

type Sheet = { readonly file: string; readonly pictures: readonly string[]; readonly width: number };

/** Puts pictures side by side, each with its name, to be looked over at once: `<file>-1.png` and so on. */
export const contactSheets = async (browser: Browser, { file, pictures, width }: Sheet): Promise<void> => {
  for (let at = 0; at < pictures.length; at += PER_SHEET)
    await contactSheet(browser, {
      file: `${file}-${at / PER_SHEET + 1}.png`,
      pictures: pictures.slice(at, at + PER_SHEET),
      width,
    });
};

const contactSheet = async (browser: Browser, { file, pictures, width }: Sheet): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: width * 4 + 100, height: 800 } });
  const figures = pictures.map((picture) => {
    const data = readFileSync(picture).toString('base64');
    return `<figure><img src="data:image/png;base64,${data}"><figcaption>${basename(picture, '.png')}</figcaption></figure>`;
  });
  await page.setContent(`<style>
    body { display: grid; grid-template-columns: repeat(4, ${width}px); gap: 16px; margin: 16px; font: 13px sans-serif }
    figure { margin: 0 } img { width: 100%; max-height: ${width * 1.6}px; object-fit: cover; object-position: top; border: 1px solid #999 }
    </style>${figures.join('')}`);
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.close();
};
