import { OFFERED } from '../../server/settingsOf';
import { createOfferBook } from '../../src/providers/http/offerBook';
// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Secret, TOTP } from 'otpauth';
import { Notification } from 'react-admin';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { AccountPage } from '../../src/pages/account/AccountPage';
import { createHttp } from '../../src/providers/http/http';
import { createOwnAccount } from '../../src/providers/session/ownAccount';
import { FieldScreen } from '../fields/FieldScreen';
import { testConfig } from '../gateway/testConfig';
import { firstTestRecords } from '../gateway/testGateway';
import { serveInPage } from './serveInPage';

let gateway: Awaited<ReturnType<typeof serveInPage>>;
beforeAll(async () => {
  gateway = await serveInPage(createMemoryStore(), { config: testConfig, first: firstTestRecords });
});
afterEach(cleanup);

/** The page before the real server, for somebody without a right. */
const open = async (password = 'client pass') => {
  const { accessToken } = await gateway.signIn('client@demo.com', password);
  const session = { get: () => ({ accessToken }), generation: 0, renew: async () => {}, end: () => {} };
  const { url, model, fetch } = gateway;
  const hosts = { sms: url, remote: url, orders: url, auth: url };
  const account = createOwnAccount(createHttp({ hosts, session, fetch }), createOfferBook(OFFERED));
  const who = { name: 'Claire', email: 'client@demo.com', role: 'Client' };
  render(
    <FieldScreen model={model} rights={[]}>
      <AccountPage account={account} who={who} />
      <Notification />
    </FieldScreen>,
  );
  return userEvent.setup();
};

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(`${label} *`);
const button = (name: string) => screen.getByRole('button', { name });
const section = (name: string) => within(screen.getByRole('region', { name }));

it('says who is signed in, and as what', async () => {
  await open();
  const said = section('You').getAllByRole('definition');
  expect(said.map(({ textContent }) => textContent)).toEqual(['Claire', 'client@demo.com', 'Client']);
});

it('changes the own password, after what is wrong with the answers was said beside them', async () => {
  const user = await open();
  await user.type(box('Current password'), 'wrong');
  await user.type(box('New password'), 'a good one');
  await user.type(box('Repeat the new password'), 'a goood one');
  await user.click(button('Change password'));
  expect(await screen.findByText('The two passwords don’t match.')).toBeDefined();
  await user.clear(box('Repeat the new password'));
  await user.type(box('Repeat the new password'), 'a good one');
  await user.click(button('Change password'));
  expect(await screen.findByText('This is not your current password.')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(box('Current password')));
  await user.clear(box('Current password'));
  await user.type(box('Current password'), 'client pass');
  await user.click(button('Change password'));
  expect(await screen.findByText(/^Your password is changed/)).toBeDefined();
  expect(box('New password').value).toBe('');
  await gateway.signIn('client@demo.com', 'a good one');
});

it('lists the own sessions, and ends one of them or all others', async () => {
  await gateway.signIn('client@demo.com', 'a good one');
  await gateway.signIn('client@demo.com', 'a good one');
  const user = await open('a good one');
  const part = section('Where you are signed in');
  const rows = () => part.getAllByRole('listitem');
  const here = await part.findByText(/this session/);
  const before = rows().length;
  expect(within(here).queryByRole('button')).toBeNull();
  const [other] = part.getAllByRole('button', { name: /^Sign out Unknown device/ });
  await user.click(other ?? expect.fail('no other session'));
  await waitFor(() => expect(rows()).toHaveLength(before - 1));
  await user.click(button('Sign out everywhere else'));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

it('switches a second factor on and off, by the password and a code', async () => {
  const user = await open('a good one');
  const part = section('Two-factor authentication');
  const click = async (name: string) => user.click(await part.findByRole('button', { name }));
  const type = async (label: string, text: string) => user.type(await part.findByLabelText(label), text);
  await click('Set up');
  await type('Your password *', 'a good one');
  await click('Next');
  const secret = (await part.findByText(/^[A-Z2-7 ]{39}$/)).textContent.replaceAll(' ', '');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await type('Code *', code);
  await click('Switch on');
  const codes = await part.findAllByRole('listitem');
  expect(codes).toHaveLength(10);
  await click('I have saved them');
  expect(await part.findByText(/10 recovery codes are left/)).toBeDefined();
  await click('Switch off');
  await type('Your password *', 'a good one');
  await type('Code *', code);
  await click('Switch off');
  expect(await part.findByText('This code is wrong or was used before.')).toBeDefined();
  await user.clear(part.getByLabelText('Code *'));
  await type('Code *', codes[0]?.textContent ?? '');
  await click('Switch off');
  expect(await part.findByText('Signing in takes your password alone.')).toBeDefined();
});
