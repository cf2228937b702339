import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../model/resolved/kind';
import { resolveField } from '../../model/resolve/resolveField';
import choices from './kind';

const kinds = { choices } as unknown as Kinds;
const fieldWith = (more: object) =>
  resolveField(
    'days',
    {
      kind: 'choices',
      values: { mon: { label: { en: 'Monday', de: 'Montag' } }, tue: {}, wed: {}, 'a, b': {} },
      ...more,
    } as Parameters<typeof resolveField>[1],
    kinds,
  ) as Parameters<typeof choices.fault>[1];
const field = fieldWith({ min: 2, max: 3 });

describe('several choices', () => {
  it('are a list of declared values, neither too few nor too many, and each counts once', () => {
    expect(choices.fault('mon', field, kinds)).toBe('notList');
    expect(choices.validate(['mon', 'tue'], field, kinds)).toEqual([]);
    expect(choices.validate(['mon', 'sun'], field, kinds)).toMatchObject([{ path: '', key: 'oneOf' }]);
    expect(choices.validate(['mon', '__proto__'], field, kinds)).toMatchObject([{ key: 'oneOf' }]);
    expect(choices.validate(['mon', 'mon'], field, kinds)).toMatchObject([{ key: 'minItems' }]);
    expect(choices.validate(['mon', 'tue', 'wed', 'a, b'], field, kinds)).toMatchObject([
      { key: 'maxItems', args: { max: 3 } },
    ]);
  });

  it('are stored each once, in the order in which they are declared', () => {
    expect(choices.normalise?.(['wed', 'mon', 'wed'], field)).toEqual(['mon', 'wed']);
    expect(choices.normalise?.(['gone', 'mon'], field)).toEqual(['mon', 'gone']);
  });

  it('are written with their words, and read by word in any language or by value', () => {
    expect(choices.toText(['mon', 'a, b'], field, { locale: 'de' })).toBe('Montag, "a, b"');
    expect(choices.fromText('"a, b", Monday', field)).toEqual({ value: ['mon', 'a, b'] });
    expect(choices.fromText('montag, wed, tue', field)).toEqual({ value: ['mon', 'tue', 'wed'] });
    expect(choices.fromText('mon, sunday', field)).toMatchObject({ fault: { path: '', key: 'oneOf' } });
  });

  it('are refused by the start-up check when nothing could be chosen', () => {
    const faults = (more: object) => choices.check?.({ values: { a: {}, b: {} }, ...more });
    expect(faults({ min: 1, max: 2 })).toEqual([]);
    expect(faults({ values: {} })).toMatchObject([{ message: 'a choice needs at least one value' }]);
    expect(faults({ min: 2, max: 1 })).toMatchObject([{ message: 'min 2 is above max 1' }]);
    expect(faults({ min: 3 })).toEqual(['min 3 is above the 2 values']);
  });
});
