import { createHash } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { expect, it, onTestFinished } from 'vitest';
import config from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { emptyDatabase } from '../../gateway/store/pglite.samples';
import { createSqlStore } from '../../gateway/store/sql';
import { createClock } from '../../server/clock';
import { createMemoryStore } from '../../server/store/memory';
import { openMailBox } from '../servers/mailBox';
import { soon } from '../soon';
import { isKeptIn, textOf } from './keptText';
import { serveGateway, type Answer, type Json, type TestGateway } from './testGateway';

const SCHEMA = 'gateway';

type World = {
  readonly gateway: TestGateway;
  readonly box: Awaited<ReturnType<typeof openMailBox>>;
  /** Secrets that were used. */
  readonly used: Set<string>;
};

let count = 0;
/* As the page sends: each write has a key. What is sent and answered is kept in mind. */
const sending = ({ gateway, used }: World) => {
  const call = async (path: string, body: Json, authorization?: string): Promise<Answer> => {
    used.add(JSON.stringify(body));
    for (const name of ['password', 'present', 'code', 'otp', 'refreshToken', 'challenge'])
      if (typeof body[name] === 'string' && body[name] !== '000000') used.add(body[name]);
    const headers = { 'Idempotency-Key': `key-${(count += 1)}` };
    const sent = authorization === undefined ? { body, headers } : { body, headers, authorization };
    const answer = await gateway.send('POST', path, sent);
    keepIn(used, answer.body);
    return answer;
  };
  return call;
};

/* Tokens, secrets and codes of an answer, however deep. */
const keepIn = (used: Set<string>, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, each] of Object.entries(value)) {
    if (['accessToken', 'refreshToken', 'secret', 'challenge', 'address'].includes(name))
      used.add(String(each));
    if (name === 'recoveryCodes' && Array.isArray(each)) for (const code of each) used.add(String(code));
    keepIn(used, each);
  }
};

const ok = (answer: Answer, status = 200): Answer => {
  expect(answer).toMatchObject({ status });
  return answer;
};

const codeOf = (secret: unknown, { clock }: TestGateway): string =>
  new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate({ timestamp: clock.now() });

const ADMIN = { name: 'Ann Arbor', email: 'ann@example.com', password: 'correct horse battery 1' };

const MAILER = { username: 'mailer', password: 'the smtp secret 9' };

type Looked = { readonly pattern: RegExp; readonly since?: number };

const mailTo = async ({ box }: World, email: string, { pattern, since = 0 }: Looked): Promise<string> =>
  soon(() => {
    const found = box.arrived
      .slice(since)
      .filter(({ to }) => to[0] === email)
      .flatMap(({ text }) => pattern.exec(text)?.[1] ?? []);
    return found.at(-1) ?? expect.fail(`no mail to ${email}`);
  });

/* The first administrator, sign-in, the mail server. */
const begin = async (world: World): Promise<string> => {
  const { gateway, box, used } = world;
  const send = sending(world);
  const said = await gateway.begin({}, 'http://localhost/');
  const code = /#setup=([\w-]+)$/.exec(said ?? '')?.[1] ?? expect.fail('no address');
  used.add(code);
  ok(await send('/jwt/setup', { ...ADMIN, code }), 201);
  const { body } = ok(await send('/jwt/login', { email: ADMIN.email, password: ADMIN.password }));
  const token = String(body['accessToken']);
  const { host, port } = box;
  const smtp = { host, port, encryption: 'none', ...MAILER, fromName: 'Us', fromEmail: ADMIN.email };
  ok(await gateway.callerOf(token)('PATCH', '/v1/emailSetting', smtp));
  used.add(smtp.password);
  return token;
};

/* A second factor on paper and in an app, other codes, another password, what is wrong, and the end. */
const ownAccount = async (world: World, token: string): Promise<void> => {
  const { gateway } = world;
  const send = sending(world);
  const own = (path: string, body: Json) => send(`/api/account${path}`, body, token);
  const present = ADMIN.password;
  const { secret } = ok(await own('/second-factor', { present })).body;
  const confirmed = ok(await own('/second-factor/confirm', { present, code: codeOf(secret, gateway) }));
  const [first, second] = confirmed.body['recoveryCodes'] as string[];
  const login = { email: ADMIN.email, password: present };
  const step = await send('/jwt/login', login);
  await send('/jwt/second-factor', { challenge: step.body['challenge'], code: 'wrong code' });
  ok(await send('/jwt/second-factor', { challenge: step.body['challenge'], code: first }));
  ok(await own('/second-factor/codes', { present, code: second }));
  ok(await own('/password', { present, password: 'another battery 2' }));
  await own('/password', { present: 'a wrong battery 3', password: 'another battery 4' });
};

