import { expect, it } from 'vitest';
import { kinds } from '../../../tests/config/shop';
import type { Fields } from '../../config/field';
import { resolveFields } from '../../model/resolve/resolveField';
import { holdsValues } from './storedValues';

const declared = {
  rows: {
    kind: 'items',
    of: {
      qty: { kind: 'number' },
      twice: { kind: 'number', compute: { total: ['qty', 'qty'] } },
    },
  },
} as unknown as Fields;

it('knows a record by the rows that were sent, without what the server computed in them', () => {
  const asked = { fields: resolveFields(declared, kinds), kinds };
  const stored = { rows: [{ qty: 2, twice: 4 }] };
  expect(holdsValues(stored, { rows: [{ qty: 2 }] }, asked)).toBe(true);
  expect(holdsValues(stored, { rows: [{ qty: 3 }] }, asked)).toBe(false);
});
