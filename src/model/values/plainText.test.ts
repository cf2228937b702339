import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casedPlainText, isAscii, lowerCased, plainText } from './plainText';
import { fold } from './comparable';

describe('plainText', () => {
  it.each([
    ['José', 'jose'],
    ['Jose\u0301', 'jose'],
    ['Ångström', 'angstrom'],
    ['Łukasz Żak', 'lukasz zak'],
    ['Straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['Øystein Ðórður Þór', 'oystein dordur thor'],
    ['Œuvre Æsop', 'oeuvre aesop'],
    ['Nguyễn Đức', 'nguyen duc'],
    ['Iğdır İstanbul ISI', 'igdir istanbul isi'],
    ['O’Brien', "o'brien"],
    ['Oʼbrien O´Brien', "o'brien o'brien"],
    ['“a” – „b“ — «c»', '"a" - "b" - "c"'],
    ['ＦＲＥＥ', 'free'],
    ['𝐅𝐫𝐞𝐞', 'free'],
    ['fr\u200bee f\u00adree fr\ufe0fee f\u202eree', 'free free free free'],
    ['f̶r̶e̶e̶', 'free'],
    ['a\u00a0b ﬁne № ½', 'a b fine no 1/2'],
    ['ΟΔΌΣ Οδός', 'οδοσ οδοσ'],
    ['Ёлка', 'елка'],
    ['مُحَمَّد', 'محمد'],
    ['हिन्दी', 'हिन्दी'],
    ['ที่', 'ที่'],
    ['', ''],
  ])('makes of "%s" "%s"', (text, plain) => expect(plainText(text)).toBe(plain));

  it('leaves of ASCII all but the case, as a database without a language does', () => {
    const ascii = String.fromCharCode(...Array.from({ length: 128 }, (_, code) => code));
    expect(isAscii(ascii)).toBe(true);
    expect(plainText(ascii)).toBe(ascii.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()));
  });

  it('is the same made twice, as long in either case, and says nothing of case', () => {
    const wrong: string[] = [];
    for (let code = 0x80; code < 0x20_000; code += 1) {
      if (code >= 0xd800 && code < 0xe000) continue;
      const sign = String.fromCodePoint(code);
      const [plain, cased] = [plainText(sign), casedPlainText(sign)];
      const isRight = plainText(plain) === plain && plainText(fold(sign)) === plain;
      if (!isRight || lowerCased(cased).length !== cased.length) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it('makes of a text in either form of Unicode the same, and finds any part of it in it', () => {
    const words = ['José', 'Ü\u0308', 'ự', '한국', 'ß', 'ﬁ', 'Σας', '’', 'ə\u0301', '🇫🇷', 'が'];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 6 }), fc.nat(5), (parts, from) => {
        const text = parts.join('');
        expect(plainText(text.normalize('NFD'))).toBe(plainText(text.normalize('NFC')));
        expect(plainText(text)).toContain(plainText(parts.slice(from).join('')));
      }),
    );
  });
});
