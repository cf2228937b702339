import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { serialCount, serialText } from './serial';

const invoice = { name: 'number', pattern: 'INV-{year}-{0000}' };
const plain = { name: 'number', pattern: '{000}/{year}' };

describe('numbers of a series', () => {
  it.each([
    [invoice, 42, 'INV-2026-0042'],
    [invoice, 12345, 'INV-2026-12345'],
    [plain, 7, '007/2026'],
  ])('are written by their pattern: %j %i', (serial, count, text) => {
    expect(serialText(serial, '2026', count)).toBe(text);
  });

  it('are read back, however long', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(invoice, plain), (count, serial) => {
        expect(serialCount(serial, '2026', serialText(serial, '2026', count))).toBe(count);
      }),
    );
  });

  it.each(['INV-2025-0042', 'INV-2026-', 'INV-2026-4x', 'XINV-2026-0042', '', null, 42])(
    'do not include %j',
    (value) => expect(serialCount(invoice, '2026', value)).toBeUndefined(),
  );
});
