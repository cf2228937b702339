import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { declarationsOf, type DocsPage } from '../../docsPages';
import { serveFolder } from '../../servers/staticServer';
import type { LanguageName } from '../../shots/worst/signedIn';
import { launchBrowser } from '../browser';
import { addEntity } from '../editConfig';
import { bringAxe, type Skin } from '../judge';
import { copyProduct, type ProductCopy } from '../productCopy';

/** One way to look at a page. */
export type Looking = { readonly language: LanguageName; readonly width: number; readonly skin: Skin };

const LOCALES: Readonly<Record<LanguageName, string>> = {
  English: 'en-GB',
  Deutsch: 'de-DE',
  Français: 'fr-FR',
  Português: 'pt-PT',
};

/** The static demo with the entities of these pages of the documentation, and whoever looks at it. */
export const demoOfDocs = async (pages: readonly DocsPage[]) => {
  const [built, browser] = await Promise.all([build(pages), launchBrowser()]);
  const server = await serveFolder(join(built.folder, 'dist-demo'), '/demo/');
  const errors: string[] = [];
  const pageIn = pagesOf(browser, { address: server.address, errors });
  const close = async () => {
    await browser.close();
    await server.close();
    built.remove();
  };
  return { address: server.address, missing: server.missing, errors, pageIn, close };
};

const build = async (pages: readonly DocsPage[]): Promise<Pick<ProductCopy, 'folder' | 'remove'>> => {
  const copy = copyProduct();
  for (const [key, declaration] of pages.flatMap(declarationsOf)) addEntity(copy, key, declaration);
  /* the host of the test takes files as they are: none has to be made small for it */
  const settings = copy.read(SETTINGS);
  const plain = settings.replace(', compressed()]', ']');
  if (plain === settings) throw new Error(`${SETTINGS} compresses nothing.`);
  copy.write(SETTINGS, plain);
  const { code, output } = await copy.run('npm', 'run', 'build:demo');
  if (code !== 0) throw new Error(output);
  return copy;
};

const SETTINGS = 'vite.config.ts';

export type DocsDemo = Awaited<ReturnType<typeof demoOfDocs>>;

type Seen = { readonly address: string; readonly errors: string[] };

/* One page for each language and width: what is opened on it needs to be loaded once, and is drawn for its width from the start. */
const pagesOf = (browser: Browser, { address, errors }: Seen) => {
  const opened = new Map<string, Promise<Page>>();
  const open = async ({ language, width }: Looking): Promise<Page> => {
    const page = await browser.newPage({
      locale: LOCALES[language],
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
      hasTouch: width < 600,
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await bringAxe(page);
    /* a page that asks for no record */
    await page.goto(`${address}#/apps/privacyPolicy`);
    await page.getByRole('button', { name: /admin@demo\.com/ }).click();
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    return page;
  };
  return (look: Looking): Promise<Page> => {
    const key = pageKey(look);
    const page = opened.get(key) ?? open(look);
    opened.set(key, page);
    return page;
  };
};

const pageKey = ({ language, width }: Looking): string => `${language} ${width}`;

/** The ways that are looked at on one page, one after the other, for each page. */
export const onOnePage = (looks: readonly Looking[]): Looking[][] =>
  [...new Set(looks.map(pageKey))].map((key) => looks.filter((look) => pageKey(look) === key));
