// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FieldScreen, modelOf } from '../fields/FieldScreen';
import { createAppTheme } from '../../src/app/theme/createAppTheme';
import { looks } from '../../src/app/theme/look';
import { createLive } from '../../src/app/createLive';
import { messages } from '../../src/locales/en/messages';
import { createHeard } from '../../src/providers/realtime/heard';
import { LiveContext } from '../../src/views/LiveContext';
import { NewsLine } from '../../src/views/live/NewsLine';

const heard = createHeard();
const live = createLive();

const Screen = ({ text }: { readonly text: string }) => (
  <FieldScreen model={modelOf({})}>
    <ThemeProvider theme={createTheme(createAppTheme(looks.light))}>
      <LiveContext value={live}>
        <NewsLine text={text} />
      </LiveContext>
    </ThemeProvider>
  </FieldScreen>
);

let leave: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  leave = live.attach({ ...heard.live, editing: () => () => undefined });
});

afterEach(() => {
  cleanup();
  leave?.();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const said = () => screen.getByRole('status').textContent;

it('F-07 shows each count at once, and reads one out in five seconds, the last', async () => {
  const { rerender } = render(<Screen text="" />);
  for (const text of ['1 new', '2 new', '3 new']) {
    rerender(<Screen text={text} />);
    await pass(100);
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(said()).toBe('1 new');
  await pass(4000);
  expect(said()).toBe('1 new');
  await pass(1000);
  expect(said()).toBe('3 new');
});

it('S7.22 says when what others change is not heard of, for as long as the connection is lost', async () => {
  const { lost } = messages.app.live;
  render(<Screen text="" />);
  act(() => heard.tell({ state: 'on' }));
  act(() => heard.tell({ state: 'lost' }));
  await pass(4000);
  expect(screen.queryAllByText(lost)).toEqual([]);
  await pass(2000);
  expect(screen.getAllByText(lost).length).toBeGreaterThan(0);
  act(() => heard.tell({ state: 'on' }));
  await pass(6000);
  expect(screen.queryAllByText(lost)).toEqual([]);
});
