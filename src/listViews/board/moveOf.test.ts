import { expect, it } from 'vitest';
import { kinds } from '../../fields/kinds';
import { createAbility } from '../../model/access/ability';
import { createModel } from '../../model/resolve/createModel';
import { moveOf, type Move } from './moveOf';

const tasks = {
  label: { one: 'Task', many: 'Tasks' },
  title: '{name}',
  icon: 'tag',
  fields: {
    name: { kind: 'text' },
    isReady: { kind: 'boolean' },
    state: { kind: 'choice', values: { open: {}, busy: {}, done: {}, lost: {}, paid: {} } },
    size: { kind: 'choice', values: { small: {}, large: {} }, guarded: true },
  },
  transitions: { state: { open: ['busy', 'done', 'paid'], busy: ['done', 'open'], done: ['paid'] } },
  actions: {
    finish: { on: 'row', effect: { state: 'done' }, when: { isReady: true } },
    pay: { on: 'row', effect: { state: 'paid' }, can: ['pay', 'tasks'] },
    payLater: { on: 'row', effect: { state: 'paid' } },
  },
  can: { edit: { name: { $ne: 'Closed' } } },
};

const model = createModel({ name: 'Test', groups: {}, resources: { tasks } } as never, kinds);
const resource = model.resource('tasks');
const everything = [{ action: 'manage', subject: 'all' }];

type Asked = { readonly by?: string; readonly declared?: Record<string, string>; readonly rights?: unknown };

const move = (
  record: object,
  to: string,
  { by = 'state', declared = {}, rights = everything }: Asked = {},
) => {
  const field = resource.fields.find(({ name }) => name === by) ?? expect.fail('There is no such field.');
  const ability = createAbility(rights);
  return moveOf({ id: '1', ...record }, to, { resource, field, declared, kinds, ability });
};
const said = (found: Move) =>
  found.by === undefined
    ? (found.fault?.key ?? 'no right')
    : found.by === 'update'
      ? 'update'
      : found.by.name;

it('runs the action that brings the value, and does not set it by hand where its rule does not hold', () => {
  expect(said(move({ state: 'open', isReady: true }, 'done'))).toBe('finish');
  expect(said(move({ state: 'open', isReady: false }, 'done'))).toBe('actions.needs');
  expect(said(move({ state: 'lost', isReady: true }, 'done'))).toBe('transitionNone');
});

it('runs the first action that this person may run, or the declared one alone', () => {
  const state = { state: 'open' };
  expect(said(move(state, 'paid'))).toBe('pay');
  const rights = [
    { action: 'edit', subject: 'tasks' },
    { action: 'payLater', subject: 'tasks' },
  ];
  expect(said(move(state, 'paid', { rights }))).toBe('payLater');
  expect(said(move(state, 'paid', { declared: { paid: 'payLater' } }))).toBe('payLater');
  expect(said(move(state, 'paid', { declared: { paid: 'pay' }, rights }))).toBe('no right');
});

it('makes an ordinary change along the declared ways, for whoever may edit the record in its state', () => {
  expect(said(move({ state: 'open' }, 'busy'))).toBe('update');
  expect(said(move({ state: 'done' }, 'busy'))).toBe('transition');
  expect(said(move({ state: 'open', name: 'Closed' }, 'busy'))).toBe('actions.notNow');
  expect(said(move({ state: 'open' }, 'busy', { rights: [{ action: 'list', subject: 'tasks' }] }))).toBe(
    'no right',
  );
});

it('leaves a guarded choice alone without the right to it', () => {
  const asked = { by: 'size', rights: [{ action: 'edit', subject: 'tasks' }] };
  expect(said(move({ size: 'small' }, 'large', asked))).toBe('no right');
  expect(said(move({ size: 'small' }, 'large', { by: 'size' }))).toBe('update');
});
