import { expect, it } from 'vitest';
import { defineResource } from '../../src/config/defineResource';
import { f } from '../../src/config/builders';
import '../../src/fields/text/kind';
import '../../src/fields/money/kind';
import { defineHooks } from '../../server/hooks/defineHooks';
import { defineOverrides } from '../../src/overrides/defineOverrides';

const bills = defineResource({
  label: { one: 'Bill', many: 'Bills' },
  title: '{number}',
  icon: 'invoice',
  fields: { number: f.text({ required: true }), total: f.money({ currency: 'EUR' }) },
});

it('knows the fields of the entity and the values of each', () => {
  const own = defineOverrides<typeof bills>({
    fields: {
      number: {
        Cell: ({ value, record }) => {
          const text: string | null | undefined = value;
          const total: string | null | undefined = record.total;
          return `${text} ${total}`;
        },
      },
    },
  });
  expect(Object.keys(own.fields ?? {})).toEqual(['number']);
});

it('takes no field that the entity does not have, and no place that there is not', () => {
  const cell = { Cell: () => null };
  // @ts-expect-error -- no field "nubmer"
  defineOverrides<typeof bills>({ fields: { nubmer: cell } });
  // @ts-expect-error -- the id is no field
  defineOverrides<typeof bills>({ fields: { id: cell } });
  // @ts-expect-error -- no place "sidebar"
  const own = defineOverrides<typeof bills>({ sidebar: () => null });
  expect(own).toHaveProperty('sidebar');
});

it('knows the records and the jobs of the configuration on the server', () => {
  type Config = { readonly resources: { readonly bills: typeof bills } };
  type Jobs = { readonly pay: { readonly total: string } };
  const own = defineHooks<Config, 'bills', Jobs>({
    before: { create: ({ after }) => ({ number: after.number.trim() }) },
    after: {
      update: async ({ before, after }, { records, enqueue }) => {
        // @ts-expect-error -- no field "nubmer"
        await records('bills').update(after.id, { nubmer: before.number });
        // @ts-expect-error -- no entity "bill"
        await records('bill').count({ number: after.number });
        // @ts-expect-error -- no job "paid"
        await enqueue('paid', { total: '1' });
        // @ts-expect-error -- its data has a total
        await enqueue('pay', { sum: '1' });
      },
    },
    jobs: { pay: ({ total }) => void total.length },
  });
  // @ts-expect-error -- the job "pay" is not there
  defineHooks<Config, 'bills', Jobs>({ jobs: {} });
  // @ts-expect-error -- no write "created"
  defineHooks<Config, 'bills'>({ after: { created: () => undefined } });
  expect(Object.keys(own)).toEqual(['before', 'after', 'jobs']);
});
