import { expect, it, onTestFinished } from 'vitest';
import { createMemoryStore } from '../../server/store/memory';
import { createClock } from '../../server/clock';
import { defineResource } from '../../src/config/defineResource';
import { f } from '../../src/config/builders';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { testAccounts, testConfig, testSeeds } from './testConfig';
import { serveGateway, type Answer, type Caller, type TestGateway } from './testGateway';

const whole = { integer: true, min: 1, max: 60 } as const;
const base = { label: { one: 'Rules', many: 'Rules' }, title: 'Rules', icon: 'settings' } as const;
const rules = defineResource({
  ...base,
  single: 'one',
  fields: {
    passwordMin: f.number(whole),
    passwordMixed: f.boolean(),
    attempts: f.number(whole),
    lockMinutes: f.number(whole),
    selfRegistration: f.boolean(),
    sessionMinutes: f.number(whole),
    sessionHours: f.number(whole),
    rememberedDays: f.number(whole),
  },
});

const mine = defineResource({
  ...base,
  single: 'own',
  fields: {
    timeZone: f.timeZone({ default: 'UTC' }),
    dateFormat: f.choice({ values: { iso: {}, dots: {} }, default: 'iso' }),
    signOutMinutes: f.number(whole),
  },
});

type Rule = keyof typeof rules.fields | keyof typeof mine.fields;

const config = {
  ...testConfig,
  accounts: { ...testConfig.accounts, register: { resource: 'users' } },
  settings: Object.fromEntries(
    Object.entries({ rules, mine }).flatMap(([key, { fields }]) =>
      Object.keys(fields).map((name) => [name, `${key}.${name}`]),
    ),
  ),
  resources: { ...testConfig.resources, rules, mine },
} as unknown as DeclaredAdmin;

const begun = {
  passwordMin: 10,
  passwordMixed: false,
  attempts: 3,
  lockMinutes: 1,
  selfRegistration: false,
  sessionMinutes: 50,
  sessionHours: 1,
  rememberedDays: 1,
};

type Asked = { readonly gateway: TestGateway; readonly root: Caller };

/* How a setting shows, what it begins with, another value for it, and what shows then. */
type Case = readonly [
  setting: Rule,
  shown: (asked: Asked) => Promise<unknown>,
  first: unknown,
  value: unknown,
  then: unknown,
];

const refusal = ({ status, body }: Answer) => (status < 400 ? 'accepted' : (body['errors'] ?? body));

let count = 0;
const withPassword =
  (password: string) =>
  async ({ root }: Asked) => {
    const email = `new${(count += 1)}@demo.com`;
    return refusal(await root('POST', '/users', { name: 'New', email, role: 'support', password }));
  };

const wrongUntilRefused = async ({ gateway }: Asked) => {
  const email = `guess${(count += 1)}@demo.com`;
  const guess = () => gateway.send('POST', '/jwt/login', { body: { email, password: 'wrong' } });
  let tries = 0;
  while ((await guess()).status !== 429) tries += 1;
  return tries;
};

const lockedFor = async (asked: Asked) => {
  await wrongUntilRefused(asked);
  const email = `guess${count}@demo.com`;
  const answer = await fetch(`${asked.gateway.url}/jwt/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'wrong' }),
  });
  return answer.headers.get('retry-after');
};

const told = async ({ gateway }: Asked) => (await gateway.send('GET', '/config.json')).body['accounts'];

const first = { passwordMin: 10, passwordMixed: false, selfRegistration: false, forgottenPassword: false };

const own = { timeZone: 'UTC', dateFormat: 'iso', signOutMinutes: 50 };
const withSignIn = async ({ gateway }: Asked) =>
  (await gateway.signIn('root@demo.com', 'root pass')).userData['settings'];

/* Renews every nine minutes, as an open page does: hours until there is nothing to renew. */
const hoursSignedIn =
  (rememberMe: boolean) =>
  async ({ gateway }: Asked) => {
    const body = { email: 'root@demo.com', password: 'root pass', rememberMe };
    let answer = await gateway.send('POST', '/jwt/login', { body });
    const minutes = { each: 9, all: 0 };
    for (; answer.status === 200; minutes.all += minutes.each) {
      gateway.clock.add(minutes.each * 60);
      const { refreshToken } = answer.body;
      answer = await gateway.send('POST', '/jwt/refresh-token', { body: { refreshToken } });
    }
    return Math.floor(minutes.all / 60);
  };

const cases: readonly Case[] = [
  [
    'passwordMin',
    withPassword('ten chars1'),
    'accepted',
    11,
    { password: 'Must have at least 11 characters' },
  ],
  [
    'passwordMixed',
    withPassword('only letters'),
    'accepted',
    true,
    { password: 'Must have letters and digits' },
  ],
  ['attempts', wrongUntilRefused, 3, 5, 5],
  ['lockMinutes', lockedFor, '60', 30, '1800'],
  ['passwordMin', told, first, 12, { ...first, passwordMin: 12 }],
  ['passwordMixed', told, first, true, { ...first, passwordMixed: true }],
  ['selfRegistration', told, first, true, { ...first, selfRegistration: true }],
  ['timeZone', withSignIn, own, 'Asia/Tokyo', { ...own, timeZone: 'Asia/Tokyo' }],
  ['dateFormat', withSignIn, own, 'dots', { ...own, dateFormat: 'dots' }],
  ['signOutMinutes', withSignIn, own, 20, { ...own, signOutMinutes: 20 }],
  ['signOutMinutes', withSignIn, own, 55, own],
  ['sessionHours', hoursSignedIn(false), 1, 3, 3],
  ['rememberedDays', hoursSignedIn(true), 24, 2, 48],
  ['sessionMinutes', withSignIn, own, 40, { ...own, signOutMinutes: 40 }],
];

it.each(cases)(
  'S9.16 %s is what the product does, from the moment it is changed',
  async (...[setting, shown, before, value, then]) => {
    const gateway = await serveGateway(createMemoryStore(), {
      config,
      first: { seeds: { ...testSeeds, rules: [begun] }, accounts: testAccounts },
      clock: createClock(() => Date.UTC(2026, 0)),
    });
    onTestFinished(() => gateway.stop());
    expect(await shown({ gateway, root: await gateway.as('root') })).toEqual(before);
    gateway.clock.add(3600);
    const root = await gateway.as('root');
    const key = setting in mine.fields ? 'mine' : 'rules';
    expect(await root('PATCH', `/v1/${key}`, { [setting]: value })).toMatchObject({ status: 200 });
    expect(await shown({ gateway, root })).toEqual(then);
  },
);
