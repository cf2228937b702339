import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../browser/browser';
import { listFaults } from './listFaults';
import { readList } from './readList';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 600, height: 400 } });
});
afterAll(() => browser.close());

/* As a list is drawn: one row of a table in its frame, and a card. */
const LIST = `<style>
  body { margin: 0; --row: 44px; font: 14px sans-serif }
  .frame { overflow: clip; width: 600px }
  table { width: 100%; border-collapse: collapse }
  td, th { height: 44px; padding: 0 8px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
  td { max-width: 200px }
  .second { display: flex; width: 200px }
  .second span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: none; max-width: 150px }
</style>
<main>
  <div class="frame"><table aria-rowcount="2">
    <thead><tr><th data-column="name">Name</th><th data-column="total">Total</th><th class="actions"><button class="more" hidden>+1</button></th></tr></thead>
    <tbody><tr data-index="0">
      <td class="text"><div><span>A name</span></div></td>
      <td class="number"><span>1234.50</span></td>
      <td class="actions"><button>…</button></td>
    </tr></tbody>
  </table></div>
  <ul><li data-index="0"><a class="title" href="#">A card</a><div class="second"><span class="secondary">A place</span><span class="aside">Open</span></div></li></ul>
</main>`;

const faultsWith = async (style: string, change = (html: string) => html): Promise<string[]> => {
  await page.setContent(`${change(LIST)}<style>${style}</style>`);
  return listFaults(await readList(page, { secondary: false, aside: true }));
};

it('nothing is wrong with a list in order', async () => {
  expect(await faultsWith('')).toEqual([]);
});

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze';

it.each<{ what: string; style: string; change?: (html: string) => string; found: RegExp }>([
  {
    what: 'a cell over its neighbour',
    style: 'td.text { overflow: visible } td.text span { position: relative; left: 250px }',
    found: /^row: name overlaps total: "A name"$/,
  },
  {
    what: 'a part of a card over another one',
    style: '.aside { margin-left: -30px }',
    found: /^card: secondary overlaps aside/,
  },
  {
    what: 'a table that is wider than its frame',
    style: 'table { width: 700px } th, td { max-width: none }',
    found: /^the table is 100 px wider than its frame$/,
  },
  {
    what: 'a page that is wider than the window',
    style: 'ul { width: 640px }',
    found: /^the page is \d+ px wider than the window$/,
  },
  {
    what: 'a number that is cut by its cell, even where its title tells it',
    style: 'table { width: auto } th, td.number { max-width: 20px }',
    change: (html) => html.replace('<span>1234.50', '<span title="1234.50">1234.50'),
    found: /^row: total is cut: "1234.50"$/,
  },
  {
    what: 'a number that is cut by the frame of its table',
    style: '.frame { width: 60px }',
    found: /^row: total is cut: "1234.50"$/,
  },
  {
    what: 'a state of a card that is cut',
    style: '.aside { max-width: 10px !important }',
    found: /^card: aside is cut: "Open"$/,
  },
  {
    what: 'a row of two lines',
    style: 'td.text span { display: block; height: 60px }',
    found: /^row: it is 60 px high$/,
  },
  {
    what: 'a text that breaks in a row that is high enough',
    style: 'td.text { white-space: normal; line-height: 1 } td.text div { width: 30px }',
    found: /^row: name has a second line: "A name"$/,
  },
  {
    what: 'a text that is cut and nowhere whole',
    style: '',
    change: (html) => html.replace('A name', `<b title="A name">${LONG}</b>`),
    found: /^row: name is cut, and all of it is nowhere: "Donau/,
  },
  {
    what: 'a head that is cut and nowhere whole',
    style: 'th { max-width: 60px }',
    change: (html) => html.replace('>Name<', `>${LONG}<`),
    found: /^head: name is cut, and all of it is nowhere: "Donau/,
  },
  {
    what: 'a column without room of which nothing is said',
    style: '[data-column=total], .number { display: none }',
    found: /^1 columns have no room, and the head says 0$/,
  },
])('$what is found', async ({ style, change, found }) => {
  expect(await faultsWith(style, change)).toContainEqual(expect.stringMatching(found));
});

it('a text is in order where its title tells all of it, and a column where the head counts it', async () => {
  const whole = (html: string) =>
    html.replace('A name', `<b title="${LONG}">${LONG}</b>`).replace('"more" hidden', '"more"');
  expect(await faultsWith('[data-column=total], .number { display: none }', whole)).toEqual([]);
});

it('a list without rows is one', async () => {
  expect(await faultsWith('', () => '<main></main>')).toEqual(['there is no row']);
});
