// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openLooks, worldWith } from '../../../tests/contract/openedLooks';

const fields = { name: { kind: 'text' }, answer: { kind: 'longText', label: 'Answer' } };
const { model } = worldWith({ lines: { line: ['name'], expand: ['answer'] } }, fields);
const rows = [
  { id: '1', name: 'How?', answer: 'Like this.' },
  { id: '2', name: 'When?', answer: 'Now.' },
  { id: '3', name: 'Why?' },
] as never;

afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name: `More of ${name}` });

it('shows more of a record below its line, and hides it again, by the keyboard alone', async () => {
  const user = userEvent.setup();
  openLooks({ model, rows });
  await screen.findByText('How?');
  expect(screen.queryByText('Like this.')).toBeNull();
  button('How?').focus();
  await user.keyboard('{Enter}');
  expect(button('How?').getAttribute('aria-expanded')).toBe('true');
  const more = document.getElementById(button('How?').getAttribute('aria-controls') ?? '') ?? document.body;
  expect(within(more).getByText('Answer')).toBeDefined();
  expect(within(more).getByText('Like this.')).toBeDefined();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(button('When?'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(button('How?').getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('Like this.')).toBeNull();
});

it('offers nothing below a line of which there is no more', async () => {
  openLooks({ model, rows });
  await screen.findByText('Why?');
  expect(screen.queryByRole('button', { name: 'More of Why?' })).toBeNull();
});
