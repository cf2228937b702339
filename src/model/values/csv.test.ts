import fc from 'fast-check';
import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../tests/runs';
import { csvCell, csvFile, csvText } from './csv';

const starts = '= + - @ \t \r \n | % ; ＝ ＋ － ＠ ｜ ％ ；'.split(' ');
const hostile = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.tuple(
      fc.constantFrom('', "'", "''", ' ', '\uFEFF', '\u0000', '\u200B'),
      fc.constantFrom(...starts),
      fc.string(),
    ),
  )
  .map((text) => [text].flat().join(''));

const firstCellOf = (file: string): unknown => parse<string[]>(file).data[1]?.[0];

describe('a cell of an export', () => {
  it('C-06 never begins as a formula, and reads back as it was', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const read = String(firstCellOf(csvFile([['header'], [text, 'next']])));
        expect(read).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@|%;＝＋－＠｜％；](?!\d+(\.\d+)?$)/u);
        expect(csvText(read)).toBe(text);
      }),
      { numRuns: runs(20_000) },
    );
  });

  it.each(['12', '-12.50', '0'])('C-06 leaves the number %s a number', (text) => {
    expect(csvCell(text)).toBe(text);
  });

  it.each([
    ['+4930123456', "'+4930123456"],
    ['-1+2', "'-1+2"],
    ["'=1", "''=1"],
    ["O'Hara", "O'Hara"],
  ])('C-06 writes %s as %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
    expect(csvText(cell)).toBe(text);
  });

  it.each([
    ['+4930123456', '+4930123456'],
    ['+4930123456+1', "'+4930123456+1"],
    ['+346, +347', '"+346, +347"'],
    ['+346, -347', `"'+346, -347"`],
    ["'+4930123456", "''+4930123456"],
    ['=1', "'=1"],
  ])('is for other programs a plain phone number, and nothing that is run: %s is %s', (text, cell) => {
    expect(csvCell(text, 'programs')).toBe(cell);
    expect(csvText(String(firstCellOf(csvFile([['header'], [text, 'next']], 'programs'))))).toBe(text);
  });

  it('leaves apostrophes that mean nothing where they are', () => {
    expect(csvText("'tis")).toBe("'tis");
  });

  it('quotes by RFC 4180 and ends every row by CRLF, after a byte order mark', () => {
    expect(
      csvFile([
        ['a', 'b "c"'],
        ['d,e', ' f'],
      ]),
    ).toBe('\uFEFFa,"b ""c"""\r\n"d,e"," f"\r\n');
  });
});
