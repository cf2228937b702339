// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ActionDialog } from '../../src/views/actions/ActionDialog';
import { DeleteDialog } from '../../src/views/actions/DeleteDialog';
import { actionOf, close, guard, open } from './guardDialogs';

afterEach(cleanup);

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
