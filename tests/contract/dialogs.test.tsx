// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Notification, ResourceContextProvider, type Identifier } from 'react-admin';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { ActionDialog } from '../../src/views/actions/ActionDialog';
import { DeleteDialog } from '../../src/views/actions/DeleteDialog';
import { FieldScreen } from '../fields/FieldScreen';
import { inPageAs, withAccounts } from './inPageAs';

const last = 'Somebody has to stay.';
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
const model = createModel(config, kinds);

const seeds = (...states: string[]) => ({
  guards: states.map((state, at) => ({ id: `g${at}`, email: `g${at}@example.com`, state })),
});

type Opened = { readonly states: readonly string[]; readonly fault?: string };

/** A dialog over records on a server, asked by somebody who may do everything. */
const open = async ({ states, fault }: Opened, dialog: ReactNode) => {
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

const guard = { id: 'g0', email: 'g0@example.com', state: 'on' };
const actionOf = (name: string) =>
  model.resource('guards').actions.find((each) => each.name === name) ?? expect.fail('no action');
const close = () => undefined;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(cleanup);

describe('what must not run out', () => {
  const dialogs: [string, string, ReactNode][] = [
    ['a deletion', 'Delete', <DeleteDialog key="d" records={[guard]} onClose={close} />],
    [
      'an action',
      'Leave',
      <ActionDialog key="a" action={actionOf('leave')} records={[guard]} onClose={close} />,
    ],
  ];

  it.each(dialogs)('is said before %s that would take the last one', async (_, name, dialog) => {
    await open({ states: ['on', 'off'] }, dialog);
    expect(await screen.findByText(last)).toBeDefined();
    expect(button(name).disabled).toBe(true);
  });

  it.each(dialogs)('does not keep %s while there is another one', async (_, name, dialog) => {
    const { provider, user } = await open({ states: ['on', 'on'] }, dialog);
    await user.click(button(name));
    const left = { pagination: { page: 1, perPage: 9 }, sort: { field: 'id', order: 'ASC' as const } };
    const stillOn = () => provider.getList('apps/guards', { ...left, filter: { state: 'on' } });
    await waitFor(async () => expect(await stillOn()).toMatchObject({ total: 1 }));
    expect(screen.queryByText(last)).toBeNull();
  });

  it('is said before a deletion of several that are all there is', async () => {
    const both = [guard, { ...guard, id: 'g1' }];
    await open({ states: ['on', 'on'] }, <DeleteDialog records={both} onClose={close} />);
    expect(await screen.findByText(last)).toBeDefined();
    expect(button('Delete').disabled).toBe(false);
  });
});

describe('what an estimate says', () => {
  const march = <ActionDialog action={actionOf('march')} records={[guard]} onClose={close} />;

  it('keeps the action from being done while something stops it, and leads to what ends that', async () => {
    await open({ states: ['on', 'on'], fault: 'shut' }, march);
    expect(await screen.findByText('The gate is shut.')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open Guards' });
    expect([button('March').disabled, link.getAttribute('href')]).toEqual([true, '/apps/guards']);
  });

  it('leaves the choice where it only warns', async () => {
    await open({ states: ['on', 'on'], fault: 'rain' }, march);
    expect(await screen.findByText('It rains.')).toBeDefined();
    expect([button('March').disabled, screen.queryByRole('link')]).toEqual([false, null]);
  });
});

describe('what is refused in part', () => {
  /* somebody else was faster with the second */
  const both = [guard, { ...guard, id: 'gone', email: 'gone@example.com' }];

  it.each([
    ['a deletion', 'Delete', { action: undefined }],
    ['an action', 'Leave', { action: actionOf('leave') }],
  ])(
    'E-15 is told after %s in both numbers, and only the rest of it stays chosen',
    async (_, name, { action }) => {
      const done: Identifier[] = [];
      const props = {
        records: both,
        onClose: close,
        onDone: (ids: readonly Identifier[]) => void done.push(...ids),
      };
      const dialog = action ? <ActionDialog action={action} {...props} /> : <DeleteDialog {...props} />;
      const { user } = await open({ states: ['on', 'on'] }, dialog);
      await user.click(button(name));
      expect(await screen.findByText(`“${name}” worked for 1 and failed for 1.`)).toBeDefined();
      expect(screen.getByText(/^gone@example\.com: /)).toBeDefined();
      expect(done).toEqual(['g0']);
    },
  );
});

describe('what is asked', () => {
  const dialogOf = (name: string, count: number) => (
    <ActionDialog action={actionOf(name)} records={Array(count).fill(guard)} onClose={close} />
  );
  it.each([
    ['a declared question', 'callBack', 1, 'Call g0@example.com back?'],
    ['a declared question about several', 'callBack', 2, 'Call 2 guards back?'],
    ['what a declared question has no form for', 'standDown', 2, 'Stand down: 2 guards'],
    ['a form, which is no question', 'rename', 1, 'Rename: g0@example.com'],
  ] as const)('has %s at its top', async (...[, name, count, title]) => {
    await open({ states: ['on', 'on'] }, dialogOf(name, count));
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
  });

  it.each([
    [1, 'The guard is paid.'],
    [2, 'The guards are paid.'],
  ])('speaks of %i in its text', async (count, text) => {
    await open({ states: ['on', 'on'] }, dialogOf('pay', count));
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe('what was done', () => {
  const both = [guard, { ...guard, id: 'g1', email: 'g1@example.com' }];
  it.each([
    ['wake', 1, 'Guard g0@example.com is awake.'],
    ['wake', 2, '2 guards are awake.'],
    ['greet', 1, 'Hello.'],
    ['greet', 2, '“Greet” completed for 2 guards.'],
    ['retire', 1, '“Retire” completed for Guard g0@example.com.'],
    ['retire', 2, '“Retire” completed for 2 guards.'],
  ])('%s of %i is said in a sentence: %s', async (name, count, sentence) => {
    const action = actionOf(name);
    const { user } = await open(
      { states: ['on', 'on', 'on'] },
      <ActionDialog action={action} records={both.slice(0, count)} onClose={close} />,
    );
    const title = `${action.label.en} ${count === 1 ? guard.email : '2 guards'}?`;
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    await user.click(button(action.label.en));
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('names what was deleted', async () => {
    const { user } = await open(
      { states: ['on', 'on', 'on'] },
      <DeleteDialog records={both} onClose={close} />,
    );
    await user.click(button('Delete'));
    expect(await screen.findByText('2 guards deleted')).toBeDefined();
  });
});

describe('a refusal that is about an answer', () => {
  it('stands beside the answer, which has the focus, and goes when it is right', async () => {
    let isClosed = false;
    const { user } = await open(
      { states: ['on', 'on'] },
      <ActionDialog action={actionOf('rename')} records={[guard]} onClose={() => (isClosed = true)} />,
    );
    const box = async () => screen.findByLabelText<HTMLInputElement>(/^Email/);
    await user.type(await box(), 'g1@example.com');
    await user.click(button('Rename'));
    expect(await screen.findByText('Already in use')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await box()));
    await user.clear(await box());
    await user.type(await box(), 'g2@example.com');
    await user.click(button('Rename'));
    await waitFor(() => expect(isClosed).toBe(true));
  });
});

it('says what it is about in sum before it is done', async () => {
  const records = [
    { ...guard, wage: '1000.10', hours: 7 },
    { ...guard, id: 'g1', wage: '0.15', hours: 5 },
    { ...guard, id: 'g2', wage: null },
  ];
  const dialog = <ActionDialog action={actionOf('pay')} records={records} onClose={close} />;
  await open({ states: ['on', 'on', 'on'] }, dialog);
  const said = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(said).toEqual(['Wage€1,000.25', 'Hours12']);
});

describe('what is final and about very many', () => {
  const three = [guard, { ...guard, id: 'g1' }, { ...guard, id: 'g2' }];
  const box = () => screen.queryByRole('textbox', { name: 'Type 3 to confirm' });
  const left = { pagination: { page: 1, perPage: 9 }, sort: { field: 'id', order: 'ASC' as const } };

  it.each([
    ['a deletion', 'Delete', { action: undefined, filter: {} }],
    ['an action', 'Retire', { action: actionOf('retire'), filter: { state: 'on' } }],
  ])('asks before %s to type how many they are', async (_, name, { action, filter }) => {
    const props = { records: three, onClose: close };
    const { provider, user } = await open(
      { states: ['on', 'on', 'on', 'on'] },
      action ? <ActionDialog action={action} {...props} /> : <DeleteDialog {...props} />,
    );
    const staying = async () => (await provider.getList('apps/guards', { ...left, filter })).total;
    await screen.findByRole('textbox', { name: 'Type 3 to confirm' });
    await user.click(button(name));
    await screen.findByText('Type 3 to go on.');
    expect(document.activeElement).toBe(box());
    await user.keyboard('4');
    await user.click(button(name));
    await screen.findByText('Type 3 to go on.');
    expect(await staying()).toBe(4);
    await user.clear(box() ?? expect.fail('no box'));
    await user.type(box() ?? expect.fail('no box'), '3');
    await user.click(button(name));
    await waitFor(async () => expect(await staying()).toBe(1));
  });

  it('asks nothing of few, and nothing before what can be taken back', async () => {
    const few = three.slice(1);
    await open({ states: ['on', 'on', 'on', 'on'] }, <DeleteDialog records={few} onClose={close} />);
    expect(button('Delete').disabled).toBe(false);
    expect(screen.queryByRole('textbox')).toBeNull();
    cleanup();
    await open(
      { states: ['on', 'on', 'on', 'on'] },
      <ActionDialog action={actionOf('leave')} records={three} onClose={close} />,
    );
    expect(button('Leave')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('the focus of a question', () => {
  const ask = (name: string) => <ActionDialog action={actionOf(name)} records={[guard]} onClose={close} />;

  it.each([
    ['the first answer that is asked for', 'Email', ask('rename')],
    ['the button that does it, where that can be taken back', 'Wake', ask('wake')],
    ['Cancel, where it cannot', 'Cancel', ask('retire')],
    ['Cancel of a deletion', 'Cancel', <DeleteDialog key="d" records={[guard]} onClose={close} />],
  ])('is on %s', async (_, name, dialog) => {
    await open({ states: ['on', 'on'] }, dialog);
    await waitFor(() => expect(document.activeElement?.textContent || labelOfFocused()).toContain(name));
  });

  const labelOfFocused = () =>
    document.activeElement instanceof HTMLInputElement
      ? (document.activeElement.labels?.[0]?.textContent ?? '')
      : '';
});
