import { describe, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { refusals } from '../../tests/config/acceptsJson';
import { shop, shopWith } from '../../tests/config/shop';
import { configSchema } from './configSchema';

const schema = configSchema(kinds, listViews);

describe('the JSON schema of the language', () => {
  it('accepts a sound configuration', () => {
    expect(refusals(shop, schema)).toEqual([]);
  });

  it.each(Object.values(kinds))('accepts the example of the kind $name', ({ name, example }) => {
    const field = { kind: name, ...example, label: 'A', required: true };
    expect(refusals(shopWith('invoices.fields.example', field), schema)).toEqual([]);
  });

  it('accepts what has the kind of what it takes of other records', () => {
    const taken = { label: 'Name', compute: { lookup: 'user.name', over: 'all' } };
    expect(refusals(shopWith('invoices.fields.example', taken), schema)).toEqual([]);
  });

  it.each([
    ['a field without a kind', 'invoices.fields.note', { label: 'Note' }],
    ['a formula without a kind', 'invoices.fields.note', { compute: { formula: 'size * 2' } }],
    ['an unknown option', 'invoices.lst', {}],
    ['a missing title', 'invoices.title', undefined],
    ['an unknown kind', 'invoices.fields.note.kind', 'txt'],
    ['an option of another kind', 'invoices.fields.note.currency', 'EUR'],
    ['an unknown icon', 'invoices.icon', 'rocket'],
    ['a label without English', 'invoices.label.one', { de: 'Rechnung' }],
    ['a wrong type', 'invoices.list.perPage', 'ten'],
    ['an unknown operator in front of fields', 'invoices.fields.note.showWhen', { $xor: [] }],
    ['an unknown option in a nested field', 'invoices.fields.lines.of.code.mx', 3],
  ])('refuses %s', (_mistake, where, value) => {
    expect(refusals(shopWith(where, value), schema)).not.toEqual([]);
  });
});
