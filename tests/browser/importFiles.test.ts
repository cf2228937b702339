import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { importProduct } from './importProduct';

const { page, customer, contacts, button, chooseBytes } = importProduct();

const importAll = async (rows: number) => {
  await button('Next').click();
  await button(`Import ${rows} rows`).click();
  await page().getByText('The import is done.').waitFor();
  await page().getByRole('dialog').getByText('Close', { exact: true }).click();
};

/* Of each of these numbers the name that is stored. */
const namesOf = async (phones: readonly string[]) => {
  const found = await contacts(phones.map((phone) => `phone=${encodeURIComponent(phone)}`).join('&'));
  return phones.map((phone) => found.find((each) => each['phone'] === phone)?.['fullName']);
};

describe('files that people have', () => {
  it('W6 takes a file of commas in which every cell is quoted', async () => {
    const lines = [
      `"Phone","Name","Customer"`,
      `"+4915171110001","Ann, Ada","${customer()}"`,
      `"+4915171110002","Bo ""B"" Bay","${customer()}"`,
    ];
    await chooseBytes('all quoted.csv', Buffer.from(lines.join('\n')));
    await expect.poll(() => page().getByLabel('Separator').inputValue()).toBe(',');
    await importAll(2);
    await expect
      .poll(() => namesOf(['+4915171110001', '+4915171110002']))
      .toEqual(['Ann, Ada', 'Bo "B" Bay']);
  });

  it('takes a sheet of a workbook, numbers whole whatever they look like, and says of rows that are hidden', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['What this is for'], ['Phones of 2026']]), 'Read me');
    const sheet = utils.aoa_to_sheet([
      ['Phone', 'Name', 'Customer'],
      [{ t: 'n', v: 4915171110003, z: '0.00E+00' }, 'Cy', customer()],
      ['+49 1517 1110004', 'Di', customer()],
    ]);
    sheet['!rows'] = [{}, {}, { hidden: true }];
    utils.book_append_sheet(book, sheet, 'People');
    const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
    await chooseBytes('people.xlsx', bytes);
    await page().getByLabel('Sheet').selectOption('People');
    await page().getByText('1 row is hidden in the workbook, and is read as well.').waitFor();
    await importAll(2);
    await expect.poll(() => namesOf(['+4915171110003', '+4915171110004'])).toEqual(['Cy', 'Di']);
  });

  it('W14 reads the letters of a file of windows-1251, and shows which encoding that was', async () => {
    const text = `Phone;Name;Customer\r\n+4915171110005;Иван;${customer()}\r\n+4915171110006;Мария;${customer()}`;
    const bytes = Buffer.from(Array.from(text, (sign) => inCyrillic(sign)));
    await chooseBytes('spisok.csv', bytes);
    await expect.poll(() => page().getByLabel('Encoding').inputValue()).toBe('windows-1251');
    await importAll(2);
    await expect.poll(() => namesOf(['+4915171110005', '+4915171110006'])).toEqual(['Иван', 'Мария']);
  });

  it('W1 takes a list of numbers with their country code and no + for what it is, with Germany proposed', async () => {
    const numbers = ['4915171110007', '33612345678'];
    const lines = numbers.map((number, at) => `${number};Person ${at};${customer()}`);
    await chooseBytes('msisdn.csv', Buffer.from(['Phone;Name;Customer', ...lines].join('\n')));
    await expect
      .poll(() => page().getByLabel('Country of numbers without a country code').inputValue())
      .toBe('DE');
    await importAll(2);
    await expect.poll(() => namesOf(numbers.map((number) => `+${number}`))).toEqual(['Person 0', 'Person 1']);
    await expect.poll(() => namesOf(['+494915171110007', '+4933612345678'])).toEqual([undefined, undefined]);
  });
});

/* Cyrillic letters stand in one row in both tables. */
const inCyrillic = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
};
