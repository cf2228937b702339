import { describe, expect, it } from 'vitest';
import { titleOf } from './title';
import { shownText } from './shownText';

const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const hidden = [
  ...codes(0x00, 0x08),
  ...codes(0x0b, 0x0c),
  ...codes(0x0e, 0x1f),
  ...codes(0x7f, 0x9f),
  ...codes(0x200b, 0x200f),
  ...codes(0x202a, 0x202e),
  ...codes(0x2066, 0x2069),
  0xad,
  0x61c,
  0x2060,
  0x3164,
  0xfeff,
  0xe0041,
];

describe('a text from outside', () => {
  it.each(hidden)('C-14 shows the hidden character %i between others by its number', (code) => {
    const number = code.toString(16).toUpperCase().padStart(4, '0');
    expect(shownText(`ab${String.fromCodePoint(code)}cd`)).toBe(`ab[U+${number}]cd`);
  });

  it.each(['Anna\tBraun\r\nUlm', '👩‍👩‍👧 ❤️ 1️⃣ 👍🏽', 'می‌خواهم', 'क्‍ष', 'Ünal Ó’Neill', ''])(
    'stays as it is: %s',
    (text) => {
      expect(shownText(text)).toBe(text);
    },
  );

  it('C-14 is the title of a record only without what turns or hides it', () => {
    const entity = { title: '{name}', knownFields: [] };
    const wording = { kinds: {}, locale: 'en' } as unknown as Parameters<typeof titleOf>[2];
    expect(titleOf(entity, { name: 'ab\u202Egnp.exe\u200Bd' }, wording)).toBe('ab[U+202E]gnp.exe[U+200B]d');
    expect(titleOf(entity, { id: '\u2066x' }, wording)).toBe('[U+2066]x');
  });
});
