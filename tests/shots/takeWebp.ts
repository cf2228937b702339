import type { Page } from 'playwright-core';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** What a page shows, or this part of it: half of what the same takes as PNG, which is all that Playwright knows beside JPEG. */
export const takeWebp = async (page: Page, part?: Box): Promise<Buffer> => {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 88,
    ...(part && { clip: { ...part, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
};
