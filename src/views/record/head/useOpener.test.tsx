// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { BrowserRoutes } from '../../../../tests/BrowserRoutes';
import { FieldScreen, modelOf } from '../../../../tests/fields/FieldScreen';
import { backToOpener } from '../cameFrom';
import { MoreMenu } from './MoreMenu';
import { useOpener } from './useOpener';

const model = modelOf({
  notes: {
    label: { one: 'Note', many: 'Notes' },
    title: '{name}',
    icon: 'draft',
    fields: { name: { kind: 'text' } },
  },
} as never);

const entries = ['Copy', 'Archive'].map((text) => ({
  key: text,
  icon: 'draft' as const,
  text,
  isDanger: false,
  choose: () => undefined,
}));

const RecordHead = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Link ref={useOpener()} to="/form">
        Edit
      </Link>
      <button onClick={({ currentTarget }) => setAnchor(currentTarget)}>More</button>
      {anchor && <MoreMenu anchor={anchor} entries={entries} onClose={() => setAnchor(null)} />}
    </>
  );
};

const Form = () => (
  /* as react-admin leads on after a save */
  <Link to="/record" state={{ ...backToOpener, _scrollToTop: true }}>
    Save
  </Link>
);

afterEach(cleanup);

it('has the focus again after its form, and leaves it to the menu that is opened then', async () => {
  window.history.replaceState(null, '', '/form');
  render(
    <FieldScreen model={model}>
      <BrowserRoutes
        routes={[
          { path: '/record', element: <RecordHead /> },
          { path: '/form', element: <Form /> },
        ]}
      />
    </FieldScreen>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Save' }));
  const edit = await screen.findByRole('link', { name: 'Edit' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  await user.click(screen.getByRole('button', { name: 'More' }));
  const { usr } = (await waitFor(() => {
    const state = window.history.state as { usr?: { over?: boolean } };
    expect(state.usr?.over).toBe(true);
    return state;
  })) as { usr: object };
  expect(usr).toMatchObject(backToOpener);
  const [copy, archive] = await screen.findAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(copy));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(archive);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('More'));
  await waitFor(() =>
    expect((window.history.state as { usr?: { over?: boolean } }).usr?.over).toBeUndefined(),
  );
  expect(document.activeElement?.textContent).toBe('More');
});
