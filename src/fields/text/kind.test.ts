import { describe, expect, it } from 'vitest';
import { sampleKinds } from '../../model/resolved/kinds.samples';
import { resolveField } from '../../model/resolve/resolveField';
import { kinds } from '../kinds';
import kind from './kind';

const issuesOf = (value: string, options: object) => {
  const field = resolveField('code', { kind: 'text', ...options }, kinds);
  return kind.validate(value, field as Parameters<typeof kind.validate>[1], sampleKinds);
};

describe('a text with a pattern', () => {
  it('is refused for its length before the pattern is tried', () => {
    const cubic = { pattern: '[a-z]*[a-z]*[a-z]*', max: 1000 };
    expect(issuesOf('a'.repeat(1000), cubic)).toEqual([]);
    expect(issuesOf(`${'a'.repeat(1_000_000)}!`, cubic)).toMatchObject([
      { key: 'maxLength', args: { max: 1000 } },
    ]);
  });
});

describe('a text without a pattern', () => {
  it('may be of any length', () => {
    expect(issuesOf('a'.repeat(5000), {})).toEqual([]);
  });
});
