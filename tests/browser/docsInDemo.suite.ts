import { mkdirSync } from 'node:fs';
import pMap from 'p-map';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsPages, type DocsPage } from '../docsPages';
import { cutTexts } from '../shots/cutTexts';
import { rawText } from '../shots/rawText';
import { languages } from '../shots/worst/signedIn';
import { demoOfDocs, onOnePage, type DocsDemo, type Looking } from './docs/demoOfDocs';
import { faultsOf, tooWide } from './judge';
import { notReachedByTab } from './keys/controlsByTab';

type Walk = {
  readonly looks: readonly Looking[];
  /** Each page in one of the ways alone, the next page in the next; of a kind one part in turn is judged by all rules. */
  readonly inTurn?: true;
};

/** Where a picture of everything that is looked at is kept; nowhere by default. */
const PICTURES = process.env['PICTURES'];

const pages = docsPages();

/**
 * The entities of the pages of the documentation, in the static demo: the list of each, a record with its tabs, and its form.
 * So whatever has a page is looked at, by its place alone, and the demo is known to have it.
 */
export const describeDocsInDemo = ({ looks, inTurn }: Walk): void => {
  let demo: DocsDemo;

  beforeAll(async () => {
    if (PICTURES) mkdirSync(PICTURES, { recursive: true });
    demo = await demoOfDocs(pages);
  }, 300_000);

  afterAll(() => demo?.close());

  describe('D2 nothing is found, too wide, cut or out of reach on', () => {
    it.each(pages.map((each, at) => [`${each.about}/${each.name}`, each, at] as const))(
      '%s',
      async (_, each, at) => {
        const chosen = inTurn ? looks.slice(at % looks.length).slice(0, 1) : looks;
        const parts = inTurn && each.about === 'kinds' ? Math.floor(at / looks.length) % PARTS : undefined;
        const found = await pMap(
          onOnePage(chosen),
          (of) => walk({ demo, page: each, looks: of, parts }),
          AT_ONCE,
        );
        expect(found.flat()).toEqual([]);
      },
    );
  });

  describe('D2 with keys alone somebody comes to the first record and opens it in', () => {
    const walked = pages.filter(({ about }) => about !== 'kinds');
    it.each(walked.map((each) => [each.name, each] as const))('%s', async (_, each) => {
      const page = await demo.pageIn(looks[0] ?? expect.fail('no way to look'));
      await openList(page, demo.address, each);
      await page.locator('main').first().focus();
      const before = page.url();
      const isThere = () =>
        page.evaluate((record) => document.activeElement?.matches(`main :is(${record})`) === true, RECORD);
      for (let presses = 0; presses < MOST_PRESSES && !(await isThere()); presses += 1)
        await page.keyboard.press('Tab');
      await expect.poll(isThere).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.url()).not.toBe(before);
      await page.locator('main :is([role=tabpanel], dl), [role=dialog], [data-pane]').first().waitFor();
    });
  });

  it('nothing of it fails in the page, or asks the host for what it has not', () => {
    expect(demo.errors).toEqual([]);
    expect(demo.missing.filter((each) => !each.endsWith('/config.json'))).toEqual([]);
  });
};

/** What leads to a record: its title, or its entry in a calendar. */
const RECORD = 'a.title, .fc-event';

const MOST_PRESSES = 60;

/* Most of the time of one is waiting for its next frame. */
const AT_ONCE = { concurrency: 3 };

/** List, record and form of a kind. */
const PARTS = 3;

const openList = async (page: Page, address: string, { about, name, key }: DocsPage): Promise<void> => {
  /* the menu of a tablet stays open over the list while the mouse is on it */
  await page.mouse.move((page.viewportSize()?.width ?? 0) - 1, 1);
  await page.goto(`${address}#/apps/${key}${about === 'views' ? `?look=${name}` : ''}`);
  const links = ['/', '?'].map((end) => `a.title[href*="/apps/${key}${end}"]`);
  await page.locator(`main :is(${links.join()}, .fc-event)`).first().waitFor();
  await whole(page);
};

const openRecord = async (page: Page): Promise<void> => {
  await page.locator('main a.title').first().click();
  await page.locator('main [data-index]').first().waitFor({ state: 'detached' });
  await page.locator('main :is([role=tabpanel], dl)').first().waitFor();
  await whole(page);
};

/* The history of a kind is that of any other. */
const otherTabs = async (page: Page, { about }: DocsPage): Promise<string[]> =>
  about === 'kinds' ? [] : (await page.locator('main [role=tab]').allInnerTexts()).slice(1);

const openTab = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('tab', { name, exact: true }).click();
  await whole(page);
};

const openForm = async (page: Page, address: string, { key }: DocsPage): Promise<void> => {
  await page.goto(`${address}#/apps/${key}/create`);
  await page.locator('form .form-bar').waitFor();
  await whole(page);
};

const whole = (page: Page): Promise<void> =>
  page.locator('body:not(:has(:is(main, [role=dialog]) [data-loading]))').waitFor();

type Walked = {
  readonly demo: DocsDemo;
  readonly page: DocsPage;
  readonly looks: readonly Looking[];
  /** The part that is judged by all rules; default each. */
  readonly parts: number | undefined;
};

/* Through list, record and form in one way after the other. */
const walk = async ({ demo, page: each, looks, parts }: Walked): Promise<string[]> => {
  const found: string[] = [];
  for (const look of looks) {
    const page = await demo.pageIn(look);
    let part = 0;
    const judge = async (what: string) => {
      const isByRules = parts === undefined || parts === part;
      part += 1;
      found.push(...(await faultsOfLook(page, { ...look, isByRules, what: `${each.name}, ${what}` })));
    };
    await openList(page, demo.address, each);
    await judge('its list');
    if (each.about === 'views') continue;
    await openRecord(page);
    await judge('a record');
    for (const tab of await otherTabs(page, each)) {
      await openTab(page, tab);
      await judge(`a record, ${tab}`);
    }
    await openForm(page, demo.address, each);
    await judge('its form');
    const left = await notReachedByTab(page.locator('form').last());
    found.push(...left.map((control) => `${each.name}: no Tab leads to ${control}`));
  }
  return found;
};

type Judging = Looking & { readonly what: string; readonly isByRules: boolean };
const faultsOfLook = async (page: Page, { what, language, width, skin, isByRules }: Judging) => {
  const messages = languages[language];
  const faults = [
    ...(isByRules ? await faultsOf(page, skin, { messages, part: 'main' }) : await tooWide(page)),
    ...(await cutTexts(page)),
    ...(await rawText(page)),
    ...(width < 600 ? await smallMarks(page) : []),
  ];
  const file = `${PICTURES}/${what.replaceAll(/\W+/g, '-')}-${language}-${width}-${skin}.png`;
  if (PICTURES) await page.screenshot({ path: file, fullPage: true });
  return faults.map((fault) => `${what} in ${language}, ${width} px, ${skin}: ${fault}`);
};

/* Marks that a finger would miss. */
const smallMarks = (page: Page): Promise<string[]> =>
  page.locator('main [data-inline][aria-pressed]').evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const { width, height } = mark.getBoundingClientRect();
      const name = mark.getAttribute('aria-label');
      return Math.min(width, height) < 44 ? [`the mark "${name}" is ${width} by ${height} px`] : [];
    }),
  );
