// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotify } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../../../tests/fields/FieldScreen';
import { createAppTheme } from '../theme/createAppTheme';
import { looks } from '../theme/look';
import { Notifications } from './Notifications';

type Message = { readonly text: string; readonly type: 'success' | 'error' };

const Say = ({ text, type }: Message) => {
  const notify = useNotify();
  return <button onClick={() => notify(text, { type, messageArgs: { _: text } })}>{`say ${text}`}</button>;
};

const saved = { text: 'Plan Basic saved', type: 'success' } as const;
const failures = ['one', 'two', 'three', 'four'].map((text) => ({ text, type: 'error' }) as const);

const open = (setup = userEvent.setup()) => {
  render(
    <FieldScreen model={modelOf({})}>
      <ThemeProvider theme={createTheme(createAppTheme(looks.light))}>
        {[saved, ...failures].map((message) => (
          <Say key={message.text} {...message} />
        ))}
        <Notifications />
      </ThemeProvider>
    </FieldScreen>,
  );
  const say = (text: string) => setup.click(screen.getByRole('button', { name: `say ${text}` }));
  return { say, user: setup };
};

/** What is said at once, and what waits until a screen reader has finished. */
const said = (how: 'assertive' | 'polite') =>
  [...document.querySelectorAll(`[aria-live=${how}] > *`)].map(({ textContent }) => textContent);
const alerts = () => said('assertive');
const news = () => said('polite');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a message', () => {
  it('of success waits politely and goes by itself, one of a failure is announced and stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { say } = open(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
    await say('one');
    await say(saved.text);
    await waitFor(() => expect(news()).toEqual([saved.text]));
    expect(alerts()).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(news()).toEqual([]));
    expect(alerts()).toEqual(['one']);
  });

  it('does not go from under the pointer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { say, user } = open(userEvent.setup({ advanceTimers: vi.advanceTimersByTime }));
    await say(saved.text);
    await user.hover(await screen.findByText(saved.text));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(news()).toEqual([saved.text]);
    await user.unhover(screen.getByText(saved.text));
    await vi.advanceTimersByTimeAsync(10_000);
    await waitFor(() => expect(news()).toEqual([]));
  });

  it('is closed by its button', async () => {
    const { say, user } = open();
    await say('one');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(alerts()).toEqual([]);
  });

  it('M-09 waits for no other, and of a flood the last three failures are left', async () => {
    const { say } = open();
    await say(saved.text);
    for (const { text } of failures) await say(text);
    await waitFor(() => expect(alerts()).toEqual(['two', 'three', 'four']));
  });
});
