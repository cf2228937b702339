import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../model/resolved/kind';
import { resolveField } from '../../model/resolve/resolveField';
import group from '../group/kind';
import tags from '../tags/kind';
import text from '../text/kind';
import items from './kind';

const kinds = { text, tags, items, group } as unknown as Kinds;

const lines = resolveField(
  'lines',
  {
    kind: 'items',
    min: 1,
    max: 2,
    of: {
      name: { kind: 'text', required: true, max: 5 },
      tags: { kind: 'tags', max: 1 },
      place: { kind: 'group', of: { city: { kind: 'text', required: true } } },
    },
  } as Parameters<typeof resolveField>[1],
  kinds,
) as Parameters<typeof items.fault>[1];

const pathsAndKeys = (rows: Readonly<Record<string, unknown>>[]) =>
  items.validate(rows, lines, kinds).map(({ path, key }) => `${path}:${key}`);

describe('rows inside a record', () => {
  it('names what is not a list, and an entry that is not an object', () => {
    expect(items.fault('a', lines, kinds)).toBe('notList');
    expect(items.fault({ 0: {} }, lines, kinds)).toBe('notList');
    expect(items.fault([{}, null], lines, kinds)).toBe('notObject');
    expect(items.fault([['a']], lines, kinds)).toBe('notObject');
    expect(items.fault([{ name: 'a' }], lines, kinds)).toBeUndefined();
  });

  it('finds a row that says what one before it has said, in whatever case, where that may be there once', () => {
    const of = { code: { kind: 'text', unique: true, fake: { oneOf: ['A', 'a'] } }, note: { kind: 'text' } };
    const declared = { kind: 'items', of } as unknown as Parameters<typeof resolveField>[1];
    const field = resolveField('lines', declared, kinds) as typeof lines;
    const rows = [
      { code: 'A' },
      { code: null, note: 'x' },
      { code: ' a', note: 'x' },
      { code: '' },
      { code: 'a' },
    ];
    expect(items.validate(rows, field, kinds)).toEqual([
      { path: '2.code', key: 'uniqueRow', args: { row: 1 } },
      { path: '4.code', key: 'uniqueRow', args: { row: 1 } },
    ]);
  });

  it('finds what is wrong in a row at the path of the member, however deep', () => {
    expect(pathsAndKeys([{ name: 'a' }, { name: 'too long', tags: ['x', 'y'], place: {} }])).toEqual([
      '1.name:maxLength',
      '1.tags:maxItems',
      '1.place.city:required',
    ]);
  });

  it('misses required members, blank ones included, and names wrong shapes', () => {
    expect(pathsAndKeys([{ name: ' ' }, { name: {}, tags: 'x' }])).toEqual([
      '0.name:required',
      '1.name:text',
      '1.tags:list',
    ]);
  });

  it('judges each row by the rules between its own members', () => {
    const of = {
      name: { kind: 'text' },
      price: { kind: 'text', required: true, showWhen: { name: { $ne: 'gift' } } },
    };
    const sold = resolveField('sold', { kind: 'items', of } as never, kinds) as typeof lines;
    expect(items.validate([{ name: 'gift' }, { name: 'pen' }], sold, kinds)).toEqual([
      { path: '1.price', key: 'required' },
    ]);
  });

  it('counts the rows', () => {
    expect(pathsAndKeys([])).toEqual([':minItems']);
    expect(pathsAndKeys([{ name: 'a' }, { name: 'b' }, { name: 'c' }])).toEqual([':maxItems']);
  });

  it('writes rows as text that reads back to the same rows, and refuses other text', () => {
    const rows = [
      { name: 'a "b"; c × 2', tags: ['x'] },
      { name: 'ü\n', place: { city: 'Ulm' } },
    ];
    expect(items.fromText(items.toText(rows, lines, { locale: 'en' }), lines)).toEqual({ value: rows });
    expect(items.fromText('2 × pen', lines)).toEqual({
      fault: { path: '', key: 'json', args: { line: 1, column: 3 } },
    });
    expect(items.fromText('{}', lines)).toEqual({ fault: { path: '', key: 'list' } });
  });

  it('hands its columns to the model, and says when there are none', () => {
    expect(lines.children.map(({ name }) => name)).toEqual(['name', 'tags', 'place']);
    expect(items.check?.({ of: {} })).toEqual([
      { message: 'a row needs at least one field in "of"', hint: 'Write of: { name: f.text() }.' },
    ]);
  });
});
