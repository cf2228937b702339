import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '../values/csv';
import { createYieldToMain } from './yieldToMain';
import { readTable } from './readTable';
import { readText } from './readText';

const read = (text: string, more: { hasHeader?: boolean; separator?: string } = {}) =>
  readTable(text, { hasHeader: true, yieldToMain: createYieldToMain(), ...more });

const cellsOf = async (text: string) => (await read(text)).rows.map(({ cells }) => cells);

describe('a CSV text', () => {
  it.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['quotes', '"a";"b"\n"1";"2"'],
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

describe('the bytes of a file', () => {
  const bytes = (...parts: (number[] | string)[]) =>
    new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)));

  it.each([
    ['UTF-8', bytes('Zoë'), 'Zoë'],
    ['Windows-1252 where they are no UTF-8', bytes('Zo', [0xeb]), 'Zoë'],
    ['UTF-16 with its mark', new Uint8Array([0xff, 0xfe, ...Buffer.from('Zoë', 'utf16le')]), 'Zoë'],
  ])('are read as %s', (_, file, text) => {
    expect(readText(file)).toMatchObject({ text });
  });

  it('are refused where they are no text', () => {
    expect(readText(bytes('PK', [3, 4, 20, 0, 6, 0]))).toEqual({ fault: 'binary' });
  });
});
