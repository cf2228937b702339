// What it costs a page to draw the first rows of a list, at three widths. A list that measures itself to find its columns
// needs five times as many layouts.
import { drawingBudgets } from './budgets.mjs';
import { countedHead, countedRow, looksAgain } from './counted.mjs';
import { drawn, seen, watchDrawing } from './drawn.mjs';

const lists = ['smsLogs', 'contacts', 'invoices', 'users'];
const widths = [1440, 1024, 768];

/** Opens lists as who is signed in with `open`, prints the table, and answers the names of what is above its limit. */
export const measureDrawing = async (open, address) => {
  console.log(`\n${countedHead('until the first rows')}`);
  const above = [];
  for (const list of lists)
    for (const width of widths) {
      const page = await open();
      await page.setViewportSize({ width, height: 900 });
      const name = `${list} at ${width} px`;
      const { line, isAbove } = await visited(page, `${address}/apps/${list}`, name);
      await page.context().close();
      console.log(line);
      if (isAbove) above.push(name);
    }
  return above;
};

/* The first visit fills the cache. */
const visited = async (page, address, name) => {
  const watched = await watchDrawing(page, ['main tbody tr[data-index]']);
  const open = () => page.goto(address, { waitUntil: 'commit' });
  await open();
  await seen(page);
  const visits = [];
  const row = () => countedRow(name, { visits, limits: drawingBudgets });
  while (looksAgain(visits.length, () => row().isAbove)) visits.push(await drawn(watched, open));
  return row();
};
