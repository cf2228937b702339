import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../runs';
import { countSegments } from '../../src/model/values/segments';
import { slowSegments } from './slowSegments';

/* runs that end close to where a message or a part is full */
const lengths = [
  1, 2, 3, 33, 34, 60, 65, 66, 67, 68, 69, 70, 133, 134, 150, 151, 152, 153, 154, 159, 160, 161,
];
const run = fc.constantFrom(...lengths).map((length) => 'a'.repeat(length));
const basic = fc.constantFrom(...'@£¥èÇØÅΔΩÉß ¤¡§¿àz09?');
const extended = fc.constantFrom(...'^{}\\[~]|€\f');
const lineEnd = fc.constantFrom('\r\n', '\n', '\r', '\r\r\n');
const costly = fc.constantFrom(
  '😀',
  '👨‍👩‍👧',
  '🇵🇹',
  '“',
  '’',
  '\u00A0',
  'ç',
  'Ж',
  '`',
  '\t',
  '\u001B',
  '\uD83D',
  '\uDE00',
);
const gsm = fc.oneof(run, basic, extended, lineEnd, fc.string());
const any = fc.oneof(run, extended, lineEnd, costly, costly, fc.string({ unit: 'binary' }));
const textOf = (piece: fc.Arbitrary<string>) =>
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const message = fc.oneof(textOf(gsm), textOf(any));

describe('counting the segments of a message', () => {
  it('B6 agrees with a counter that writes out every unit', () => {
    fc.assert(
      fc.property(message, (text) => {
        expect(countSegments(text)).toEqual(slowSegments(text));
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('B6 says how many plain characters still fit, to the last one', () => {
    fc.assert(
      fc.property(message, (text) => {
        const { segments, left, encoding } = countSegments(text);
        const filled = countSegments(text + 'x'.repeat(left));
        expect(filled).toMatchObject({ encoding, segments: Math.max(segments, 1), left: 0 });
        const more = countSegments(`${text}${'x'.repeat(left + 1)}`);
        expect(more.segments).toBeGreaterThan(filled.segments);
      }),
      { numRuns: runs(2_000) },
    );
  });
});

const gsm7 = { encoding: 'GSM-7', forcing: [] };
const ucs2 = { encoding: 'UCS-2' };

it.each([
  ['no text', '', { ...gsm7, segments: 0, left: 160 }],
  ['one full message', 'a'.repeat(160), { ...gsm7, segments: 1, left: 0 }],
  ['one character too many', 'a'.repeat(161), { ...gsm7, segments: 2, left: 145 }],
  ['two septets for €', '€'.repeat(80), { ...gsm7, units: 160, characters: 80, segments: 1 }],
  ['an escape at the end of a part', `${'a'.repeat(152)}€${'a'.repeat(152)}`, { units: 306, segments: 3 }],
  ['a line end of two characters', 'a\r\nb', { ...gsm7, characters: 3, units: 3 }],
  ['one full message in UCS-2', '“'.repeat(70), { ...ucs2, segments: 1, left: 0, forcing: ['“'] }],
  ['one unit too many in UCS-2', '“'.repeat(71), { ...ucs2, segments: 2, left: 63 }],
  ['an emoji at the end of a part', `${'a'.repeat(66)}😀${'a'.repeat(66)}`, { units: 134, segments: 3 }],
  ['small ç, which GSM-7 lacks, and capital Ç, which it has', 'Çç', { ...ucs2, forcing: ['ç'] }],
  ['each costly character once', '“a” “b”', { forcing: ['“', '”'] }],
])('counts %s', (_, text, expected) => {
  expect(countSegments(text)).toMatchObject(expected);
});
