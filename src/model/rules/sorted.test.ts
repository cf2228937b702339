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

  it('orders texts as they read, and those that read alike as they stand', () => {
    const names = [
      'Zürich',
      'Zurich',
      'zürich',
      'Ärzte',
      'Arzt',
      'arzte',
      'Éric',
      'émile',
      'Eric',
      'Øystein',
      'Oslo',
      'Łukasz',
      'Luis',
      'Ludwig',
      'Straße',
      'Strasse',
      'Strass',
      'İzmir',
      'Iğdır',
      'Đorđe',
      'Dora',
      '“Quoted”',
      'Ωμέγα',
      'Яна',
    ];
    const records = names.map((a, id) => ({ id: String(id), a }));
    const inOrder = sorted(records, [{ path: 'a', order: 'text', descending: false }]).map(({ a }) => a);
    expect(inOrder.join(' ')).toBe(
      '“Quoted” Arzt arzte Ärzte Dora Đorđe émile Eric Éric Iğdır İzmir Ludwig Luis Łukasz Oslo Øystein ' +
        'Strass Strasse Straße Zurich Zürich zürich Ωμέγα Яна',
    );
    const back = sorted(records, [{ path: 'a', order: 'text', descending: true }]).map(({ a }) => a);
    expect(back).toEqual(inOrder.toReversed());
  });

  it('orders texts by their first 200 characters, as they read and as they stand, and by their ids from there on', () => {
    const long = '\u{1f600}'.repeat(199);
    const records = [
      { id: '1', a: `${long}bb` },
      { id: '2', a: `${long}bA` },
      { id: '4', a: `${long}Bc` },
      { id: '3', a: `${long}a` },
    ];
    expect(ids(records, 'text')).toBe('3412');
    expect(ids(records, 'text', true)).toBe('2143');
  });

  it('puts missing values last either way, and texts that are the same in the order of their ids, in the same direction', () => {
    const records = [
      { id: '4', a: null },
      { id: '3' },
      { id: '2', a: 'x' },
      { id: '1', a: 'x' },
      { id: '0', a: 'z' },
    ];
    expect(ids(records, 'text')).toBe('12034');
    expect(ids(records, 'text', true)).toBe('02143');
  });
});
