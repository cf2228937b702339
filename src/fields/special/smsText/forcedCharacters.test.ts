import { expect, it } from 'vitest';
import { forcedCharacters } from './forcedCharacters';

const found = (text: string) =>
  forcedCharacters(text).map(({ shown, name, position }) => `${shown} ${name} ${position}`);

it('names each character that forces UCS-2 once, where it comes first', () => {
  expect(found('“a” – “b”')).toEqual(['“ quote 1', '” quote 3', '– dash 5']);
});

it('finds none in a text that GSM-7 can hold', () => {
  expect(found('Olà àéè ÄÖÜ ß {€}\r\n')).toEqual([]);
});

it('gives the code of what cannot be seen', () => {
  expect(found('9\u00A0h')).toEqual(['U+00A0 space 2']);
  expect(found('a\u200Bb\u0007')).toEqual(['U+200B invisible 2', 'U+0007 invisible 4']);
});

it('takes an emoji of several characters as one', () => {
  expect(found('a👨‍👩‍👧b🇵🇹❤️')).toEqual(['👨‍👩‍👧 emoji 2', '🇵🇹 emoji 8', '❤️ emoji 10']);
});

it('tells letters from other signs', () => {
  expect(found('ç₹`')).toEqual(['ç letter 1', '₹ sign 2', '` backtick 3']);
});

it('says where a text box has it, whose line ends are one character', () => {
  const text = 'a\r\n😀“';
  expect(forcedCharacters(text).map(({ range }) => 'a\n😀“'.slice(...range))).toEqual(['😀', '“']);
});
