import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../tests/servers/answeringServer';
import { createTabWorld, mintSession, type Tab, type TabWorld } from '../../tests/servers/tabWorld';
import { createAuthProvider } from './authProvider';

let server: AnsweringServer;
let world: TabWorld;
let tab: Tab;

beforeEach(async () => {
  server = await startAnsweringServer();
  world = createTabWorld(server.url);
  tab = world.open();
});
afterEach(async () => {
  world.close();
  await server.close();
});

const provider = (can = (_action: string, _resource: string) => true) => createAuthProvider({ ...tab, can });

describe('signing in and out', () => {
  it('S7.36 hands the checkbox on as a boolean and rejects with the message of the server', async () => {
    await provider().login({ email: 'a@b.c', password: 'right' });
    expect(server.calls[0]?.body).toEqual({ email: 'a@b.c', password: 'right', rememberMe: false });
    await expect(provider().login({ username: 'a', password: 'x' })).rejects.toThrow(
      'Email or Password is Invalid',
    );
  });

  it('S4.11 signing out clears everything', async () => {
    tab.session.set(mintSession(server));
    tab.local.setItem('foreign', 'x');
    await provider().logout({});
    expect(tab.local.getItem('foreign')).toBeNull();
  });

  it('A-24 the logout react-admin makes for a visitor does not sign out the other tabs', async () => {
    tab.session.set(mintSession(server, { remember: false }));
    tab.local.setItem('RaStore.theme', 'dark');
    const visitor = world.open();
    await createAuthProvider({ ...visitor, can: () => true }).logout({});
    expect([tab.local.getItem('RaStore.theme'), tab.session.status()]).toEqual(['dark', 'in']);
  });
});

describe('what react-admin asks', () => {
  it('only nobody is sent to the sign-in page; an ended session stays where it is', async () => {
    await expect(provider().checkAuth({})).rejects.toThrow('ra.auth.auth_check_error');
    tab.session.set(mintSession(server));
    await expect(provider().checkAuth({})).resolves.toBeUndefined();
    tab.session.end('refused');
    await expect(provider().checkAuth({})).resolves.toBeUndefined();
  });

  it.each([401, 403, 500])('M-03 M-04 an error %i never becomes an auth error', async (status) => {
    await expect(provider().checkError({ status, kind: 'auth' })).resolves.toBeUndefined();
  });

  it('S6.01 gives identity and ability of the saved user, also while ended, and of nobody without throwing', async () => {
    await expect(provider().getPermissions?.({})).resolves.toEqual([]);
    await expect(provider().getIdentity?.()).resolves.toEqual({ id: '' });
    tab.session.set(mintSession(server));
    tab.session.end('refused');
    await expect(provider().getPermissions?.({})).resolves.toEqual([{ action: 'manage', subject: 'all' }]);
    await expect(provider().getIdentity?.()).resolves.toEqual({ id: 'u1', fullName: 'Ada Admin' });
  });

  it('B-12 M-18 asks can() and takes a fault in it as a no', async () => {
    const asked: string[] = [];
    const canRead = (action: string, resource: string) => asked.push(`${action} ${resource}`) > 0;
    await expect(provider(canRead).canAccess?.({ action: 'list', resource: 'plans' })).resolves.toBe(true);
    expect(asked).toEqual(['list plans']);
    const broken = () => {
      throw new Error('broken');
    };
    await expect(provider(broken).canAccess?.({ action: 'list', resource: 'plans' })).resolves.toBe(false);
  });
});
