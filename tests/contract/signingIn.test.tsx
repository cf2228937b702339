// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, it } from 'vitest';
import { serveInPage } from './serveInPage';
import { firstTestRecords } from '../gateway/testGateway';
import { testConfig } from '../gateway/testConfig';
import { mapStorage } from '../servers/tabWorld';
import { createMemoryStore } from '../../server/store/memory';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import { signIn as texts } from '../../src/locales/en/signIn';
import { createConnection } from '../../src/providers/session/connection';
import { SigningIn } from '../../src/pages/signIn/SigningIn';

afterEach(cleanup);

const roleSetting = defineResource({
  label: { one: 'Setting', many: 'Settings' },
  title: 'Setting',
  icon: 'settings',
  single: 'one',
  fields: {
    whom: f.choice({ values: { nobody: {}, staff: {}, everybody: {} }, default: 'everybody' }),
  },
});

/** An installation in which everybody needs a second factor. */
const config = {
  ...testConfig,
  resources: { ...testConfig.resources, roleSetting },
  settings: { secondFactor: 'roleSetting.whom' },
};

const textOf = async (pattern: RegExp) => (await screen.findByText(pattern)).textContent;

const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + seconds * 1000 });

it('leads through the set-up of an app and its codes on paper, and the next time asks for a code', async () => {
  const { url, fetch } = await serveInPage(createMemoryStore(), { config, first: firstTestRecords });
  const user = userEvent.setup();
  const open = () => {
    const storages = { local: mapStorage(new Map()), session: mapStorage(new Map()) };
    const hosts = { sms: url, remote: url, orders: url, auth: url };
    const { account, session } = createConnection({ hosts, storages, fetch });
    render(
      <SigningIn
        texts={texts}
        host={url}
        onSignIn={account.signIn}
        secondStep={{ begin: account.beginFactor, give: account.secondStep }}
      />,
    );
    return session;
  };
  const firstStep = async () => {
    await user.type(screen.getByLabelText('Email'), 'client@demo.com');
    await user.type(screen.getByLabelText('Password'), 'client pass');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  const give = async (code: string) => {
    await user.clear(await screen.findByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), code);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  };

  const session = open();
  await firstStep();
  expect(await screen.findByRole('heading', { name: 'Set up two-factor authentication' })).toBeDefined();
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeDefined();
  const shown = (await textOf(/^[A-Z2-7 ]{39}$/)) ?? '';
  const secret = shown.replaceAll(' ', '');
  await give('000000');
  expect(await screen.findByText('This code is wrong or was used before.')).toBeDefined();
  await give(codeOf(secret));
  expect(await screen.findByRole('list', { name: 'Your recovery codes' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  expect(session.user()).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(session.user()).toMatchObject({ email: 'client@demo.com' }));

  cleanup();
  const next = open();
  await firstStep();
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  // Each is good once: this is the next one.
  await give(codeOf(secret, 30));
  await waitFor(() => expect(next.user()).toMatchObject({ email: 'client@demo.com' }));
});
