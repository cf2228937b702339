import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../../tests/config/shop';
import { resolveFields } from '../resolve/resolveField';
import type { Fields } from '../../config/field';
import { computedChanges, withComputed, withLive } from './withComputed';

const money = { kind: 'money', currency: 'EUR' } as const;

const declared = {
  balance: { ...money, compute: { difference: ['total', 'paid'] } },
  total: { ...money, compute: { total: ['subtotal', 'tax'] } },
  tax: { ...money, compute: { percent: ['subtotal', 'rate'] } },
  subtotal: { ...money, compute: { sum: 'items.total' } },
  rate: { kind: 'percent' },
  paid: money,
  items: {
    kind: 'items',
    of: {
      qty: { kind: 'number' },
      unitPrice: { ...money, digits: 4 },
      total: { ...money, compute: { product: ['qty', 'unitPrice'] } },
    },
  },
  lines: { kind: 'number', compute: { count: 'items' } },
  text: { kind: 'longText' },
  parts: { kind: 'number', compute: { segments: 'text' } },
  sms: { kind: 'smsText', ending: { field: 'end' } },
  end: { kind: 'text', showWhen: { rate: { $ne: 7 } } },
  smsParts: { kind: 'number', compute: { segments: 'sms' } },
  due: { kind: 'date' },
  left: { kind: 'number', compute: { daysUntil: 'due' } },
};

const shape = { fields: resolveFields(declared as unknown as Fields, kinds), kinds };
const of = (record: object) => withComputed(record as Record<string, unknown>, shape);

describe('values that follow from others', () => {
  it('follow over rows, sums, a rate and a payment, whatever the order of the fields', () => {
    const items = [
      { qty: 2500, unitPrice: '0.0635' },
      { qty: 1, unitPrice: '25.0000' },
    ];
    expect(of({ items, rate: 19, paid: '100.00' })).toMatchObject({
      items: [{ total: '158.75' }, { total: '25.00' }],
      subtotal: '183.75',
      tax: '34.91',
      total: '218.66',
      balance: '118.66',
      lines: 2,
    });
  });

  it('do not depend on what was there in their place', () => {
    const items = [{ qty: 2, unitPrice: '5', total: '999.00' }];
    expect(of({ items, total: '1.00', lines: 7 })).toMatchObject({
      subtotal: '10.00',
      total: '10.00',
      lines: 1,
    });
  });

  it('round a half away from zero, to the digits of their field', () => {
    expect(of({ items: [{ qty: 1, unitPrice: '0.005' }] })).toMatchObject({ subtotal: '0.01' });
    expect(of({ items: [{ qty: -1, unitPrice: '0.005' }] })).toMatchObject({ subtotal: '-0.01' });
  });

  it('are nothing where an operand that matters is missing or unreadable', () => {
    expect(of({})).toMatchObject({ subtotal: '0.00', tax: null, total: '0.00', parts: null, lines: 0 });
    expect(of({ items: [{ qty: null, unitPrice: '5' }] })).toMatchObject({ items: [{ total: null }] });
    expect(of({ items: [{ qty: 'many', unitPrice: '5' }] })).toMatchObject({ items: [{ total: null }] });
    const endless = '9'.repeat(1_000_000);
    expect(of({ items: [{ qty: endless, unitPrice: endless }] })).toMatchObject({ items: [{ total: null }] });
  });

  it('count the segments of a text', () => {
    expect(of({ text: 'a'.repeat(161) })).toMatchObject({ parts: 2 });
    expect(of({ text: '🎉'.repeat(36) })).toMatchObject({ parts: 2 });
  });

  it('count the segments of a text with what is put behind it, where that is shown', () => {
    const sms = 'a'.repeat(150);
    const end = 'STOP to 38080';
    expect(of({ sms, end })).toMatchObject({ smsParts: 2, sms });
    expect(of({ sms, end, rate: 7 })).toMatchObject({ smsParts: 1 });
    expect(of({ sms: `${end} ${sms.slice(20)}`, end })).toMatchObject({ smsParts: 1 });
    expect(of({ sms, end: null })).toMatchObject({ smsParts: 1 });
    expect(of({ sms: { not: 'a text' }, end })).toMatchObject({ smsParts: null });
  });

  it('add up exactly for any rows', () => {
    const row = fc.record({
      qty: fc.integer({ min: 0, max: 10 ** 6 }),
      cents: fc.integer({ min: 0, max: 10 ** 9 }),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const items = rows.map(({ qty, cents }) => ({ qty, unitPrice: (cents / 100).toFixed(2) }));
        const cents = rows.reduce((sum, each) => sum + BigInt(each.qty) * BigInt(each.cents), 0n);
        expect(String(of({ items })['subtotal']).replace('.', '')).toBe(String(cents).padStart(3, '0'));
      }),
    );
  });

  it('are the only changes that a write has to add', () => {
    const right = of({ items: [{ qty: 2, unitPrice: '5.0000' }], paid: '4.00' });
    expect(computedChanges(right, shape)).toEqual({});
    expect(computedChanges({ ...right, paid: '5.00' }, shape)).toEqual({ balance: '5.00' });
  });
});

