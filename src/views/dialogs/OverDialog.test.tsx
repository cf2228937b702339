// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { BrowserRoutes } from '../../../tests/BrowserRoutes';
import { OverDialog } from './OverDialog';

const open = (isRefused = false) => {
  const sent: string[] = [];
  const dialog = (
    <OverDialog onClose={() => sent.push('closed')}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('sent');
        }}
      >
        <textarea aria-label="Reason" />
        <button disabled={isRefused}>Reject</button>
        <button type="submit" disabled={isRefused}>
          Send
        </button>
      </form>
    </OverDialog>
  );
  render(<BrowserRoutes routes={[{ path: '*', element: dialog }]} />);
  return { sent, user: userEvent.setup() };
};

afterEach(cleanup);

it.each(['Control', 'Meta'])('sends its form with %s and Enter, from where one types', async (key) => {
  const { sent, user } = open();
  await user.click(await screen.findByLabelText('Reason'));
  await user.keyboard('why{Enter}');
  expect(sent).toEqual([]);
  await user.keyboard(`{${key}>}{Enter}{/${key}}`);
  expect(sent).toEqual(['sent']);
});

it('sends nothing where its button cannot be pressed', async () => {
  const { sent, user } = open(true);
  await user.click(await screen.findByLabelText('Reason'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual([]);
});
