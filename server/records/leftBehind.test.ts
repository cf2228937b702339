import { expect, it } from 'vitest';
import { row } from '../../gateway/store/rows.samples';
import { createAbility } from '../../src/model/access/ability';
import { entity, modelOf, money } from '../links/linked.samples';
import { changedValues } from '../log/changedValues';
import { toWire } from './records';

const plan = { kind: 'reference', to: 'plans' };
const kept = row('a', { plan: 'a', count: 2, plan$price: '2.50', total: '5.00', grade: 'new' });
const ordersWith = (formula: string) => {
  const total = { ...money, compute: { formula } };
  const fields = { plan, count: { kind: 'number' }, price: money, total };
  const model = modelOf({
    orders: entity('orders', fields),
    customers: entity('customers', {}),
    groups: entity('groups', {}),
  });
  return { model, resource: model.resource('orders') };
};
const root = createAbility([{ action: 'manage', subject: 'all' }]);

it('tells nobody what a formula of before took from another record, and what no field has still', () => {
  const { model, resource } = ordersWith('price * count');
  const seen = toWire(kept, resource, { model, ability: root, now: 0 });
  expect(Object.keys(seen).filter((name) => name.includes('$'))).toEqual([]);
  expect(seen).toMatchObject({ count: 2, grade: 'new', _id: 'a' });
  const logged = changedValues({ before: null, after: kept }, resource, model.kinds);
  expect(logged?.after).toMatchObject({ grade: 'new' });
  expect(Object.keys(logged?.after ?? {})).not.toContain('plan$price');
});

it('tells it while a formula asks for it', () => {
  const { model, resource } = ordersWith('plan.price * count');
  expect(toWire(kept, resource, { model, ability: root, now: 0 })).toMatchObject({ plan$price: '2.50' });
});
