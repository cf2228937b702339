import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../model/resolved/kind';
import { resolveField } from '../../model/resolve/resolveField';
import json, { unread } from './kind';

const kinds = { json } as unknown as Kinds;
const payload = resolveField('payload', { kind: 'json' }, kinds) as Parameters<typeof json.fault>[1];

describe('any JSON', () => {
  it('takes every JSON value and reads back what it wrote', () => {
    for (const value of [0, false, 'a', [1, [null]], { a: { b: '"' } }]) {
      expect(json.fault(value, payload, kinds)).toBeUndefined();
      expect(json.fromText(json.toText(value, payload, { locale: 'en' }), payload)).toEqual({ value });
    }
  });

  it('does not let text pass that is still being typed, and says where it breaks', () => {
    expect(json.validate(unread('{\n  "a": }'), payload, kinds)).toEqual([
      { path: '', key: 'json', args: { line: 2, column: 8 } },
    ]);
  });

  it('accepts a value that only looks like typed text', () => {
    expect(json.validate({ text: '{' }, payload, kinds)).toEqual([]);
  });
});
