import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cells } from '../../../src/fields/cells';
import { widthOf } from '../../../src/fields/cellView';
import { findField } from '../../../src/model/resolved/model';
import type { Resource } from '../../../src/model/resolved/resource';
import { resize } from '../../browser/judge';
import { visit } from '../../browser/steps/visit';
import { soon } from '../../soon';
import { languages, signedInPages, type LanguageName } from '../worst/signedIn';
import { model, openWorst } from '../worst/worstProduct';
import { listFaults } from './listFaults';
import { readList, type WholeParts } from './readList';

const widths = [1920, 1440, 1024, 768, 390];

const FOLDER = '.cache/shots/lists';

/* What the bell tells each person is empty for an administrator, who has the same columns in the list of the back office. */
const lists = model.resources.filter(({ single, bell }) => single === undefined && bell === undefined);

let product: Awaited<ReturnType<typeof openWorst>>;
let pageOf: ReturnType<typeof signedInPages>;

beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  product = await openWorst();
  pageOf = signedInPages(product.browser);
});
afterAll(() => product.close());

describe.each(Object.keys(languages) as LanguageName[])(
  'B8 C2 in %s, at five widths and with the longest values, nothing overlaps, is cut or takes a second line in the list of',
  (language) => {
    it.each(lists.map((resource) => [resource.key, resource] as const))('%s', async (key, resource) => {
      const page = await pageOf(product.full, language);
      await resize(page, widths[0] ?? 0);
      const seen = await visit(
        page,
        `/${resource.name}?perPage=25&sort=createdAt&order=DESC`,
        languages[language],
      );
      const found = typeof seen === 'string' ? [seen] : [];
      const look = async (how: string) => {
        await atRest(page);
        const faults = listFaults(await readList(page, wholePartsOf(resource)));
        found.push(...faults.map((fault) => `${how}: ${fault}`));
        if (faults.length > 0)
          await page.screenshot({ path: `${FOLDER}/${key}-${language}-${how}.png`, fullPage: true });
      };
      for (const width of widths) {
        await resize(page, width);
        await look(`${width} px`);
        if (width === 768 && (await showAll(page))) await look(`${width} px, all columns`);
      }
      expect(found).toEqual([]);
    });
  },
);

/* The table scrolls sideways then, until its list is left. */
const showAll = async (page: Page): Promise<boolean> => {
  const more = page.locator('thead button.more').filter({ visible: true });
  if ((await more.count()) === 0) return false;
  await more.click();
  return true;
};

/* Other columns may ask for other records. */
const atRest = (page: Page) =>
  soon(() =>
    page.evaluate(() => {
      const waiting = document.querySelector('main :is([data-loading], [aria-busy]:not([aria-busy=false]))');
      if (waiting) throw new Error(`It is loading: ${waiting.outerHTML.slice(0, 200)}`);
    }),
  );

const wholePartsOf = (resource: Resource): WholeParts => {
  const isWhole = (name: string | undefined): boolean => {
    const field = name === undefined ? undefined : findField(resource, name);
    if (!field) return false;
    return 'whole' in widthOf(cells[field.kind], field, 'en');
  };
  const { secondary, aside } = resource.list.card;
  return { secondary: isWhole(secondary), aside: isWhole(aside) };
};
