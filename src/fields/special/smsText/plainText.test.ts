import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../tests/runs';
import { countSegments } from '../../../model/values/segments';
import { plainText } from './plainText';

it.each([
  ['curly quotes', '“It’s” „so‚', '"It\'s" "so\''],
  ['dashes', '1–2 — 3‑4', '1-2 - 3-4'],
  ['special spaces', 'à\u00A09\u202Fh\t30', 'à 9 h 30'],
  ['an ellipsis', 'wait…', 'wait...'],
  ['what is not seen', 'so\u00ADft\u200B\uFEFF', 'soft'],
  ['a letter and its accent apart', 'e\u0301te\u0301', 'été'],
])('writes %s plainly, so that GSM-7 is enough', (_, text, plain) => {
  expect(plainText(text)).toBe(plain);
  expect(countSegments(plain).encoding).toBe('GSM-7');
});

it('leaves letters and emoji as they are', () => {
  expect(plainText('Olá, coração 👨‍👩‍👧 Привет')).toBe('Olá, coração 👨‍👩‍👧 Привет');
});

it('leaves every text alone that is plain already, so nothing is offered twice', () => {
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(...'“’–…\u00A0é\u0301`'), fc.string({ unit: 'binary' })),
  });
  fc.assert(
    fc.property(text, (each) => {
      const plain = plainText(each);
      expect(plainText(plain)).toBe(plain);
    }),
    { numRuns: runs(2_000) },
  );
});
