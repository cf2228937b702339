import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../model/resolved/kind';
import { resolveField } from '../../model/resolve/resolveField';
import tags from './kind';

const kinds = { tags } as unknown as Kinds;
const field = resolveField(
  'tags',
  { kind: 'tags', max: 2 } as Parameters<typeof resolveField>[1],
  kinds,
) as Parameters<typeof tags.fault>[1];

describe('tags', () => {
  it('are a list of texts', () => {
    expect(tags.fault('a', field, kinds)).toBe('notList');
    expect(tags.fault([{}], field, kinds)).toBe('notList');
    expect(tags.fault(['a'], field, kinds)).toBeUndefined();
  });

  it('are counted, and none is blank', () => {
    expect(tags.validate(['a', 'b', 'c'], field, kinds)).toEqual([
      { path: '', key: 'maxItems', args: { max: 2 } },
    ]);
    expect(tags.validate(['a', ' '], field, kinds)).toEqual([{ path: '1', key: 'required' }]);
  });

  it('are stored trimmed and once', () => {
    expect(tags.normalise?.([' a', 'a ', '', 'b'], field)).toEqual(['a', 'b']);
  });
});
