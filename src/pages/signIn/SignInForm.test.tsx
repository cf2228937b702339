// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { signIn as texts } from '../../locales/en/signIn';
import { SignInForm } from './SignInForm';

afterEach(cleanup);

const refusedWith = async (details: object) => {
  const onSignIn = () => Promise.reject(Object.assign(new Error('Too many attempts.'), details));
  render(<SignInForm texts={texts} host="example.org" onSignIn={onSignIn} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ann@example.org');
  await user.type(screen.getByLabelText('Password'), 'guess');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

it('S7.35 shows a refusal in the words of the server', async () => {
  await refusedWith({ kind: 'refused' });
  expect(await screen.findByText('Too many attempts.')).toBeTruthy();
});

it('D-27 says after it how long to wait, when the server does', async () => {
  await refusedWith({ kind: 'server', retryAfter: 42 });
  expect(await screen.findByText('Too many attempts. Please try again in 42 seconds.')).toBeTruthy();
});

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

it('marks both boxes after a wrong password, since either may be wrong, and says so of them', async () => {
  await refusedWith({ kind: 'refused' });
  const sentence = await screen.findByText('Too many attempts.');
  expect(document.activeElement).toBe(sentence);
  for (const each of [box('Email'), box('Password')]) {
    expect(each.getAttribute('aria-invalid')).toBe('true');
    expect(each.getAttribute('aria-describedby')).toBe(sentence.id);
  }
});

it('marks none where the server is only away', async () => {
  await refusedWith({ kind: 'network' });
  await screen.findByText(/example\.org/);
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

it('says below each box of an empty form that it is missing, goes to the first and sends nothing', async () => {
  let sent = 0;
  const onSignIn = () => {
    sent += 1;
    return Promise.resolve();
  };
  render(<SignInForm texts={texts} host="example.org" onSignIn={onSignIn} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const missing = await screen.findAllByText('Required');
  expect(missing.map((each) => each.getAttribute('role'))).toEqual(['alert', 'alert']);
  expect(document.activeElement).toBe(box('Email'));
  expect(box('Email').getAttribute('aria-describedby')).toBe(missing[0]?.id);
  await user.type(box('Email'), 'ann@example.org');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getAllByText('Required')).toHaveLength(1);
  expect(document.activeElement).toBe(box('Password'));
  expect(sent).toBe(0);
  await user.type(box('Password'), 'right');
  await user.keyboard('{Enter}');
  expect(sent).toBe(1);
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});
