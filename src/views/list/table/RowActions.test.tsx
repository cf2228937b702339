// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { afterEach, describe, expect, it } from 'vitest';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { RowActions } from './RowActions';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: { name: { kind: 'text' } },
  },
  /* nobody edits or deletes them, and only what has failed is sent again */
  logs: {
    label: { one: 'Log', many: 'Logs' },
    title: '{name}',
    icon: 'draft',
    can: { edit: false, delete: false },
    fields: { name: { kind: 'text' } },
    actions: {
      resend: {
        on: 'row',
        call: 'POST /logs/:id/resend',
        label: 'Send again',
        icon: 'refresh',
        when: { name: 'failed' },
        effect: { name: 'queued' },
      },
    },
  },
});

const listOf = (names: readonly string[]) => (
  <FieldScreen model={model}>
    <main id="main-content" tabIndex={-1}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <RecordContextProvider value={{ id: name }}>
              <RowActions title={name} />
            </RecordContextProvider>
          </li>
        ))}
      </ul>
    </main>
  </FieldScreen>
);

/** Where the focus is after the rows that are left are all there is. */
const focusAfter = (left: readonly string[], focused: string) => {
  const { rerender } = render(listOf(['a', 'b', 'c']));
  screen.getByRole('button', { name: `Actions for ${focused}` }).focus();
  rerender(listOf(left));
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.id;
};

afterEach(cleanup);

describe('the focus on a row', () => {
  it.each([
    { gone: 'b', left: ['a', 'c'], wanted: 'Actions for c' },
    { gone: 'c', left: ['a', 'b'], wanted: 'Actions for b' },
    { gone: 'a', left: [], wanted: 'main-content' },
  ])('goes to $wanted when $gone goes and $left stay', ({ gone, left, wanted }) => {
    expect(focusAfter(left, gone)).toBe(wanted);
  });

  it('stays where it is when another row goes', () => {
    expect(focusAfter(['b', 'c'], 'b')).toBe('Actions for b');
  });
});

it('is offered for the rows alone with which something can be done now', () => {
  render(
    <FieldScreen model={model}>
      <ResourceContextProvider value="logs">
        {['failed', 'delivered'].map((name) => (
          <RecordContextProvider key={name} value={{ id: name, name }}>
            <RowActions title={name} />
          </RecordContextProvider>
        ))}
      </ResourceContextProvider>
    </FieldScreen>,
  );
  expect(screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Actions for failed',
  ]);
});
