import { describe, expect, it } from 'vitest';
import { f } from '../builders';
import { filledIn } from './filledIn';

const entity = (fields: object) => ({ fields });
const resourcesOf = (resources: object) => filledIn({ name: 'T', resources }).resources as never as Entities;
type Entities = Readonly<Record<string, { readonly fields: Readonly<Record<string, unknown>> }>>;

const plans = entity({
  price: f.money({ currency: 'EUR', min: '0', required: true, label: 'Price a month' }),
  share: f.percent({ guarded: true }),
  state: f.state({ draft: { to: ['sold'] }, sold: { tone: 'info' } }),
  address: f.group({ of: { city: f.text({ max: 40 }) } }),
  code: f.text({ serial: 'P{0}' }),
});
const plan = f.reference({ to: 'plans' });

describe('a field that follows from other records and has no kind', () => {
  it('has that of what it takes, with what the kind asks for, and nothing that was said of the other field alone', () => {
    const fields = {
      plan,
      price: f.lookup('plan.price', { label: 'Price' }),
      state: f.lookup('plan.state'),
      city: f.lookup('plan.address.city'),
      code: f.lookup('plan.code', { over: 'all' }),
    };
    expect(resourcesOf({ plans, orders: entity(fields) })['orders']?.fields).toEqual({
      plan: { kind: 'reference', to: 'plans' },
      price: { kind: 'money', currency: 'EUR', min: '0', label: 'Price', compute: { lookup: 'plan.price' } },
      state: {
        kind: 'choice',
        values: { draft: {}, sold: { tone: 'info' } },
        compute: { lookup: 'plan.state' },
      },
      city: { kind: 'text', max: 40, compute: { lookup: 'plan.address.city' } },
      code: { kind: 'text', compute: { lookup: 'plan.code', over: 'all' } },
    });
  });

  it('has it over several steps, and of what is counted, added up or chosen', () => {
    const made = resourcesOf({
      plans,
      orders: entity({ plan, price: f.lookup('plan.price') }),
      customers: entity({
        count: f.rollup({ of: 'orders', by: 'customer', take: 'count', where: { plan: 'a' } }),
        spent: f.rollup({ of: 'orders', by: 'customer', take: 'sum', field: 'price' }),
        most: f.rollup({ of: 'orders', by: 'customer', take: 'max', field: 'price', over: 'all' }),
        last: f.rollup({ of: 'orders', by: 'customer', take: 'newest', field: 'price', at: 'paid' }),
      }),
    });
    const of = 'orders.customer';
    expect(made['customers']?.fields).toEqual({
      count: {
        kind: 'number',
        integer: true,
        min: 0,
        compute: { rollup: { of, by: 'count', where: { plan: 'a' } } },
      },
      spent: { kind: 'money', currency: 'EUR', compute: { rollup: { of, by: 'sum', take: 'price' } } },
      most: {
        kind: 'money',
        currency: 'EUR',
        min: '0',
        compute: { rollup: { of, by: 'max', take: 'price' }, over: 'all' },
      },
      last: {
        kind: 'money',
        currency: 'EUR',
        min: '0',
        compute: { rollup: { of, by: 'newest', take: 'price', at: 'paid' } },
      },
    });
  });

  it('stays as it is where there is nothing to take, or where the values follow from each other', () => {
    const orders = entity({
      plan,
      a: f.lookup('plan.prise'),
      b: f.lookup('plna.price'),
      c: f.lookup('plan'),
    });
    const loops = entity({ above: f.reference({ to: 'loops' }), a: f.lookup('above.a') });
    const declared = { resources: { plans, orders, loops } };
    expect(filledIn(declared)).toBe(declared);
  });
});

describe('a path in a formula', () => {
  it('is a lookup that nobody sees, and every other sign of it stays at its column', () => {
    const total = (formula: string) => f.money({ currency: 'EUR', compute: { formula } });
    const fields = {
      plan,
      n: f.number(),
      total: total("plan.price*n - plan . price * plan.share + length('plan.price')"),
    };
    const made = resourcesOf({ plans, orders: entity(fields) })['orders']?.fields ?? {};
    const asked = { only: [], sortable: false };
    expect(made).toEqual({
      ...fields,
      total: total("plan$price*n - plan$price   * plan$share + length('plan.price')"),
      plan$price: {
        kind: 'money',
        currency: 'EUR',
        min: '0',
        ...asked,
        compute: { lookup: 'plan.price' },
      },
      plan$share: { kind: 'percent', ...asked, compute: { lookup: 'plan.share' } },
    });
    const again = { resources: { plans, orders: { fields: made } } };
    expect(filledIn(again)).toBe(again);
  });

  it('stays one where it leads nowhere, further than a step, or is none', () => {
    const fields = {
      plan,
      stay: f.range({ of: 'date' }),
      a: f.number({ compute: { formula: 'plan.prise + plan.address.city + nights(stay.from, stay.to)' } }),
    };
    const declared = { resources: { plans, orders: entity(fields) } };
    expect(filledIn(declared)).toBe(declared);
  });

  it('takes anything, and throws at nothing', () => {
    for (const odd of [
      null,
      5,
      'x',
      [],
      { resources: [] },
      { resources: { a: null, b: { fields: [f.text()] } } },
    ])
      expect(filledIn(odd)).toBe(odd);
    const fields = {
      a: { compute: { lookup: 5 } },
      b: { compute: { rollup: { of: 1, by: 'sum' } } },
      c: null,
    };
    const declared = { resources: { a: { fields } } };
    expect(filledIn(declared)).toBe(declared);
  });
});
