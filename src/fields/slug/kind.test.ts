import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../model/resolved/kind';
import { resolveField } from '../../model/resolve/resolveField';
import slug, { slugOf } from './kind';

const kinds = { slug } as unknown as Kinds;
const field = resolveField('slug', { kind: 'slug', from: 'title', max: 20 } as never, kinds) as Parameters<
  typeof slug.fault
>[1];

describe('a part of an address', () => {
  it.each([
    ['Spring Sale 2026', 'spring-sale-2026'],
    ['  Über uns: Straße & Café! ', 'uber-uns-strasse-cafe'],
    ['Ærø — Łódź', 'aero-lodz'],
    ['!?', ''],
    ['日本', ''],
  ])('is made of %j as %j', (text, made) => {
    expect(slugOf(text, {})).toBe(made);
  });

  it('never ends in a hyphen where it is cut, and has room for its number', () => {
    expect(slugOf('twelve signs of spring', { max: 13 })).toBe('twelve-signs');
    expect(slugOf('twelve signs', { max: 12 }, 10)).toBe('twelve-si-10');
    expect(slugOf('spring-sale', {}, 2)).toBe('spring-sale-2');
  });

  it('is small letters, digits and single hyphens', () => {
    const keys = (value: string) => slug.validate(value, field, kinds).map(({ key }) => key);
    expect(['spring-sale', '2026', ' a '].map(keys)).toEqual([[], [], []]);
    for (const value of ['Spring', 'spring sale', 'spring--sale', '-spring', 'spring-', 'über', 'a/b'])
      expect(keys(value), value).toEqual(['slug']);
    expect(keys('a'.repeat(21))).toEqual(['maxLength']);
  });

  it('is no other record’s, without anybody saying so', () => {
    expect(field.unique).toBe('everywhere');
  });
});
