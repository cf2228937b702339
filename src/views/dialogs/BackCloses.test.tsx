// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { BrowserRoutes } from '../../../tests/BrowserRoutes';
import { BackCloses } from './BackCloses';

/** A page with one dialog at a time. */
const Page = () => {
  const [name, setName] = useState<string>();
  const { state } = useLocation();
  return (
    <>
      <output>{`${name ?? 'none'}, ${(state as { over?: true } | null)?.over ? 'over' : 'page'}`}</output>
      {['first', 'second'].map((each) => (
        <button key={each} onClick={() => setName(each)}>
          {each}
        </button>
      ))}
      {name !== undefined && <BackCloses key={name} onBack={() => setName(undefined)} />}
    </>
  );
};

const open = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shows = (text: string) =>
  waitFor(() => expect(document.querySelector('output')?.textContent).toBe(text));

afterEach(cleanup);

it('closes by Back what is open, also where another one was closed at the moment it was opened', async () => {
  render(<BrowserRoutes routes={[{ path: '*', element: <Page /> }]} />);
  await shows('none, page');
  open('first');
  await shows('first, over');
  const { key } = window.history.state as { key: string };
  open('second');
  await waitFor(() =>
    expect(window.history.state).toMatchObject({ idx: 1, key: expect.not.stringMatching(key) }),
  );
  await shows('second, over');
  window.history.back();
  await shows('none, page');
  expect(window.history.state).toMatchObject({ idx: 0 });
});
