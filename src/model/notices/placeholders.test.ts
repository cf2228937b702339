import { describe, expect, it } from 'vitest';
import { fillPlaceholders, placeholderIssues, placeholdersIn } from './placeholders';

const placeholders = { by: 'event', names: { paid: ['number', 'user.fullName'] } };
const faultsOf = (text: string) =>
  placeholderIssues(text, { placeholders }, { event: 'paid' }).map(({ args }) => args?.['name']);

describe('a word in braces', () => {
  it('is known, or refused by its name, whatever every object has', () => {
    expect(faultsOf('{number} of {user.fullName}: { no word }, {1}')).toEqual([]);
    const names = Object.getOwnPropertyNames(Object.prototype);
    expect(names).toContain('__proto__');
    for (const name of [...names, '_id', 'user.__proto__', '__proto__.polluted', 'user.password'])
      expect(faultsOf(`Dear {${name}}`)).toEqual([name]);
  });

  it('is replaced in one pass', () => {
    expect(placeholdersIn('{__proto__} {number} {number}')).toEqual(['__proto__', 'number']);
    expect(fillPlaceholders('{number} {__proto__}', (name) => `{${name.length}}`)).toBe('{6} {9}');
  });
});
