import { describe, expect, it } from 'vitest';
import accounts from '../../fixtures/accounts.json';
import { seeds } from '../../fixtures/seeds/index';
import { shippedRoles } from '../config/shippedRoles';
import config from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { createMemoryStore } from '../../server/store/memory';
import { fakeId } from '../../src/model/demo/fakeId';
import { createConnection } from '../../src/providers/session/connection';
import { mapStorage } from '../servers/tabWorld';
import { serveInPage } from './serveInPage';

const { fetch, url } = await serveInPage(createMemoryStore(), {
  config,
  first: { ...firstRecords({ DEMO: 'on' }), count: 0 },
});

const connect = () =>
  createConnection({
    hosts: { sms: url, remote: url, orders: url, auth: url },
    storages: { local: mapStorage(new Map()), session: mapStorage(new Map()) },
    fetch,
  });

describe('the static demo', () => {
  it.each(accounts)('S7.33 signs $email in without a server, and renews', async ({ email, password }) => {
    const { account, session } = connect();
    await account.signIn({ email, password, rememberMe: false });
    expect(session.user()).toMatchObject({ email });
    const signedIn = session.get() ?? expect.fail('no session');
    await expect(account.refresh(signedIn)).resolves.toMatchObject({ userData: { email } });
  });

  it.each(accounts)('gives $email the rights of its role', async ({ email, password }) => {
    const { account, session } = connect();
    await account.signIn({ email, password, rememberMe: false });
    const people = [...(seeds['admins'] ?? []), ...(seeds['users'] ?? [])] as {
      email: string;
      roles: string[];
    }[];
    const links = people.find((person) => person.email === email)?.roles ?? [];
    const stored = links.flatMap((link) => shippedRoles[Number(link.replace('roles#', ''))]?.ability ?? []);
    expect(stored).not.toEqual([]);
    expect(session.user()?.ability).toEqual(stored);
  });

  it.each(accounts)('knows $email by the demo record of this person', async ({ email, password }) => {
    const { account, session } = connect();
    await account.signIn({ email, password, rememberMe: false });
    const ids = ['admins', 'users'].flatMap((key) =>
      (seeds[key] ?? []).flatMap((person, at) =>
        (person as { email: string }).email === email ? [fakeId(key, at)] : [],
      ),
    );
    expect([session.user()?.id]).toEqual(ids);
  });

  it('S6.02 gives the client the right to read the ACL page and itself, and nothing else', async () => {
    const { account, session } = connect();
    await account.signIn({ email: 'client@demo.com', password: 'client', rememberMe: false });
    expect(session.user()?.ability).toEqual([
      { action: 'read', subject: 'ACL' },
      { action: 'read', subject: 'Auth' },
    ]);
  });

  it('S7.35 refuses a wrong password in words', async () => {
    const signIn = connect().account.signIn({ email: 'admin@demo.com', password: 'x', rememberMe: false });
    await expect(signIn).rejects.toMatchObject({ message: 'Email or password is wrong.' });
  });
});
