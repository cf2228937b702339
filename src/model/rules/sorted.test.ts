import { describe, expect, it } from 'vitest';
import { sorted } from './sorted';

describe('sorted', () => {
  type Given = { readonly id: string; readonly a?: unknown };

  const ids = (records: readonly Given[], order: 'text' | 'number', descending = false) =>
    sorted(records, [{ path: 'a', order, descending }])
      .map(({ id }) => id)
      .join('');

  it('orders text without regard to case and numbers by size', () => {
    const texts = [
      { id: '1', a: 'b' },
      { id: '2', a: 'A' },
      { id: '3', a: 'C' },
    ];
    expect(ids(texts, 'text')).toBe('213');
    expect(ids(texts, 'text', true)).toBe('312');
    const numbers = [
      { id: '1', a: '10.00' },
      { id: '2', a: '9.5' },
    ];
    expect(ids(numbers, 'number')).toBe('21');
  });

  it('orders texts by their first 200 characters, and by their ids from there on', () => {
    const long = '\u{1f600}'.repeat(199);
    const records = [
      { id: '1', a: `${long}bb` },
      { id: '2', a: `${long}BA` },
      { id: '3', a: `${long}a` },
    ];
    expect(ids(records, 'text')).toBe('312');
    expect(ids(records, 'text', true)).toBe('213');
  });

  it('puts missing values last either way, and ties in the order of their ids, in the same direction', () => {
    const records = [
      { id: '4', a: null },
      { id: '3' },
      { id: '2', a: 'x' },
      { id: '1', a: 'X' },
      { id: '0', a: 'z' },
    ];
    expect(ids(records, 'text')).toBe('12034');
    expect(ids(records, 'text', true)).toBe('02143');
  });
});
