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
