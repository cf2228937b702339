import { expect, it } from 'vitest';
import { mergeSettings } from './settings';

const every = { sms: ['versions'], remote: ['versions'], orders: ['versions'], auth: ['versions'] } as const;
const stated = {
  name: 'Ours',
  color: '#102030',
  demo: [{ email: 'a@b.example', password: 'a' }],
  offers: every,
  accounts: { passwordMin: 12, passwordMixed: true, selfRegistration: false, forgottenPassword: true },
};
const answerTo = (value: Readonly<Record<string, unknown>>) =>
  JSON.parse(mergeSettings(JSON.stringify(value), stated)) as unknown;

it('states everything where nothing is written', () => {
  expect(JSON.parse(mergeSettings(undefined, stated))).toEqual(stated);
});

it('goes under every entry that is written', () => {
  expect(answerTo({ name: 'Acme', logo: '/logo.svg' })).toEqual({
    ...stated,
    name: 'Acme',
    logo: '/logo.svg',
  });
  expect(answerTo({ demo: true })).toEqual(stated);
  expect(answerTo({ demo: false })).toEqual({ ...stated, demo: false });
});

it('states nothing about a host that is somebody else’s, unless it is written', () => {
  const hosts = { sms: 'https://a.example', auth: 'https://b.example' };
  const { remote, orders } = every;
  const { accounts: _, ...rest } = stated;
  expect(answerTo({ hosts })).toEqual({ ...rest, hosts, demo: false, offers: { remote, orders } });
  expect(answerTo({ hosts, demo: true, offers: { sms: ['idempotency'], remote: [] } })).toEqual({
    ...rest,
    hosts,
    demo: true,
    offers: { sms: ['idempotency'], remote: [], orders },
  });
});

it('passes on what is faulty as it is, because the page names the fault', () => {
  for (const text of ['{ "name": ', '[]', '7']) expect(mergeSettings(text, stated)).toBe(text);
  expect(answerTo({ offers: 7 })).toMatchObject({ offers: 7 });
  expect(answerTo({ hosts: 'https://a.example' })).toEqual({ ...stated, hosts: 'https://a.example' });
});
