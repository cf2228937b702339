import { describe, expect, it } from 'vitest';
import type { Encoding } from './encodings';
import { readText } from './readText';

/** A text as a program writes it that knows one byte for each of its letters. */
const bytesOf = (text: string, encoding: Encoding): Uint8Array => {
  const decoder = new TextDecoder(encoding);
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Uint8Array.from([...text], (letter) => byteOf.get(letter) ?? expect.fail(`no ${letter}`));
};

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

const polish = 'Imię;Telefon\nŁukasz Wójcik;+48601234567\nŻaneta Świątek;+48601234568\n';
const russian = 'Имя;Телефон\nИван Петров;+79161234567\nМария Сидорова;+79161234568\n';
const greek = 'Όνομα;Τηλέφωνο\nΓιώργος Παπαδόπουλος;+306912345678\n';
const german = 'Name;Telefon\nJürgen Groß;+4915112345678\nZoë Größer;+4915112345679\n';
const french = 'Prénom;Téléphone\nRené Lefèvre;+33612345678\nFrançois Noël;+33612345679\n';
const portuguese = 'Nome;Telefone\nJoão Conceição;+351912345678\nInês Magalhães;+351912345679\n';

describe('the bytes of a file', () => {
  it.each([
    ['utf-8', 'German', german],
    ['windows-1252', 'German', german],
    ['windows-1252', 'French', french],
    ['windows-1252', 'Portuguese', portuguese],
    ['windows-1252', 'one name', 'Name;Phone\nZoë;+4915112345678\n'],
    ['windows-1250', 'Polish', polish],
    [
      'windows-1250',
      'two Czech names',
      'Name;Phone\nJiří Dvořák;+420601234567\nZdeněk Novák;+420601234568\n',
    ],
    [
      'windows-1252',
      'two Norwegian names',
      'Name;Phone\nBjørn Ødegård;+4791234567\nKåre Sæther;+4791234568\n',
    ],
    [
      'windows-1252',
      'two Italian names',
      'Name;Phone\nNiccolò Forlì;+393331234567\nDafnì Cantù;+393331234568\n',
    ],
    ['windows-1250', 'one Polish name', 'Name;Phone\nŁukasz;+48601234567\n'],
    ['windows-1251', 'Russian', russian],
    ['windows-1251', 'one Russian name', 'Name;Phone\nИван;+79161234567\n'],
    ['windows-1253', 'Greek', greek],
    ['koi8-r', 'Russian', russian],
    ['utf-8', 'ASCII', 'Name;Phone\nAnna;+4915112345678\n'],
  ] as const)('are read as %s: %s', (encoding, _, text) => {
    const bytes = encoding === 'utf-8' ? new TextEncoder().encode(text) : bytesOf(text, encoding);
    expect(readText(bytes)).toEqual({ text, encoding, broken: 0 });
  });

  it.each([
    ['with its mark', `\uFEFF${german}`, false],
    ['with its mark, the other way round', `\uFEFF${german}`, true],
    ['without a mark', german, false],
    ['without a mark, the other way round', russian, true],
    ['without a mark, in Russian', russian, false],
  ] as const)('are read as UTF-16 %s', (_, written, isBig) => {
    const encoding = isBig ? 'utf-16be' : 'utf-16le';
    const text = written.replace('\uFEFF', '');
    expect(readText(utf16(written, isBig))).toEqual({ text, encoding, broken: 0 });
  });

  it('stay UTF-8 where one of them went bad on its way, which is counted', () => {
    const bytes = new TextEncoder().encode(russian);
    bytes[1] = 0xff;
    expect(readText(bytes)).toMatchObject({ encoding: 'utf-8', broken: 2 });
    expect(readText(bytes)).toMatchObject({ text: expect.stringContaining('Иван Петров') });
  });

  it('are a text with one byte of nothing, too', () => {
    expect(readText(new TextEncoder().encode('Name;Phone\nAn\0na;+4915112345678\n'))).toMatchObject({
      text: 'Name;Phone\nAn\0na;+4915112345678\n',
    });
  });

  it('are read as somebody says who knows better', () => {
    const bytes = bytesOf('Name;Phone\nŠárka;+420601234567\n', 'windows-1250');
    expect(readText(bytes, 'windows-1250')).toMatchObject({ text: 'Name;Phone\nŠárka;+420601234567\n' });
  });

  it.each([
    ['a workbook', [0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0]],
    ['a workbook of before 2007', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 0]],
  ])('are refused where they are no text: %s', (_, bytes) => {
    expect(readText(Uint8Array.from(bytes))).toEqual({ fault: 'binary' });
  });
});
