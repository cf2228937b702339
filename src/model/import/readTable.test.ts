import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../values/csv';
import { createYieldToMain } from './yieldToMain';
import { readTable } from './readTable';

const read = (text: string, more: { hasHeader?: boolean; separator?: string; above?: number } = {}) =>
  readTable(text, { hasHeader: true, yieldToMain: createYieldToMain(), ...more });

const cellsOf = async (text: string) => (await read(text)).rows.map(({ cells }) => cells);

describe('a CSV text', () => {
  it.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['quotes', '"a";"b"\n"1";"2"'],
    ['quotes and commas', '"a","b"\n"1","2"'],
    ['quotes and tabs', '"a"\t"b"\n"1"\t"2"'],
    ['quotes and bars', '"a"|"b"\n"1"|"2"'],
    ['what spreadsheets say of the separator', 'sep=,\na,b\n1,2'],
    ['that in quotes, after a mark', '\uFEFF"sep=;"\r\na;b\r\n1;2'],
    ['a separator that is said, and no other would be', 'sep=:\na:b\n1:2'],
    ['a title', 'All contacts\na,b\n1,2'],
    ['a title and a blank line', 'All contacts; 26 November\n\na,b\n1,2'],
    ['a title with the separators of a spreadsheet', 'All contacts;\nof today;\n;\na;b\n1;2'],
    ['a title below what is said of the separator', 'sep=;\nAll contacts\na;b\n1;2'],
    ['a byte order mark', '\uFEFFa;b\n1;2'],
    ['lines of Windows', 'a;b\r\n1;2\r\n'],
    ['lines of old Macs', 'a;b\r1;2\r'],
    ['blank lines', 'a;b\n\n1;2\n ; \n\n'],
  ])('is read with %s', async (_, text) => {
    const { header, rows } = await read(text);
    expect(header).toEqual(['a', 'b']);
    expect(rows.map(({ cells }) => cells)).toEqual([['1', '2']]);
  });

  it('keeps what quotation marks hold together', async () => {
    expect(await cellsOf('a;b\r\n"x;y";"say ""hi""\r\nthere"\r\n1;2')).toEqual([
      ['x;y', 'say "hi"\r\nthere'],
      ['1', '2'],
    ]);
  });

  it('reads lines that end in several ways one by one', async () => {
    expect(await cellsOf('a;b\r\n1;2\n3;4\r5;6\r\n')).toEqual([
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
    ]);
  });

  it('numbers the rows as a spreadsheet does, and counts the blank lines', async () => {
    const table = await read('a;b\n1;2\n\n;\n"x\ny";3\n');
    expect(table.rows.map(({ number }) => number)).toEqual([2, 5]);
    expect(table.blank).toBe(2);
  });

  it('says which rows hold more cells than the header, or quotation marks that do not match', async () => {
    const { rows } = await read('a;b\n1;2;3\n1;2;\n1\n"x"y;"2"\n1;"never closed\n1;2');
    expect(rows.map(({ flaw }) => flaw)).toEqual(['cells', undefined, undefined, 'quotes', 'quotes']);
  });

  it.each([
    ['commas in the cells of another separator', 'name;place\n"A, B";"C, D, E"\nA;"C, D"', ';'],
    ['commas between the names of every row', 'name;phone\nA, B;1\nC, D;2', ';'],
    ['semicolons in quoted cells', '"name","list"\n"A","1;2;3"\n"B","4;5;6"', ','],
    ['a quotation mark in the middle of a cell', 'name,size\nA,5"\nB,7"', ','],
    ['decimals with commas', 'name;sum\nA;1,50\nB;2,75', ';'],
    ['one column', 'phone\n+49301\n+49302', ';'],
    ['one column with a comma somewhere', 'phone\n+49301\n+49302, +49303', ';'],
  ])('is cut where the result is a table: %s', async (_, text, separator) => {
    const table = await read(text);
    expect(table).toMatchObject({ separator, above: 0 });
    expect(new Set(table.rows.map(({ cells }) => cells.length)).size).toBe(1);
  });

  it('counts the lines above a table, which may be said, too, and its rows as a spreadsheet does', async () => {
    const text = 'All contacts\n\na;b\n1;2\n';
    const guessed = await read(text);
    expect([guessed.above, guessed.header, guessed.rows]).toEqual([
      2,
      ['a', 'b'],
      [{ number: 4, cells: ['1', '2'] }],
    ]);
    const said = await read(text, { above: 3 });
    expect([said.above, said.header, said.rows]).toEqual([3, ['1', '2'], []]);
    const none = await read(text, { above: 0 });
    expect([none.above, none.header, none.rows.map(({ number }) => number)]).toEqual([
      0,
      ['All contacts'],
      [3, 4],
    ]);
    expect((await read('a;b\n1;2\n3;4')).above).toBe(0);
  });

  it('takes no rows for a title', async () => {
    expect(await cellsOf('name;phone\nA;\n;\nB;2')).toEqual([
      ['A', ''],
      ['B', '2'],
    ]);
    const phones = [
      'phone',
      ...Array.from({ length: 30 }, (_, at) => `+4930${at}`),
      '+491, +492',
      '+493, +494',
    ];
    expect(await read(phones.join('\n'))).toMatchObject({ above: 0, header: ['phone'] });
  });

  it('has columns without a header too', async () => {
    const { header, rows } = await read('+49301\n+49302', { hasHeader: false });
    expect(header).toEqual(['']);
    expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, '+49301'],
      [2, '+49302'],
    ]);
  });

  it('is read in slices to the same rows as at once, apostrophes before formulas gone', async () => {
    const cell = fc.string({ unit: 'binary', maxLength: 30 });
    const tables = fc.array(fc.tuple(cell, cell), { minLength: 2, maxLength: 8 });
    const same = fc.asyncProperty(tables, fc.integer({ min: 1, max: 500 }), async (some, times) => {
      const rows = Array.from({ length: times }, () => some)
        .flat()
        .filter((cells) => cells.some((text) => text.trim() !== ''));
      const text = csvFile([['first', 'second'], ...rows]);
      expect((await read(text, { separator: ',' })).rows.map(({ cells }) => cells)).toEqual(rows);
    });
    await fc.assert(same, { numRuns: 60 });
  });

  it('takes a file with nothing in it for a table without rows', async () => {
    expect(await read('')).toMatchObject({ header: [], rows: [], blank: 0 });
    expect(await read('a;b')).toMatchObject({ header: ['a', 'b'], rows: [] });
  });
});
