// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Identifier } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { ActionDialog } from '../../src/views/actions/ActionDialog';
import { DeleteDialog } from '../../src/views/actions/DeleteDialog';
import { actionOf, button, close, guard, last, open } from './guardDialogs';

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

describe('what is refused for one record', () => {
  const relieve = (record = guard) => (
    <ActionDialog action={actionOf('relieve')} records={[record]} onClose={close} />
  );

  it.each([
    ['that somebody else was faster with', 'g0', 'Only available while State is On'],
    ['that is gone', 'gone', 'There is no such record.'],
  ])('says why of one %s, and has one way out', async (_, id, reason) => {
    const { user } = await open({ states: ['off', 'on', 'on'] }, relieve({ ...guard, id }));
    await user.click(button('Relieve'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(reason));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Relieve' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Relieve: g0@example.com' })).toBeDefined();
    expect(screen.getAllByRole('button')).toEqual([button('Close')]);
    expect(document.activeElement).toBe(button('Close'));
  });

  it('can be tried again where the record still allows it', async () => {
    const { user, provider } = await open({ states: ['on', 'on'] }, relieve());
    const { runAction } = provider;
    provider.runAction = () => Promise.reject(new Error('The line is down.'));
    await user.click(button('Relieve'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The line is down.'));
    provider.runAction = runAction;
    await user.click(button('Relieve'));
    expect(await screen.findByText('“Relieve” completed for Guard g0@example.com.')).toBeDefined();
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
    await waitFor(() => expect(document.activeElement).toBe(box()));
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
