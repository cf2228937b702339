import { faker } from '@faker-js/faker';
import { describe, expect, it } from 'vitest';
import type { FakeContext, Kinds } from '../../model/resolved/kind';
import { resolveField } from '../../model/resolve/resolveField';
import references from '../references/kind';
import reference from './kind';

const kinds = { reference, references } as unknown as Kinds;
type Declared = Parameters<typeof resolveField>[1];
const one = resolveField('user', { kind: 'reference', to: 'users' } as Declared, kinds) as Parameters<
  typeof reference.fault
>[1];
const many = resolveField('groups', { kind: 'references', to: 'groups' } as Declared, kinds) as Parameters<
  typeof references.fault
>[1];

const context = (known: readonly string[]): FakeContext => ({
  faker,
  index: 0,
  kinds,
  now: new Date(0),
  ids: () => known,
});

describe('references', () => {
  it('name the entities they point at', () => {
    expect(reference.references?.(one)).toEqual(['users']);
    expect(references.references?.(many)).toEqual(['groups']);
  });

  it('C-13 refuse what could not stand in a path', () => {
    for (const id of ['..', 'a/b', 'a?b', ' ', 'x'.repeat(201), 'a\u0000'])
      expect(reference.validate(id, one, kinds)).toEqual([
        { path: '', key: 'reference', args: { name: 'users' } },
      ]);
    expect(reference.validate('64f0c2', one, kinds)).toEqual([]);
    expect(references.validate(['a', '../b'], many, kinds).map(({ path }) => path)).toEqual(['1']);
  });

  it('take a number for an id, and store it as text', () => {
    const seven: unknown = 7;
    expect(reference.fault(seven, one, kinds)).toBeUndefined();
    expect(reference.normalise?.(seven as string, one)).toBe('7');
  });

  it('blank a record that was sent instead of its id', () => {
    expect(reference.fault({ _id: '1' }, one, kinds)).toBe('notText');
    expect(references.fault([{ _id: '1' }], many, kinds)).toBe('notList');
  });

  it('invent only ids that exist', () => {
    expect(['a', 'b']).toContain(reference.fake(one, context(['a', 'b'])));
    expect(reference.fake(one, context([]))).toBeNull();
    expect(references.fake(many, context([]))).toEqual([]);
  });

  it('read back the text they wrote', () => {
    expect(references.fromText(references.toText(['a', 'b'], many, { locale: 'en' }), many)).toEqual({
      value: ['a', 'b'],
    });
  });
});
