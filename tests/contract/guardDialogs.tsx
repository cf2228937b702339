import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification, ResourceContextProvider } from 'react-admin';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

export const last = 'Somebody has to stay.';
const guards = withAccounts({
  guards: {
    label: { one: 'Guard', many: 'Guards' },
    title: '{email}',
    icon: 'shield',
    fields: {
      email: { kind: 'email', unique: true },
      state: { kind: 'choice', values: { on: {}, off: {} } },
      wage: { kind: 'money', currency: 'EUR' },
      hours: { kind: 'number', integer: true },
    },
    atLeast: [{ count: 1, when: { state: 'on' }, message: last }],
    estimate: {
      of: ['state'],
      warning: 'fault',
      stops: { shut: 'guards' },
      fields: {
        fault: {
          kind: 'choice',
          values: { shut: { label: 'The gate is shut.' }, rain: { label: 'It rains.' } },
        },
      },
    },
    actions: {
      march: { on: 'row', call: 'POST /v1/guards/:id/march', confirm: 'They march.', estimate: true },
      pay: {
        on: 'both',
        call: 'POST /v1/guards/:id/pay',
        confirm: 'The guard is paid. |||| The guards are paid.',
        sums: ['wage', 'hours'],
      },
      leave: { on: 'both', call: 'POST /v1/guards/:id/leave', effect: { state: 'off' } },
      relieve: {
        on: 'row',
        call: 'POST /v1/guards/:id/relieve',
        when: { state: 'on' },
        effect: { state: 'off' },
      },
      wake: {
        on: 'both',
        call: 'POST /v1/guards/:id/wake',
        done: '%{name} is awake. |||| %{smart_count} guards are awake.',
      },
      greet: { on: 'both', call: 'POST /v1/guards/:id/greet', done: 'Hello.' },
      retire: { on: 'both', call: 'POST /v1/guards/:id/retire', effect: { state: 'off' }, final: true },
      callBack: {
        on: 'both',
        call: 'POST /v1/guards/:id/callBack',
        ask: 'Call %{name} back? |||| Call %{smart_count} guards back?',
        confirm: true,
      },
      standDown: {
        on: 'both',
        call: 'POST /v1/guards/:id/standDown',
        ask: 'Let %{name} rest?',
        confirm: true,
      },
      rename: {
        on: 'row',
        call: 'POST /v1/guards/:id/rename',
        form: { email: { kind: 'email', required: true } },
        effect: {},
      },
    },
    demo: { count: 0 },
  },
} as never);
/* So few, that a test has more. */
const config = { ...guards, typeAbove: 2 };
export const model = createModel(config, kinds);

const seeds = (...states: string[]) => ({
  guards: states.map((state, at) => ({ id: `g${at}`, email: `g${at}@example.com`, state })),
});

type Opened = { readonly states: readonly string[]; readonly fault?: string };

/** A dialog over records on a server, asked by somebody who may do everything. */
export const open = async ({ states, fault }: Opened, dialog: ReactNode) => {
  const getEstimate = async () => ({ data: { fault } });
  const provider = { ...(await inPageAs(config, seeds(...states))), getEstimate };
  render(
    <FieldScreen model={model} provider={provider}>
      <MemoryRouter>
        <ResourceContextProvider value={model.resource('guards').name}>{dialog}</ResourceContextProvider>
      </MemoryRouter>
      <Notification />
    </FieldScreen>,
  );
  return { provider, user: userEvent.setup() };
};

export const guard = { id: 'g0', email: 'g0@example.com', state: 'on' };
export const actionOf = (name: string) =>
  model.resource('guards').actions.find((each) => each.name === name) ?? expect.fail('no action');
export const close = () => undefined;
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
