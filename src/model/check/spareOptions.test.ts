import { describe, expect, it } from 'vitest';
import { kinds, listViews, shop, shopWith } from '../../../tests/config/shop';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import { spareOptions } from './spareOptions';

const spareIn = (declared: unknown) =>
  spareOptions(declared as DeclaredAdmin, { kinds, listViews }).map(({ path }) => path);

const known = spareIn(shop);

/** What could go because of this, beside what could go before. */
const newIn = (where: string, value: unknown) =>
  spareIn(shopWith(where, value as never)).filter((path) => !known.includes(path));

describe('options that say what holds without them', () => {
  it.each([
    ['a label made of its key', ['invoices.fields.dueDate', '.label'], { kind: 'date', label: 'Due date' }],
    ['a word of every field', ['invoices.fields.extra', '.required'], { kind: 'text', required: false }],
    ['a word of a kind', ['invoices.fields.extra', '.integer'], { kind: 'number', integer: false }],
    ['the label of a value', ['invoices.fields.status.values.paid', '.label'], { label: 'Paid' }],
    [
      'the icon of a tone',
      ['invoices.fields.status.values.paid', '.icon'],
      { tone: 'success', icon: 'check' },
    ],
    ['a path', ['invoices.api', ''], { path: '/v1/invoices' }],
    ['a call', ['invoices.actions.remind', '.call'], { on: 'row', call: 'POST /v1/invoices/:id/remind' }],
    ['the size of a page', ['invoices.list', ''], { perPage: 10 }],
  ] as const)('finds %s', (_, [where, at], value) => {
    expect(newIn(where, value)).toEqual([`${where}${at}`]);
  });

  it.each([
    ['another label', 'invoices.fields.dueDate', { kind: 'date', label: 'To be paid by' }],
    ['another icon of a tone', 'invoices.fields.status.values.paid', { tone: 'success', icon: 'star' }],
    ['another page', 'invoices.list', { perPage: 25 }],
    /* Translators know it by this place. */
    ['a text of its own that happens to be the same', 'invoices.menuLabel', 'Invoices'],
  ])('leaves %s alone', (_, where, value) => {
    expect(newIn(where, value)).toEqual([]);
  });

  it('finds what the product says outside of its entities', () => {
    expect(newIn('/typeAbove', 100)).toEqual(['typeAbove']);
    expect(newIn('/typeAbove', 101)).toEqual([]);
  });
});
