import { describe, expect, it } from 'vitest';
import { conditionsOf } from './conditions';
import { sampleKinds, sampleResource } from '../resolved/kinds.samples';

const invoices = sampleResource({
  title: '{number} – {client.name}',
  fields: {
    number: { kind: 'text' },
    status: { kind: 'choice', values: { Paid: {}, 'Past Due': {} } },
    total: { kind: 'money' },
    due: { kind: 'date' },
    sentAt: { kind: 'dateTime' },
    paid: { kind: 'boolean' },
    tags: { kind: 'tags' },
    user: { kind: 'reference', to: 'things' },
    client: { kind: 'group', of: { name: { kind: 'text' } } },
    lines: { kind: 'items', of: { text: { kind: 'text' } } },
  },
});

const read = (filter: Record<string, unknown>) => conditionsOf(invoices, filter, sampleKinds);

describe('conditionsOf', () => {
  it('asks for one of several values where the kind chooses, however many are given', () => {
    expect(read({ status: 'Paid' }).conditions).toEqual([{ path: 'status', op: 'in', value: ['Paid'] }]);
    expect(read({ status: ['Paid', 'Past Due'] }).conditions).toEqual([
      { path: 'status', op: 'in', value: ['Paid', 'Past Due'] },
    ]);
    expect(read({ id: ['a', 'b'] }).conditions).toEqual([{ path: 'id', op: 'in', value: ['a', 'b'] }]);
  });

  it('asks for a part of a text, an equal value, and a list that holds a value', () => {
    expect(read({ number: 'A-1', paid: true, tags: 'vip', 'client.name': 'Ann' }).conditions).toEqual([
      { path: 'number', op: 'contains', value: 'A-1' },
      { path: 'paid', op: 'in', value: [true] },
      { path: 'tags', op: 'has', value: ['vip'] },
      { path: 'client.name', op: 'contains', value: 'Ann' },
    ]);
  });

  it('asks for just these texts when several are given', () => {
    expect(read({ number: ['A-1', 'A-2'] })).toEqual({
      conditions: [{ path: 'number', op: 'in', value: ['A-1', 'A-2'] }],
      unknown: [],
      unusable: [],
    });
  });

  it('reads bounds from _gte and _lte, numbers as numbers', () => {
    expect(
      read({ total_gte: '5', total_lte: '9.50', sentAt_gt: '2026-01-31T08:00:00.000Z' }).conditions,
    ).toEqual([
      { path: 'total', op: 'gte', value: '5', order: 'number' },
      { path: 'total', op: 'lte', value: '9.50', order: 'number' },
      { path: 'sentAt', op: 'gt', value: '2026-01-31T08:00:00.000Z' },
    ]);
  });

  it('takes a bare date as an upper bound for that whole day', () => {
    expect(read({ sentAt_gte: '2026-01-31', sentAt_lte: '2026-01-31' }).conditions).toEqual([
      { path: 'sentAt', op: 'gte', value: '2026-01-31' },
      { path: 'sentAt', op: 'lte', value: '2026-01-31T24' },
    ]);
  });

  it.each(['constructor', 'constructor_gte', 'toString', 'hasOwnProperty'])(
    'takes %s for a name that it does not know',
    (name) => expect(read({ [name]: 'x' })).toEqual({ conditions: [], unknown: [name], unusable: [] }),
  );

  it('takes __proto__ for a name that it does not know', () => {
    const filter = JSON.parse('{ "__proto__": "x", "__proto___gte": "x" }') as Record<string, unknown>;
    expect(read(filter).unknown).toEqual(['__proto__', '__proto___gte']);
  });

  it('knows the times that every record has', () => {
    expect(read({ createdAt_gte: '2026-01-31' }).conditions).toEqual([
      { path: 'createdAt', op: 'gte', value: '2026-01-31' },
    ]);
  });

  it('asks nothing for empty values', () => {
    expect(read({ status: [], number: '', total_gte: null, q: ' ', due: undefined })).toEqual({
      conditions: [],
      unknown: [],
      unusable: [],
    });
  });

  it('names what it cannot ask', () => {
    const filter = {
      statsu: 'x',
      lines: 'x',
      status_gte: 'x',
      total_gte: 'cheap',
      number: { $gt: '' },
      due_lte: ['a', 'b'],
    };
    expect(read(filter)).toEqual({
      conditions: [],
      unknown: ['statsu', 'lines', 'status_gte'],
      unusable: ['total_gte', 'number', 'due_lte'],
    });
  });

  it('names what it does not know also where nothing is asked of it', () => {
    expect(read({ statsu: '' }).unknown).toEqual(['statsu']);
  });

  it('prefers a field that is really called so to a bound of another', () => {
    const odd = sampleResource({ fields: { a: { kind: 'number' }, a_gte: { kind: 'boolean' } } });
    expect(conditionsOf(odd, { a_gte: true }, sampleKinds).conditions).toEqual([
      { path: 'a_gte', op: 'in', value: [true] },
    ]);
  });

  it('searches the marked fields, or else the texts of the title', () => {
    const marked = sampleResource({
      fields: {
        a: { kind: 'text', search: true },
        g: { kind: 'group', of: { b: { kind: 'text', search: true } } },
      },
    });
    expect(conditionsOf(marked, { q: ' x ' }, sampleKinds).search).toEqual({
      text: 'x',
      paths: ['a', 'g.b'],
    });
    expect(read({ q: 'x' }).search).toEqual({ text: 'x', paths: ['number', 'client.name'] });
  });
});
