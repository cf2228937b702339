import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveGateway, statusesOf, type OpenStore, type TestGateway } from './testGateway';

/** A code of an authenticator app that was given this secret, at a moment in milliseconds since 1970. */
const codeOf = (secret: unknown, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp });

/** A code of an app, or one on paper, besides the password. */
export const describeSecondFactor = (openStore: OpenStore): void => {
  describe('a second factor', () => {
    let gateway: TestGateway;
    beforeAll(async () => {
      gateway = await serveGateway(await openStore());
    });
    afterAll(() => gateway.stop());

    const now = () => gateway.clock.now();
    const firstStep = (name: string) =>
      gateway.send('POST', '/jwt/login', { body: { email: `${name}@demo.com`, password: `${name} pass` } });
    const secondStep = (challenge: unknown, code: unknown) =>
      gateway.send('POST', '/jwt/second-factor', { body: { challenge, code } });
    /** Signs in by both steps. */
    const signIn = async (name: string, code: unknown) => {
      const { body } = await firstStep(name);
      return secondStep(body['challenge'], code);
    };
    /** Sets one up for somebody signed in, a minute after whatever was before. */
    const setUp = async (name: string) => {
      const { accessToken } = await gateway.signIn(`${name}@demo.com`, `${name} pass`);
      const call = gateway.callerOf(accessToken);
      const present = `${name} pass`;
      const { body: enrolment } = await call('POST', '/api/account/second-factor', { present });
      const { secret } = enrolment;
      gateway.clock.add(60);
      const code = codeOf(secret, now());
      const { body } = await call('POST', '/api/account/second-factor/confirm', { present, code });
      gateway.clock.add(60);
      return { call, present, enrolment, secret, confirming: code, codes: body['recoveryCodes'] as string[] };
    };

    it('is set up by whoever is signed in with the password and a code, and asked for from then on', async () => {
      const { call, secret, enrolment, codes } = await setUp('client');
      expect(enrolment).toMatchObject({
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/) as string,
        address: expect.stringMatching(/^otpauth:\/\/totp\/Shop:client/) as string,
      });
      expect(new Set(codes).size).toBe(10);
      const { body: account } = await call('GET', '/api/account');
      expect(account['secondFactor']).toEqual({ isOn: true, recoveryCodes: 10 });
      const first = await firstStep('client');
      expect(first).toMatchObject({ status: 403, body: { success: false, secondFactor: 'app' } });
      expect(first.body).not.toHaveProperty('accessToken');
      expect(first.body).not.toHaveProperty('userData');
      const second = await secondStep(first.body['challenge'], codeOf(secret, now()));
      expect(second).toMatchObject({ status: 200, body: { userData: { email: 'client@demo.com' } } });
      expect((await gateway.callerOf(String(second.body['accessToken']))('GET', '/api/account')).status).toBe(
        200,
      );
    });

    it('lies sealed in the store, and its codes on paper hashed', async () => {
      const { secret, codes } = await setUp('support');
      const { rows } = await gateway.store.list('secondFactors', {
        where: [],
        sort: [],
        offset: 0,
        limit: 9,
      });
      const text = JSON.stringify(rows);
      expect(text).not.toContain(String(secret));
      for (const code of codes) expect(text.replaceAll('-', '')).not.toContain(code.replaceAll('-', ''));
    });

    describe('that is on', () => {
      let own: Awaited<ReturnType<typeof setUp>>;
      beforeAll(async () => {
        own = await setUp('admin');
      });
      const status = async (code: unknown) => (await signIn('admin', code)).status;

      it('takes a code of the app once, also when it comes many times at once', async () => {
        gateway.clock.add(120);
        const code = codeOf(own.secret, now());
        const { body } = await firstStep('admin');
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => secondStep(body['challenge'], code)),
        );
        expect(statusesOf(answers)).toEqual([200, 422, 422, 422, 422]);
        expect(await status(code)).toBe(422);
      });

      it('takes none of the time before the last one, and not the one that confirmed it', async () => {
        gateway.clock.add(120);
        expect(await status(codeOf(own.secret, now()))).toBe(200);
        expect(await status(codeOf(own.secret, now() - 30_000))).toBe(422);
        expect(await status(own.confirming)).toBe(422);
      });

      it('takes the code before and the one after, and no other', async () => {
        gateway.clock.add(300);
        for (const [away, expected] of [
          [-60, 422],
          [60, 422],
          [-30, 200],
          [30, 200],
        ] as const)
          expect([away, await status(codeOf(own.secret, now() + away * 1000))]).toEqual([away, expected]);
      });

      it('takes each code on paper once, as people write them', async () => {
        gateway.clock.add(300);
        const [first = '', second = ''] = own.codes;
        expect(await status(first)).toBe(200);
        expect(await status(first)).toBe(422);
        const { body } = await signIn('admin', ` ${second.replaceAll('-', ' ').toUpperCase()}`);
        const call = gateway.callerOf(String(body['accessToken']));
        expect((await call('GET', '/api/account')).body['secondFactor']).toEqual({
          isOn: true,
          recoveryCodes: 8,
        });
      });

      it('lets nobody guess on and on, and tells what is wrong', async () => {
        gateway.clock.add(300);
        const { body } = await firstStep('admin');
        const answers = [];
        for (let at = 0; at < 11; at += 1) answers.push(await secondStep(body['challenge'], '000000'));
        expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(422), 429]);
        expect(answers[0]?.body).toMatchObject({
          errors: { code: 'This code is wrong or was used before.' },
        });
        gateway.clock.add(300);
      });

      it('gives other codes on paper for the password and a code, and takes those from before no more', async () => {
        gateway.clock.add(300);
        const fresh = await signIn('admin', codeOf(own.secret, now()));
        own = { ...own, call: gateway.callerOf(String(fresh.body['accessToken'])) };
        const [, , , , , old = '', spent = ''] = own.codes;
        const renew = (present: string, code: string) =>
          own.call('POST', '/api/account/second-factor/codes', { present, code });
        expect((await renew('wrong', spent)).status).toBe(422);
        expect((await renew(own.present, '000000')).status).toBe(422);
        const { body } = await renew(own.present, spent);
        own = { ...own, codes: body['recoveryCodes'] as string[] };
        expect([own.codes.length, own.codes.includes(old)]).toEqual([10, false]);
        expect(await status(old)).toBe(422);
        expect(await status(own.codes[9] ?? '')).toBe(200);
      });

      it('goes only with the password and a code, and is asked for no more', async () => {
        gateway.clock.add(300);
        const remove = (present: string, code: string) =>
          own.call('POST', '/api/account/second-factor/remove', { present, code });
        const fresh = await signIn('admin', codeOf(own.secret, now()));
        own = { ...own, call: gateway.callerOf(String(fresh.body['accessToken'])) };
        const [, , third = '', fourth = ''] = own.codes;
        expect(await remove('wrong', third)).toMatchObject({
          body: { errors: { present: expect.any(String) } },
        });
        expect(await remove(own.present, '000000')).toMatchObject({
          body: { errors: { code: expect.any(String) } },
        });
        expect((await remove(own.present, fourth)).status).toBe(200);
        expect((await firstStep('admin')).status).toBe(200);
      });
    });

    it('is not begun without the password, and not on before a code was given', async () => {
      const { accessToken } = await gateway.signIn('root@demo.com', 'root pass');
      const call = gateway.callerOf(accessToken);
      const begin = (present: string) => call('POST', '/api/account/second-factor', { present });
      expect((await begin('wrong')).status).toBe(422);
      const { body } = await begin('root pass');
      const proof = { present: 'root pass', code: '000000' };
      expect((await call('POST', '/api/account/second-factor/confirm', proof)).status).toBe(422);
      expect((await firstStep('root')).status).toBe(200);
      expect(body).toHaveProperty('secret');
    });

    it('is asked for with a challenge that ends: with time, with another password, and by being made up', async () => {
      const { call, secret } = await setUp('root');
      const late = await firstStep('root');
      gateway.clock.add(301);
      expect((await secondStep(late.body['challenge'], codeOf(secret, now()))).status).toBe(401);
      const before = await firstStep('root');
      const fresh = await signIn('root', codeOf(secret, now()));
      const again = gateway.callerOf(String(fresh.body['accessToken']));
      const body = { present: 'root pass', password: 'root pass 2' };
      expect((await again('POST', '/api/account/password', body)).status).toBe(200);
      gateway.clock.add(60);
      expect((await secondStep(before.body['challenge'], codeOf(secret, now()))).status).toBe(401);
      for (const made of ['', 'x', '{}', JSON.stringify({ secondStepOf: 'root', until: now() + 1e6 })])
        expect((await secondStep(made, codeOf(secret, now()))).status).toBe(401);
      expect((await call('GET', '/api/account')).status).toBe(401);
    });
  });
};