/* Somebody invited, who forgets the password, renews the session and signs out; and somebody who registers and proves the address. */
const others = async (world: World, token: string): Promise<void> => {
  const { gateway, used } = world;
  const send = sending(world);
  const email = 'ina@example.com';
  const ina = { fullName: 'Ina Vited', username: 'ina', email, role: 'support', language: 'en' };
  ok(await send('/users', ina, `Bearer ${token}`), 201);
  const link = await mailTo(world, email, { pattern: /#invitation=[^:\s]+:(\w+)/ });
  used.add(link);
  ok(await send('/v1/auth/reset-password', { email, otp: link, password: 'chosen by ina 5' }));
  ok(await send('/v1/auth/forgot-password', { email }));
  const otp = await mailTo(world, email, { pattern: /\b(\d{6})\b/ });
  ok(await send('/v1/auth/verify-otp', { email, otp }));
  ok(await send('/v1/auth/reset-password', { email, otp, password: 'again by ina 6' }));
  const { body } = ok(await send('/jwt/login', { email, password: 'again by ina 6' }));
  const renewed = ok(await send('/jwt/refresh-token', { refreshToken: body['refreshToken'] }));
  ok(await send('/jwt/logout', { refreshToken: renewed.body['refreshToken'] }));
  await gateway.store.update('roleSetting', 'roleSetting', { patch: { selfRegistration: true } });
  const newcomer = { email: 'new@example.com', username: 'newcomer', password: 'registered 77' };
  const { body: registered } = ok(await send('/jwt/register', newcomer), 201);
  const { _id: id } = registered['user'] as Json;
  const code = await mailTo(world, newcomer.email, { pattern: /\b(\d{6})\b/ });
  ok(await send('/api/account/proof', { code }, String(registered['accessToken'])));
  // What nobody types lies there for as long as it is good.
  const since = world.box.arrived.length;
  ok(await send('/v1/auth/forgot-password', { email }));
  used.add(await mailTo(world, email, { pattern: /\b(\d{6})\b/, since }));
  const why = { why: 'She asked for help.' };
  ok(await send(`/users/${String(id)}/enter`, why, `Bearer ${token}`));
};

it('the store and its backups hold no secret that was used, and nothing by which one that is guessed can be recognized', async () => {
  const database = await emptyDatabase();
  const store = await createSqlStore(database, SCHEMA);
  const now = Date.now();
  const gateway = await serveGateway(store, {
    config,
    first: firstRecords({}),
    clock: createClock(() => now),
  });
  const box = await openMailBox({ user: MAILER.username, password: MAILER.password });
  onTestFinished(async () => {
    await gateway.stop();
    await box.close();
    await store.close();
  });
  const world: World = { gateway, box, used: new Set() };
  const token = await begin(world);
  await ownAccount(world, token);
  await others(world, token);
  const { rows } = await store.list('secondFactors', { where: [], sort: [], offset: 0, limit: 9 });
  const [{ _id: id } = expect.fail('no second factor')] = rows;
  const said = [...world.used].flatMap((each) => [each, each.replaceAll('-', ''), each.toLowerCase()]);
  const candidates = new Set(said.flatMap((each) => [each, `${id} ${each}`]));
  expect(candidates.size).toBeGreaterThan(100);
  const text = await textOf(database, SCHEMA);
  expect(text).toContain(ADMIN.email);
  expect([...candidates].filter((each) => isKeptIn(text, each))).toEqual([]);
});

it('recovery codes that a former version kept as a hash alone are sealed at the next start, and stay good', async () => {
  const store = createMemoryStore();
  const before = await serveGateway(store);
  const { accessToken, userData } = await before.signIn('admin@demo.com', 'admin pass');
  const own = before.callerOf(accessToken);
  const present = 'admin pass';
  const { secret } = (await own('POST', '/api/account/second-factor', { present })).body;
  const proof = { present, code: codeOf(secret, before) };
  const { recoveryCodes } = (await own('POST', '/api/account/second-factor/confirm', proof)).body;
  const codes = recoveryCodes as string[];
  const id = String(userData['_id']);
  const hashes = codes.map((code) =>
    createHash('sha256')
      .update(`${id} ${code.replaceAll('-', '')}`)
      .digest('hex'),
  );
  await store.update('secondFactors', id, { patch: { recovery: hashes } });
  await before.stop();
  const gateway = await serveGateway(store);
  onTestFinished(() => gateway.stop());
  const text = JSON.stringify(await store.get('secondFactors', id));
  for (const hash of hashes) expect(text).not.toContain(hash);
  const [code = ''] = codes;
  const signIn = async () => {
    const body = { email: 'admin@demo.com', password: present };
    const { challenge } = (await gateway.send('POST', '/jwt/login', { body })).body;
    return (await gateway.send('POST', '/jwt/second-factor', { body: { challenge, code } })).status;
  };
  expect([await signIn(), await signIn()]).toEqual([200, 422]);
});
