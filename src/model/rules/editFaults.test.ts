import { expect, it } from 'vitest';
import { sampleKinds as kinds, sampleResource } from '../resolved/kinds.samples';
import { editFaults } from './editFaults';

const tasks = sampleResource({
  subject: 'Task',
  fields: {
    status: { kind: 'choice', values: { open: {}, done: {}, gone: {} } },
    limit: { kind: 'number', min: 1, readOnlyWhen: { status: 'done' } },
    reason: { kind: 'text', showWhen: { status: 'done' } },
    cost: { kind: 'number', guarded: true },
  },
  can: { edit: { status: { $ne: 'gone' } } },
});

const faultsOf = (before: object, values: object, can = true) =>
  editFaults(
    { id: '1', ...before },
    { ...values },
    { resource: tasks, kinds, ability: { can: () => can } },
  ).map(({ path, key }) => [path, key]);

it('of a field that a rule locks is judged by each stored record, and not by what is written', () => {
  expect(faultsOf({ status: 'done' }, { limit: 3 })).toEqual([['limit', 'actions.closed']]);
  expect(faultsOf({ status: 'open' }, { limit: 3, status: 'done' })).toEqual([]);
  expect(faultsOf({ status: 'done' }, { limit: 3, status: 'open' })).toEqual([['limit', 'actions.closed']]);
});

it('names what is hidden in a record, and what is closed to whoever writes', () => {
  expect(faultsOf({ status: 'open' }, { reason: 'late' })).toEqual([['reason', 'actions.closed']]);
  expect(faultsOf({ status: 'open' }, { cost: 3 }, false)).toEqual([['cost', 'actions.closed']]);
});

it('names what is wrong with the values, and the state in which nothing is edited', () => {
  expect(faultsOf({ status: 'open' }, { limit: 0 })).toEqual([['limit', 'min']]);
  expect(faultsOf({ status: 'gone' }, { limit: 3 })).toHaveLength(1);
});
