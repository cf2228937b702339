import { describe, expect, it } from 'vitest';
import { isRow, textOf, type Row } from '../../src/model/values/comparable';
import { spanAt } from '../../src/model/dashboard/timeSpan';
import { at, byId, DAY, make, moments, rows } from './demoData.samples';

const offers = { package: 'packages', plan: 'plans', addon: 'addons' } as const;
const states = ['pending', 'awaiting_confirmation', 'paid', 'fulfilled', 'cancelled', 'failed', 'refunded'];

const cents = (value: unknown): number => Math.round(Number(value) * 100);
const itemsOf = ({ items }: Row): Row[] => (Array.isArray(items) ? items.filter(isRow) : []);

describe.each(moments.map((now) => [now.toISOString(), now] as const))(
  'orders of the first records on %s',
  (_, now) => {
    const made = make(now);
    const orders = rows(made, 'orders');
    const age = ({ createdAt }: Row): number => (now.getTime() - at(createdAt)) / DAY;
    const isPaid = ({ status }: Row): boolean => status === 'paid' || status === 'fulfilled';

    it('are spread over a year without a gap, and most of all over the last weeks', () => {
      expect(orders.length).toBeGreaterThan(80);
      const perMonth = Array.from({ length: 12 }, () => 0);
      for (const order of orders) perMonth[Math.floor(age(order) / 30)]! += 1;
      expect(perMonth.slice(0, 11).filter((count) => count === 0)).toEqual([]);
      expect(perMonth[0]).toBe(Math.max(...perMonth));
    });

    it('are in every state, most of them paid, and open only while they are new', () => {
      expect(new Set(orders.map(({ status }) => textOf(status)))).toEqual(new Set(states));
      expect(orders.filter(isPaid).length).toBeGreaterThan(orders.length * 0.7);
      const open = orders.filter(({ status }) => status === 'pending' || status === 'paid');
      expect(open.filter((order) => age(order) > 28)).toEqual([]);
    });

    it('are made by customers who are there already, then paid, then fulfilled', () => {
      for (const { number, user, status, createdAt, paidAt, fulfilledAt } of orders) {
        const customer = byId(made, 'users', user);
        expect(at(customer.createdAt), textOf(number)).toBeLessThanOrEqual(at(createdAt));
        const times = [createdAt, paidAt, fulfilledAt].filter(Boolean).map(at);
        expect(times, textOf(number)).toEqual(times.toSorted((a, b) => a - b));
        const wanted = { paid: 2, fulfilled: 3, refunded: 3 }[String(status)] ?? 1;
        expect(times.length, `${textOf(number)} ${textOf(status)}`).toBe(wanted);
      }
    });

    it('have the prices of the list, and add up from the items over the tax to the total', () => {
      for (const order of orders) {
        const items = itemsOf(order);
        for (const { type, description, unitPrice, qty, total } of items) {
          const list = rows(made, offers[type as keyof typeof offers]);
          const offer = list.find(({ name }) => name === description);
          expect(cents(unitPrice), textOf(description)).toBe(cents(offer?.['price']));
          expect(cents(total)).toBe(cents(unitPrice) * Number(qty));
        }
        const subtotal = items.reduce((sum, { total }) => sum + cents(total), 0);
        expect(cents(order['subtotal'])).toBe(subtotal);
        expect([0, Math.round(subtotal * 0.19)]).toContain(cents(order['tax']));
        expect(cents(order['total'])).toBe(subtotal + cents(order['tax']));
      }
    });

    it('bear numbers of which the newest is the highest', () => {
      const [newest] = orders.toSorted((a, b) => at(b.createdAt) - at(a.createdAt));
      expect(newest?.['number']).toBe('ORD-2041');
    });
  },
);

/* Over a month: one has begun just now, or is nearly over. */
const days = Array.from({ length: 4 }, (_, index) => new Date(Date.UTC(2026, 10, 21 + index * 9, 10)));

it.each(days.map((now) => [now.toISOString().slice(0, 10), now] as const))(
  'give the dashboards of %s a business that grows at a pace to be believed',
  (_, now) => {
    const made = make(now);
    const within = (records: readonly Row[], { from, to }: { from: string; to: string }) =>
      records.filter(({ createdAt }) => from <= String(createdAt) && String(createdAt).slice(0, 10) <= to);
    const paid = rows(made, 'orders').filter(({ status }) => status === 'paid' || status === 'fulfilled');
    const revenue = (days: { from: string; to: string }) =>
      within(paid, days).reduce((sum, { total }) => sum + Number(total), 0);
    const change = (name: 'last28Days' | 'lastMonth') => {
      const span = spanAt(name, now);
      return revenue(span.now) / revenue(span.before);
    };
    expect(change('last28Days')).toBeGreaterThan(1.05);
    expect(change('last28Days')).toBeLessThan(1.5);
    expect(change('lastMonth')).toBeGreaterThan(0.6);
    expect(change('lastMonth')).toBeLessThan(2.5);
    const year = spanAt('lastYear', now);
    expect(within(rows(made, 'users'), year.before)).toEqual([]);
    expect(within(rows(made, 'users'), spanAt('last28Days', now).now).length).toBeGreaterThan(2);
  },
);
