import { deflateRawSync } from 'node:zlib';
import { utils, write, type WorkSheet } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { createYieldToMain } from '../yieldToMain';
import { readTable } from '../readTable';
import { MOST_CELLS, MOST_UNPACKED, readWorkbook } from './readWorkbook';

type Book = {
  readonly sheets: Record<string, WorkSheet>;
  readonly date1904?: boolean;
  readonly hidden?: readonly string[];
};

const bytesOf = (
  { sheets, date1904 = false, hidden = [] }: Book,
  bookType: 'xlsx' | 'ods' | 'xlsb' | 'biff8' = 'xlsx',
) => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  const shown = Object.keys(sheets).map((name) => ({
    name,
    Hidden: hidden.includes(name) ? (1 as const) : (0 as const),
  }));
  book.Workbook = { WBProps: { date1904 }, Sheets: shown };
  return new Uint8Array(write(book, { type: 'array', bookType, compression: true }) as ArrayBuffer);
};

const sheetOf = (...rows: unknown[][]) => utils.aoa_to_sheet(rows);

const linesOf = async (bytes: Uint8Array): Promise<readonly (readonly string[])[]> => {
  const book = await readWorkbook(bytes);
  const text = 'sheets' in book ? (book.sheets[0]?.text ?? '') : expect.fail(`fault ${book.fault}`);
  const options = { hasHeader: false, separator: ',', above: 0, yieldToMain: createYieldToMain() };
  return (await readTable(text, options)).rows.map(({ cells }) => cells);
};

const number = (v: number, z?: string) => ({ t: 'n', v, ...(z !== undefined && { z }) });

it('keeps each digit of a phone number that is a number, however it is shown', async () => {
  const sheet = sheetOf([
    number(4915171000201, '0.00E+00'),
    number(491711234567.0),
    number(441234567890123, '#,##0'),
  ]);
  expect(await linesOf(bytesOf({ sheets: { A: sheet } }))).toEqual([
    ['4915171000201', '491711234567', '441234567890123'],
  ]);
});

it('reads texts, yes and no, what a formula gave, and amounts as they are stored', async () => {
  const sheet = sheetOf([
    '+49 171 1234567', '=1+1', ' a, "b"\nc ', true, null, number(0.1 + 0.2), number(-12.5), { t: 'n', v: 42, f: '6*7' },
    { t: 's', v: 'Ann Ada', f: 'A1&B1' },
  ]); // prettier-ignore
  expect(await linesOf(bytesOf({ sheets: { A: sheet } }))).toEqual([
    ['+49 171 1234567', '=1+1', ' a, "b"\nc ', 'true', '', '0.3', '-12.5', '42', 'Ann Ada'],
  ]);
});

it.each([
  [false, 44000, '2020-06-18'],
  [true, 42538, '2020-06-18'],
  [false, 59, '1900-02-28'],
  [false, 61, '1900-03-01'],
  [true, 1, '1904-01-02'],
])('reads a date of a workbook that counts from 1904 or not: %s, %i', async (date1904, serial, day) => {
  const sheet = sheetOf([
    number(serial, 'dd/mm/yyyy'),
    number(serial + 0.75, 'm/d/yy h:mm'),
    number(0.75, 'h:mm'),
  ]);
  expect(await linesOf(bytesOf({ sheets: { A: sheet }, date1904 }))).toEqual([
    [day, `${day} 18:00`, '18:00'],
  ]);
});

it('leaves empty rows where they are, so that a row has the number that the spreadsheet shows', async () => {
  const book = await readWorkbook(bytesOf({ sheets: { A: sheetOf(['Name'], [], ['Ann']) } }));
  expect(book).toMatchObject({ sheets: [{ text: 'Name\r\n\r\nAnn\r\n' }] });
});

