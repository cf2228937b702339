import { describe, expect, it } from 'vitest';
import { named } from './useNamed';

describe('a record within a sentence', () => {
  it('is called by what it is and by its title', () => {
    expect(named('Invoice', 'INV-2026-0041')).toBe('Invoice INV-2026-0041');
  });

  it('is not called twice by what its title says already', () => {
    expect(named('Invoice', 'invoice 41')).toBe('invoice 41');
  });
});
