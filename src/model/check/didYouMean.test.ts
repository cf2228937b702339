import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didYouMean, editDistance, hintFor } from './didYouMean';

describe('didYouMean', () => {
  it.each([
    ['usrs', 'users'],
    ['invocies', 'invoices'],
    ['STATUS', 'status'],
    ['tot', 'to'],
  ])('takes %s for %s', (word, expected) => {
    expect(didYouMean(word, ['users', 'invoices', 'status', 'to'])).toBe(expected);
  });

  it('stays silent when nothing is near', () => {
    expect(didYouMean('elephant', ['users', 'invoices'])).toBeUndefined();
  });

  it('takes the nearest of several', () => {
    expect(didYouMean('plan', ['place', 'plans', 'planet'])).toBe('plans');
  });
});

describe('hintFor', () => {
  it('lists the answers while they are few', () => {
    expect(hintFor('x', ['users', 'plans'])).toBe('Valid: users, plans.');
  });

  it('does not list more than twelve', () => {
    const many = Array.from({ length: 13 }, (_, index) => `entity${index}`);
    expect(hintFor('entty1', many)).toBe('Did you mean "entity1"?');
  });

  it('says when nothing could be named at all', () => {
    expect(hintFor('x', [])).toBe('There is none to name.');
  });
});

describe('editDistance', () => {
  it('counts two swapped neighbours as one slip', () => {
    expect(editDistance('stauts', 'status')).toBe(1);
  });

  it('is nothing between equal words and the same in both directions', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(editDistance(a, a)).toBe(0);
        expect(editDistance(a, b)).toBe(editDistance(b, a));
      }),
    );
  });
});
