import { describe, expect, it } from 'vitest';
import { modelOf } from '../../../../tests/fields/FieldScreen';
import type { AbilityPair } from '../../../model/access/abilityPairs';
import { createAbility } from '../../../model/access/ability';
import { openedValues } from './openedValues';

const model = modelOf({
  orders: {
    label: { one: 'Order', many: 'Orders' },
    title: '{name}',
    icon: 'money',
    fields: {
      name: { kind: 'text' },
      cost: { kind: 'number', guarded: true },
      state: { kind: 'choice', values: { open: { label: 'Still open' } } },
    },
  },
  bills: {
    label: { one: 'Bill', many: 'Bills' },
    title: '{text}',
    icon: 'money',
    fields: {
      text: { kind: 'text' },
      more: { kind: 'text', showWhen: { isLong: true } },
      isLong: { kind: 'boolean', default: true },
      amount: { kind: 'number' },
      paid: { kind: 'number', guarded: true },
      by: { kind: 'reference', to: 'orders' },
      day: { kind: 'date' },
    },
  },
} as never);

const order = { id: 'o1', name: 'Lamp', cost: 41, state: 'open' };

const valuesFor = (
  values: Readonly<Record<string, unknown>>,
  rights: readonly AbilityPair[],
  record: object = order,
) =>
  openedValues(
    { record: record as never, entity: model.resource('orders'), opens: { create: 'bills', values } },
    {
      me: 'ada',
      ability: createAbility(rights),
      model,
      wording: { kinds: model.kinds, locale: 'en', timeZone: 'UTC' },
    },
  );

const all = [{ action: 'manage', subject: 'all' }];
const most: readonly AbilityPair[] = [
  { action: 'manage', subject: 'orders' },
  { action: 'manage', subject: 'bills' },
  { action: 'manage', subject: 'orders.cost', inverted: true },
  { action: 'manage', subject: 'bills.paid', inverted: true },
];

describe('what a form begins with', () => {
  it('is written as in a title where it is text, and copied where it is named', () => {
    expect(valuesFor({ text: '{name} ({state})', amount: { $of: 'cost' }, by: { $of: 'id' } }, all)).toEqual({
      text: 'Lamp (Still open)',
      amount: 41,
      by: 'o1',
    });
  });

  it('has nothing of a field that is closed to this person, in no text either, and nothing they may not write', () => {
    const values = { amount: { $of: 'cost' }, text: '{name}: {cost}', more: '{cost}', paid: 7 };
    expect(valuesFor(values, most)).toEqual({ text: 'Lamp' });
    expect(valuesFor(values, all)).toEqual({ amount: 41, text: 'Lamp: 41', more: '41', paid: 7 });
  });

  it('leaves to the defaults what the record does not have', () => {
    expect(
      valuesFor({ text: 'Bill of {name}', amount: { $of: 'cost' }, by: { $of: 'id' } }, all, {}),
    ).toEqual({});
  });
});
