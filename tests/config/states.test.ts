import { expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { checkConfig } from '../../src/model/check/checkConfig';
import { problemText } from '../../src/model/check/problem';
import { createModel } from '../../src/model/resolve/createModel';
import { illegalMove } from '../../src/model/rules/transitions';
import { kinds, shop } from './shop';

const tickets = defineResource({
  label: { one: 'Ticket', many: 'Tickets' },
  title: '{subject}',
  icon: 'help',
  fields: {
    subject: f.text({ required: true }),
    status: f.state(
      {
        open: { to: ['waiting', 'done'], tone: 'info' },
        waiting: { to: ['open'] },
        done: { tone: 'success' },
      },
      { default: 'open' },
    ),
  },
});

const withTickets = (more: object = {}) => ({
  ...Object(shop),
  resources: { ...Object(Object(shop).resources), tickets: { ...tickets, ...more } },
});

it('a choice of states is a choice, and the transitions of its entity', () => {
  expect(checkConfig(withTickets(), kinds).map(problemText)).toEqual([]);
  const resource = createModel(withTickets(), kinds).resource('tickets');
  expect(resource.fields.find(({ name }) => name === 'status')).toMatchObject({
    kind: 'choice',
    default: 'open',
  });
  expect(resource.transitions).toEqual({
    status: { open: ['waiting', 'done'], waiting: ['open'], done: [] },
  });
  expect(resource.head).toEqual(['status']);
  expect(illegalMove(resource, { status: 'open' }, { status: 'done' })).toBeUndefined();
  expect(illegalMove(resource, { status: 'done' }, { status: 'open' })).toMatchObject({
    from: 'done',
    to: 'open',
  });
  expect(illegalMove(resource, undefined, { status: 'done' })).toMatchObject({
    to: 'done',
    allowed: ['open'],
  });
});

it('a choice whose values say nothing has no transitions', () => {
  const status = f.choice({ values: { open: {}, done: {} } });
  const model = createModel(withTickets({ fields: { ...tickets.fields, status } }), kinds);
  expect(model.resource('tickets').transitions).toEqual({});
});

it.each([
  [
    'a way to an unknown state',
    {
      fields: { ...tickets.fields, status: { kind: 'choice', values: { open: { to: ['dne'] }, done: {} } } },
    },
    'RC011 tickets.fields.status.values.open.to: "dne" is not a value of "status". Did you mean "done"? Valid: open, done.',
  ],
  [
    'a state that nothing leads to',
    { fields: { ...tickets.fields, status: f.state({ open: { to: [] }, done: {} }, { default: 'open' }) } },
    'RC027 tickets.fields.status: no transition leads from "open" to "done".',
  ],
  [
    'an action along no way',
    { actions: { reopen: { on: 'row', when: { status: 'done' }, effect: { status: 'open' } } } },
    'RC113 tickets.actions.reopen.effect.status: no transition leads to "open" from where the action may run (done). There is none to name.',
  ],
])('finds %s', (_, more, said) => {
  expect(checkConfig(withTickets(more), kinds).map(problemText)).toEqual([said]);
});
