// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, RecordContextProvider } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf, rememberingProvider } from '../../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../../model/access/abilityPairs';
import { filledIn } from '../../../config/links/filledIn';
import { ComputedValues } from './ComputedValues';
import { FormSections } from './FormSections';

const money = { kind: 'money', currency: 'EUR' };

const model = modelOf({
  bills: {
    label: { one: 'Bill', many: 'Bills' },
    title: '{id}',
    icon: 'invoice',
    fields: {
      rows: {
        kind: 'items',
        of: {
          qty: { kind: 'number' },
          price: money,
          amount: { ...money, compute: { product: ['qty', 'price'] } },
        },
      },
      total: { ...money, compute: { sum: 'rows.amount' } },
      size: {
        kind: 'choice',
        values: { small: {}, large: {} },
        compute: { formula: "sum(rows.amount) > money(10, 'EUR') ? 'large' : 'small'" },
      },
      cost: { ...money, guarded: true },
      double: { ...money, compute: { formula: 'cost * 2' } },
      margin: { ...money, compute: { difference: ['total', 'cost'] } },
    } as never,
  },
});

const [bills = expect.fail('no entity')] = model.resources;
const [tab = expect.fail('no tab')] = bills.layout;

const edit = (record: Record<string, unknown>, rights?: readonly AbilityPair[]) => {
  render(
    <FieldScreen model={model} {...(rights && { rights })}>
      <RecordContextProvider value={{ id: '1', ...record }}>
        <Form>
          <ComputedValues />
          <FormSections tab={tab} view="edit" />
          <State />
        </Form>
      </RecordContextProvider>
    </FieldScreen>,
  );
  return userEvent.setup();
};

const State = () => <output>{useFormState().isDirty ? 'dirty' : 'clean'}</output>;

/* as a fact beside its name, not as a box that nobody may type in */
const valueOf = (label: string) => screen.getByRole('group', { name: label }).textContent?.replace(label, '');

const record = {
  rows: [{ qty: 2, price: '1.50', amount: '3.00' }],
  total: '3.00',
  cost: '1.00',
  margin: '2.00',
  size: 'small',
  double: '2.00',
};

afterEach(cleanup);

describe('values of a form that follow from others', () => {
  it('follow while somebody types, from a row to the totals', async () => {
    const user = edit(record);
    await user.clear(screen.getByRole('textbox', { name: 'Price' }));
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '2.25');
    await waitFor(() => expect(valueOf('Margin')).toBe('€3.50'));
    expect([valueOf('Amount'), valueOf('Total')]).toEqual(['€4.50', '€4.50']);
    expect(screen.getByRole('status').textContent).toBe('dirty');
  });

  it('follow by a formula, too', async () => {
    const user = edit(record);
    expect(valueOf('Size')).toBe('Small');
    await user.type(screen.getByRole('spinbutton', { name: 'Qty' }), '0');
    await waitFor(() => expect(valueOf('Size')).toBe('Large'));
  });

  it('cannot be typed, show what a save would store, and leave an untouched form clean', async () => {
    edit({ ...record, total: '99.00' });
    expect(screen.queryByRole('textbox', { name: 'Total' })).toBeNull();
    await waitFor(() => expect(valueOf('Total')).toBe('€3.00'));
    expect(screen.getByRole('status').textContent).toBe('clean');
  });

  it('stay as the server sent them where one of the others may not be seen', async () => {
    const { cost: _cost, ...seen } = record;
    const user = edit(seen, [
      { action: 'read', subject: 'bills' },
      { action: 'edit', subject: 'bills' },
    ]);
    await user.type(screen.getByRole('spinbutton', { name: 'Qty' }), '0');
    await waitFor(() => expect(valueOf('Total')).toBe('€30.00'));
    expect([valueOf('Margin'), valueOf('Double')]).toEqual(['€2.00', '€2.00']);
  });
});

const { resources } = filledIn({
  resources: {
    orders: {
      label: { one: 'Order', many: 'Orders' },
      title: '{id}',
      icon: 'invoice',
      fields: {
        plan: { kind: 'reference', to: 'plans' },
        count: { kind: 'number' },
        price: { ...money, compute: { lookup: 'plan.price' } },
        total: { ...money, compute: { formula: 'price * count' } },
        twice: { ...money, compute: { formula: 'plan.price * count * 2' } },
      } as never,
    },
    plans: {
      label: { one: 'Plan', many: 'Plans' },
      title: '{name}',
      icon: 'tag',
      fields: { name: { kind: 'text' }, price: money } as never,
    },
  },
});

const ordering = modelOf(resources as never);

const plans = [
  { id: 'small', name: 'Small', price: '2.00' },
  { id: 'big', name: 'Big', price: '5.00' },
];

const order = { plan: 'small', count: 3, price: '1.00', plan$price: '1.00', total: '3.00', twice: '6.00' };

const choosing = (saved: object, answer: Promise<void> = Promise.resolve()) => {
  const [orders = expect.fail('no entity')] = ordering.resources;
  const [first = expect.fail('no tab')] = orders.layout;
  const { provider } = rememberingProvider({ [ordering.resource('plans').name]: plans, [orders.name]: [] });
  const late = {
    ...provider,
    getMany: (...asked: Parameters<typeof provider.getMany>) => answer.then(() => provider.getMany(...asked)),
  };
  render(
    <FieldScreen model={ordering} provider={late as typeof provider}>
      <RecordContextProvider value={{ id: '1', ...saved }}>
        <Form>
          <ComputedValues />
          <FormSections tab={first} view="edit" />
          <Choose />
          <State />
        </Form>
      </RecordContextProvider>
    </FieldScreen>,
  );
  return userEvent.setup();
};

const Choose = () => {
  const { setValue } = useFormContext();
  return <button onClick={() => setValue('plan', 'big', { shouldDirty: true })}>big</button>;
};

describe('values of a form that follow from the record that is chosen', () => {
  it('stand as they were saved until another one is chosen, and leave the form clean', async () => {
    choosing(order);
    await waitFor(() => expect(valueOf('Total')).toBe('€3.00'));
    expect(valueOf('Price')).toBe('€1.00');
    expect(screen.getByRole('status').textContent).toBe('clean');
  });

  it('follow at once, with what follows from them, and are empty while that is on its way', async () => {
    let answer = () => {};
    const user = choosing(order, new Promise((resolve) => (answer = resolve)));
    await user.click(screen.getByText('big'));
    await waitFor(() => expect(valueOf('Price')).not.toContain('€'));
    expect(valueOf('Total')).not.toContain('€');
    answer();
    await waitFor(() => expect(valueOf('Total')).toBe('€15.00'));
    expect([valueOf('Price'), valueOf('Twice')]).toEqual(['€5.00', '€30.00']);
  });
});
