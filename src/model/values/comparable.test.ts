import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareText } from './comparable';

const letters = fc.constantFrom('a', 'b', 'é', '\ud7ff', '\ue000', '\uffee', '\u{10000}', '\u{1f600}');

it('orders texts as their bytes in UTF-8 do, which is how a database with the collation "C" orders them', () => {
  const text = fc.oneof(fc.string({ unit: letters, maxLength: 4 }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareText(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
  expect(compareText('\uffee', '\u{1f600}')).toBeLessThan(0);
});
