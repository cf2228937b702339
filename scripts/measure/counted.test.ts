import { expect, it } from 'vitest';
import { countedHead, countedRow, looksAgain } from './counted.mjs';

const limits = { layouts: 10, styles: 12, commits: 16 };
const visit = { layouts: 10, styles: 12, commits: 16, cpu: 100 };
const bare = [{ layouts: 4, styles: 5, commits: 6, cpu: 50 }];

it('names no screen above that reaches its limits', () => {
  expect(countedRow('a list', { visits: [visit], limits })).toEqual({
    line: `${'a list'.padEnd(50)}   10/10   12/12   16/16`,
    isAbove: false,
  });
});

it.each(['layouts', 'styles', 'commits'])('names a screen above by its %s alone', (what) => {
  const { line, isAbove } = countedRow('a list', { visits: [{ ...visit, [what]: 17 }], limits });
  expect([isAbove, line]).toEqual([true, expect.stringMatching(/ 17\/1\d.* ABOVE$/)]);
});

it('judges the least of each count, whichever visit it is of', () => {
  const visits = [
    { ...visit, layouts: 11, styles: 9 },
    { ...visit, layouts: 8, styles: 13 },
  ];
  const { line, isAbove } = countedRow('a list', { visits, limits });
  expect([isAbove, line]).toEqual([false, `${'a list'.padEnd(50)}    8/10    9/12   16/16`]);
});

it('looks three times, and six times at what stays above', () => {
  const times = [0, 2, 3, 5, 6];
  expect(times.map((each) => looksAgain(each, () => false))).toEqual([true, true, false, false, false]);
  expect(times.map((each) => looksAgain(each, () => true))).toEqual([true, true, true, true, false]);
});

it('stands in columns beside a bare app, and says the processor time of the medians as a ratio', () => {
  const visits = [100, 900, 120].map((cpu) => ({ ...visit, cpu }));
  const { line } = countedRow('a list', { visits, bare, limits });
  expect([countedHead('seen', true), line]).toEqual([
    `${'seen'.padEnd(50)} layouts  bare  styles  bare commits  bare  CPU / bare`,
    `${'a list'.padEnd(50)}   10/10     4   12/12     5   16/16     6        2.40`,
  ]);
});

it('refuses nothing for its processor time, nor for what the bare app takes', () => {
  const slow = [{ ...visit, cpu: 5000 }];
  const far = [{ layouts: 99, styles: 99, commits: 99, cpu: 1 }];
  const { line, isAbove } = countedRow('a list', { visits: slow, bare: far, limits });
  expect([isAbove, line]).toEqual([false, expect.stringContaining(' 5000.00')]);
});
