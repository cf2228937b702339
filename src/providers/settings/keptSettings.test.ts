import { beforeEach, describe, expect, it } from 'vitest';
import { mapStorage } from '../../../tests/servers/tabWorld';
import { checkSettings } from './checkSettings';
import { keptSettings } from './keptSettings';

const origin = 'https://sms.example.com';
const today = (config: object) => checkSettings(config, origin);

let entries: Map<string, string>;
beforeEach(() => void (entries = new Map()));

const visit = () => keptSettings(() => mapStorage(entries), origin);

it('hands the settings of one visit to the next', () => {
  expect(visit().settings).toBeUndefined();
  const now = today({ name: 'Acme SMS', color: '#7b1fa2', demo: true, offers: { sms: ['versions'] } });
  expect(visit().renew(now)).toBe(true);
  expect(visit().settings).toEqual(now.settings);
  expect(visit().renew(now)).toBe(false);
});

it('says in every tab that settings have changed, lets the next page wait for them, and keeps those', () => {
  visit().renew(today({ name: 'Acme SMS' }));
  const tabs = [visit(), visit()];
  expect(tabs.map(({ renew }) => renew(today({ name: 'Bolt SMS' })))).toEqual([true, true]);
  expect(visit().settings).toBeUndefined();
  visit().renew(today({ name: 'Bolt SMS' }));
  expect(visit().settings?.name).toBe('Bolt SMS');
});

it('leaves a page as it is when the settings of today are faulty, and lets the next one wait for them', () => {
  visit().renew(today({ name: 'Acme SMS' }));
  expect(visit().renew(today({ colour: '#7b1fa2' }))).toBe(false);
  expect(visit().settings).toBeUndefined();
});

describe('a host', () => {
  it.each(['sms', 'remote', 'orders', 'auth'])(
    'of another origin (%s) is never taken from an earlier visit',
    (host) => {
      visit().renew(today({ hosts: { [host]: 'https://other.example.com' } }));
      expect(visit().settings).toBeUndefined();
    },
  );

  it('below a path of the own origin is', () => {
    visit().renew(today({ hosts: { sms: '/api' } }));
    expect(visit().settings?.hosts.sms).toBe(`${origin}/api`);
  });
});

it.each(['', 'null', '7', '{"name":1}', '{"hosts":{"sms":"javascript:0"}}', '{'])(
  'waits for the settings of today where %j is kept',
  (kept) => {
    entries.set('sms.settings', kept);
    expect(visit().settings).toBeUndefined();
    visit().renew(today({ name: 'Acme SMS' }));
    visit().renew(today({ name: 'Acme SMS' }));
    expect(visit().settings?.name).toBe('Acme SMS');
  },
);

it('keeps nothing where the browser refuses storage', () => {
  const refused = keptSettings(() => {
    throw new DOMException('denied', 'SecurityError');
  }, origin);
  expect(refused.settings).toBeUndefined();
  expect(() => refused.renew(today({}))).not.toThrow();
});
