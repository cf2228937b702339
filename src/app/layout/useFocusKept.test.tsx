// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusKept } from './useFocusKept';

/** A button that goes when it is pressed. */
const Once = ({ name, onGone }: { readonly name: string; readonly onGone?: () => void }) => {
  const [isThere, setThere] = useState(true);
  const press = () => {
    setThere(false);
    onGone?.();
  };
  return isThere && <button onClick={press}>{name}</button>;
};

const Page = ({ children }: { readonly children: ReactNode }) => {
  useFocusKept();
  return (
    <main id="main-content" tabIndex={-1}>
      <input aria-label="Name" />
      {children}
    </main>
  );
};

const focused = () => document.activeElement;

afterEach(cleanup);

describe('the focus of what is taken away', () => {
  it('goes to the beginning of the page', async () => {
    render(
      <Page>
        <Once name="Approve" />
      </Page>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  });

  it('goes to the drawer it was in, which stays', async () => {
    render(
      <Page>
        <div role="dialog" tabIndex={-1}>
          <Once name="Approve" />
        </div>
      </Page>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(focused()).toBe(screen.getByRole('dialog')));
  });

  it('stays where somebody else has put it meanwhile', async () => {
    const next = () => screen.getByRole('textbox', { name: 'Name' });
    render(
      <Page>
        <Once name="Approve" onGone={() => setTimeout(() => next().focus())} />
        <Once name="Reject" />
      </Page>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(focused()).toBe(next()));
    // What goes without having the focus moves it nowhere either.
    screen.getByRole('button', { name: 'Reject' }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull());
    await expect(waitFor(() => expect(focused()).not.toBe(next()), { timeout: 150 })).rejects.toThrow();
  });
});
