import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnAccount } from '../../src/model/account/ownAccount';
import { serveGateway, statusesOf, type OpenStore, type TestGateway } from './testGateway';

/** What whoever is signed in may do with the own account. */
export const describeAccount = (openStore: OpenStore): void => {
  describe('the own account', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
    });
    afterAll(() => gateway.stop());

    const signIn = (name: string, password = `${name} pass`, userAgent = 'a test') =>
      gateway
        .send('POST', '/jwt/login', {
          body: { email: `${name}@demo.com`, password },
          headers: { 'user-agent': userAgent },
        })
        .then(({ body }) => ({
          call: gateway.callerOf(String(body['accessToken'])),
          refreshToken: body['refreshToken'],
        }));
    type Session = Awaited<ReturnType<typeof signIn>>;
    const statusOf = async ({ call }: Session) => (await call('GET', '/api/account')).status;
    const sessionsOf = async ({ call }: Session) =>
      readOwnAccount((await call('GET', '/api/account')).body)?.sessions ?? [];
    const change = ({ call }: Session, present: string, password: string) =>
      call('POST', '/api/account/password', { present, password });

    it('gets another password by whoever has no right at all, which ends every other session', async () => {
      const [mine, another] = [await signIn('client'), await signIn('client')];
      expect(await change(mine, 'client pass', 'a good one')).toMatchObject({ status: 200 });
      expect([await statusOf(mine), await statusOf(another)]).toEqual([200, 401]);
      const refresh = (refreshToken: unknown) =>
        gateway.send('POST', '/jwt/refresh-token', { body: { refreshToken } });
      expect((await refresh(another.refreshToken)).status).toBe(401);
      expect((await refresh(mine.refreshToken)).status).toBe(200);
      await expect(gateway.signIn('client@demo.com', 'client pass')).rejects.toThrow('wrong');
      const { userData } = await gateway.signIn('client@demo.com', 'a good one');
      expect(JSON.stringify(userData)).not.toContain('good one');
    });

    it.each([
      {
        why: 'the present one is another',
        given: ['wrong', 'a good one'],
        errors: { present: 'This is not your current password.' },
      },
      {
        why: 'it is too short',
        given: ['root pass', 'short'],
        errors: { password: 'Must have at least 8 characters' },
      },
      { why: 'it is none', given: ['root pass', ''], errors: { password: 'Required' } },
      {
        why: 'nothing would change',
        given: ['root pass', 'root pass'],
        errors: { password: 'Choose a password other than the current one.' },
      },
    ])('keeps its password while $why, and says so beside the answer', async ({ given, errors }) => {
      const mine = await signIn('root');
      const [present = '', password = ''] = given;
      expect(await change(mine, present, password)).toMatchObject({ status: 422, body: { errors } });
      expect(await statusOf(await signIn('root'))).toBe(200);
    });

    it('lets nobody guess the present password on and on', async () => {
      const mine = await signIn('support');
      const guess = (present: string) => change(mine, present, 'a good one');
      const answers = await Promise.all(Array.from({ length: 11 }, () => guess('wrong')));
      expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(422), 429]);
      expect(await guess('support pass')).toMatchObject({ status: 429 });
    });

    it('answers a change that comes again under the same key as it did first', async () => {
      const { accessToken } = await gateway.signIn('admin@demo.com', 'admin pass');
      const once = () =>
        gateway.send('POST', '/api/account/password', {
          body: { present: 'admin pass', password: 'admin pass again' },
          authorization: accessToken,
          headers: { 'idempotency-key': 'once' },
        });
      const [first, again] = [await once(), await once()];
      expect([first.status, again]).toEqual([200, first]);
    });

    it('knows where it is signed in: with what, since when, and which of them asks', async () => {
      const [first, second] = [
        await signIn('support', undefined, 'Firefox/133.0'),
        await signIn('support', undefined, 'Chrome/131.0'),
      ];
      const seen = await sessionsOf(second);
      expect(seen.find(({ isThis }) => isThis)).toMatchObject({
        userAgent: 'Chrome/131.0',
        address: '127.0.0.1',
        begun: expect.stringMatching(/^\d{4}-.*Z$/) as string,
        used: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      });
      expect(seen.filter(({ isThis }) => isThis)).toHaveLength(1);
      expect((await sessionsOf(first)).find(({ isThis }) => isThis)?.userAgent).toBe('Firefox/133.0');
    });

    it('knows after a renewal where and when that was', async () => {
      const { refreshToken } = await signIn('support', undefined, 'Before/1');
      gateway.clock.add(120);
      const { body } = await gateway.send('POST', '/jwt/refresh-token', {
        body: { refreshToken },
        headers: { 'user-agent': 'After/1' },
      });
      const call = gateway.callerOf(String(body['accessToken']));
      const [mine] = (await sessionsOf({ call, refreshToken })).filter(({ isThis }) => isThis);
      expect(mine?.userAgent).toBe('After/1');
      expect(Date.parse(mine?.used ?? '') - Date.parse(mine?.begun ?? '')).toBeGreaterThanOrEqual(119_000);
    });

    it('ends one session of its own, or all others, and none of anybody else', async () => {
      const [mine, second, third] = [
        await signIn('support'),
        await signIn('support'),
        await signIn('support'),
      ];
      const stranger = await signIn('root');
      const idOf = async (session: Session) =>
        (await sessionsOf(session)).find(({ isThis }) => isThis)?.id ?? expect.fail('no session');
      const end = async (id: string) => (await mine.call('DELETE', `/api/account/sessions/${id}`)).status;
      expect(await end(await idOf(second))).toBe(200);
      expect(await end(await idOf(stranger))).toBe(200);
      const all = () => Promise.all([mine, second, third, stranger].map(statusOf));
      expect(await all()).toEqual([200, 401, 200, 200]);
      expect((await mine.call('DELETE', '/api/account/sessions')).status).toBe(200);
      expect(await all()).toEqual([200, 401, 401, 200]);
      expect(await sessionsOf(mine)).toHaveLength(1);
    });

    it('is nobody’s without a token', async () => {
      for (const [method, path] of [
        ['GET', ''],
        ['POST', '/password'],
        ['DELETE', '/sessions'],
        ['DELETE', '/sessions/x'],
      ] as const)
        expect((await gateway.send(method, `/api/account${path}`)).status).toBe(401);
    });
  });
};