it('names the sheets that have something in them and are to be seen, and counts the rows that are not', async () => {
  const sheet = sheetOf(['Name'], ['Ann'], ['Bob'], []);
  sheet['!rows'] = [{}, { hidden: true }, { hidden: true }, { hidden: true }];
  const sheets = { Empty: sheetOf(), People: sheet, Notes: sheetOf(['x']), Codes: sheetOf(['y']) };
  const book = await readWorkbook(bytesOf({ sheets, hidden: ['Codes'] }));
  expect(book).toMatchObject({
    sheets: [
      { name: 'People', hidden: 2 },
      { name: 'Notes', hidden: 0 },
    ],
  });
});

it.each(['ods', 'xlsb', 'biff8'] as const)(
  'says of a workbook of another program (%s) that it is one',
  async (type) => {
    expect(await readWorkbook(bytesOf({ sheets: { A: sheetOf(['x']) } }, type))).toEqual({
      fault: 'otherBook',
    });
  },
);

it('takes a picture, an archive of something else, and half a workbook for none', async () => {
  const whole = bytesOf({ sheets: { A: sheetOf(['Name'], ['Ann']) } });
  const zipped = archiveOf([['a.txt', new Uint8Array([65])]]);
  for (const bytes of [
    new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
    whole.subarray(0, whole.length / 2),
    zipped,
    new Uint8Array(),
  ])
    expect(await readWorkbook(bytes)).toEqual({ fault: 'binary' });
});

it('unpacks no more than the limit of a small file that would fill the memory, whatever it says of its size', async () => {
  const zeros = new Uint8Array(MOST_UNPACKED + 1);
  const bytes = archiveOf([
    ['[Content_Types].xml', new Uint8Array()],
    ['xl/worksheets/sheet1.xml', zeros],
  ]);
  expect(bytes.length).toBeLessThan(1_000_000);
  expect(await readWorkbook(bytes)).toEqual({ fault: 'tooMuch' });
});

it('refuses more cells than a page can hold before they are read', async () => {
  const cells = new TextEncoder().encode('<c/>'.repeat(MOST_CELLS + 1));
  const bytes = archiveOf([
    ['[Content_Types].xml', new Uint8Array()],
    ['xl/worksheets/sheet1.xml', cells],
  ]);
  expect(await readWorkbook(bytes)).toEqual({ fault: 'tooMuch' });
});

it('refuses few cells that lie so far apart that their rows would be too long', async () => {
  const far = Array.from({ length: 200 }, (_, at) => [`XFD${at + 1}`, number(1)] as const);
  const sheet = { ...Object.fromEntries(far), '!ref': 'A1:XFD200' };
  expect(await readWorkbook(bytesOf({ sheets: { A: sheet } }))).toEqual({ fault: 'tooMuch' });
});

/* An archive that says of each file that it has one byte when it is unpacked. */
function archiveOf(files: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const [locals, listed]: [Uint8Array[], Uint8Array[]] = [[], []];
  let at = 0;
  for (const [name, data] of files) {
    const [title, packed] = [new TextEncoder().encode(name), deflateRawSync(data)];
    const local = new Uint8Array(30 + title.length + packed.length);
    headOf(local, [[0, 0x04034b50], [18, packed.length], [22, 1]], [[8, 8], [26, title.length]]); // prettier-ignore
    local.set(title, 30);
    local.set(packed, 30 + title.length);
    const entry = new Uint8Array(46 + title.length);
    headOf(entry, [[0, 0x02014b50], [20, packed.length], [24, 1], [42, at]], [[10, 8], [28, title.length]]); // prettier-ignore
    entry.set(title, 46);
    locals.push(local);
    listed.push(entry);
    at += local.length;
  }
  const end = new Uint8Array(22);
  const size = listed.reduce((sum, { length }) => sum + length, 0);
  headOf(end, [[0, 0x06054b50], [12, size], [16, at]], [[8, files.length], [10, files.length]]); // prettier-ignore
  return new Uint8Array(Buffer.concat([...locals, ...listed, end]));
}

function headOf(
  bytes: Uint8Array,
  longs: readonly (readonly [number, number])[],
  shorts: readonly (readonly [number, number])[],
) {
  const view = new DataView(bytes.buffer);
  for (const [at, value] of longs) view.setUint32(at, value, true);
  for (const [at, value] of shorts) view.setUint16(at, value, true);
}