describe('values that follow by a formula', () => {
  const stay = {
    nights: { kind: 'number', integer: true, compute: { formula: 'nights(arrival, departure)' } },
    total: { ...money, compute: { formula: 'if(isFree, 0, rate * nights)' } },
    rate: { ...money, digits: 4 },
    arrival: { kind: 'date' },
    departure: { kind: 'date' },
    isFree: { kind: 'boolean' },
    isLong: { kind: 'boolean', compute: { formula: 'nights > 7' } },
    paidBy: { kind: 'date', compute: { formula: "arrival - duration(14, 'days')" } },
    size: {
      kind: 'choice',
      values: { short: {}, long: {} },
      compute: { formula: "isLong ? 'long' : 'short'" },
    },
    called: { kind: 'text', compute: { formula: "concat(name, ' (', size, ')')" } },
    name: { kind: 'text' },
    extras: {
      kind: 'items',
      of: {
        price: money,
        count: { kind: 'number' },
        total: { ...money, compute: { formula: 'price * count' } },
      },
    },
    extra: { ...money, compute: { formula: 'sum(extras.total)' } },
    entries: { kind: 'number', compute: { formula: 'count(extras)' } },
    stay: { kind: 'range', of: 'date' },
    length: { kind: 'duration', compute: { formula: 'stay.to - stay.from' } },
    sms: { kind: 'smsText', ending: { field: 'end' } },
    end: { kind: 'text' },
    parts: { kind: 'number', compute: { formula: 'segments(sms)' } },
  };
  const of = (record: object) => {
    const fields = resolveFields(stay as unknown as Fields, kinds);
    return withComputed(record as Record<string, unknown>, { fields, kinds });
  };

  it('are of the kind of their field, in any order, also in rows and of their members', () => {
    const booked = { rate: '79.0050', arrival: '2026-03-28', departure: '2026-03-30', name: ' Ann ' };
    const extras = [
      { price: '5.00', count: 3 },
      { price: '0.10', count: null },
    ];
    const days = { from: '2026-03-28', to: '2026-03-30' };
    expect(of({ ...booked, extras, stay: days, sms: 'a'.repeat(150), end: 'STOP to 38080' })).toMatchObject({
      nights: 2,
      total: '158.01',
      isLong: false,
      paidBy: '2026-03-14',
      size: 'short',
      called: 'Ann (short)',
      extras: [{ total: '15.00' }, { total: null }],
      extra: '15.00',
      entries: 2,
      length: 172_800,
      parts: 2,
    });
    expect(of({ ...booked, isFree: true })).toMatchObject({ total: '0.00' });
  });

  it('are nothing where a value is missing or cannot be read', () => {
    expect(of({ rate: 'much', arrival: '2026-02-30', extras: 'none' })).toMatchObject({
      nights: null,
      total: null,
      paidBy: null,
      called: null,
      extra: '0.00',
      entries: 0,
      length: null,
    });
  });

  it('are the only changes that a write has to add', () => {
    const right = of({ rate: '10', arrival: '2026-03-01', departure: '2026-03-02' });
    const fields = resolveFields(stay as unknown as Fields, kinds);
    const changed = { ...right, departure: '2026-03-11' };
    expect(computedChanges(right, { fields, kinds })).toEqual({});
    expect(computedChanges(changed, { fields, kinds })).toEqual({
      nights: 10,
      total: '100.00',
      isLong: true,
      size: 'long',
    });
  });
});

describe('values that follow from the clock', () => {
  it('count calendar days, back to the past', () => {
    const now = new Date('2026-02-01T23:00:00Z');
    expect(withLive({ due: '2026-02-03' }, shape, now)).toMatchObject({ left: 2 });
    expect(withLive({ due: '2026-02-01' }, shape, now)).toMatchObject({ left: 0 });
    expect(withLive({ due: '2026-01-31' }, shape, now)).toMatchObject({ left: -1 });
    expect(withLive({ due: 'soon' }, shape, now)).toMatchObject({ left: null });
  });

  it('are never among those that are stored', () => {
    expect(of({ due: '2026-02-03' })).not.toHaveProperty('left');
  });
});
