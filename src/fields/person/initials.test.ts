import { describe, expect, it } from 'vitest';
import { initialsOf, toneOf } from './initials';

describe('a person without a picture', () => {
  it('has the first letters of the first and the last name', () => {
    expect(['Ada King Lovelace', 'plato', '  ', '𝒜da Øre'].map(initialsOf)).toEqual(['AL', 'P', '', '𝒜Ø']);
  });

  it('keeps its tone, and is never a warning', () => {
    const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`);
    expect(toneOf('Ada')).toBe(toneOf('Ada'));
    expect(new Set(names.map(toneOf))).toEqual(new Set(['neutral', 'info', 'progress', 'success']));
  });
});
