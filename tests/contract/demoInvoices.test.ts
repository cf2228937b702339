import { describe, expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { stateFault } from '../../src/model/rules/applyAction';
import { textOf } from '../../src/model/values/comparable';
import { createModel } from '../../src/model/resolve/createModel';
import { at, DAY, make, moments, rows } from './demoData.samples';

describe.each(moments.map((now) => [now.toISOString(), now] as const))(
  'invoices of the first records on %s',
  (_, now) => {
    const made = make(now);
    const invoices = rows(made, 'invoices');

    it('settle invoices as they say', () => {
      for (const invoice of invoices) {
        const { invoiceStatus, issuedDate, sentAt, paidAt, paid, total } = invoice;
        if (invoiceStatus === 'Draft') expect(sentAt ?? null).toBeNull();
        else expect(at(sentAt)).toBeGreaterThanOrEqual(at(issuedDate));
        if (invoiceStatus === 'Paid') expect(paid).toBe(total);
        if (['Paid', 'Partial Payment'].includes(String(invoiceStatus)))
          expect(at(paidAt)).toBeGreaterThanOrEqual(at(sentAt));
      }
    });

    it('ask for payment within 14 to 30 days, and are open only as long', () => {
      for (const { number, invoiceStatus, issuedDate, dueDate, balance } of invoices) {
        const terms = (at(dueDate) - at(issuedDate)) / DAY;
        expect(terms >= 14 && terms <= 30, `${textOf(number)}: ${terms} days`).toBe(true);
        const isOver = at(dueDate) + DAY <= now.getTime();
        const isOpen = ['Sent', 'Downloaded', 'Partial Payment'].includes(String(invoiceStatus));
        if (isOpen) expect(isOver, textOf(number)).toBe(false);
        if (invoiceStatus === 'Past Due') expect([isOver, Number(balance) > 0]).toEqual([true, true]);
      }
      const states = new Set(invoices.map(({ invoiceStatus }) => textOf(invoiceStatus)));
      expect(states).toEqual(new Set(['Draft', 'Sent', 'Downloaded', 'Partial Payment', 'Past Due', 'Paid']));
    });

    it('bear the year in which they were made in their number, wherever it is named', () => {
      const numbers = invoices.map(({ number }) => textOf(number) ?? '');
      const years = invoices.map(({ createdAt }) => createdAt.slice(0, 4));
      expect(numbers.map((number) => number.slice(4, 8))).toEqual(years);
      const named = rows(made, 'auditLogs')
        .filter(({ resource }) => resource === 'invoices')
        .map(({ record }) => textOf(record));
      expect(named).toHaveLength(2);
      expect(named.filter((number) => !numbers.includes(number ?? ''))).toEqual([]);
    });
  },
);

it('can be deleted as drafts only: what was issued stays', () => {
  const invoices = createModel(config, kinds).resource('invoices');
  const place = { resource: invoices, kinds };
  const states = Object.keys(invoices.transitions['invoiceStatus'] ?? {});
  const kept = states.filter((invoiceStatus) => stateFault('delete', { invoiceStatus }, place) !== undefined);
  expect(kept.toSorted()).toEqual(states.filter((state) => state !== 'Draft').toSorted());
});
