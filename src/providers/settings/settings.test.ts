import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering, html, to, type Fault } from '../../../tests/servers/faults';
import { loadSettings } from './settings';

let server: AnsweringServer;
beforeEach(async () => void (server = await startAnsweringServer()));
afterEach(() => server.close());

const load = (fault: Fault) => {
  server.fault(to('/config.json'), fault);
  return loadSettings(fetch, server.url);
};

const defaultHosts = () => ({ sms: server.url, remote: server.url, orders: server.url, auth: server.url });

describe('reading the file', () => {
  it('takes what is set and the own origin for the other hosts', async () => {
    const hosts = { sms: 'https://sms.example.com/base/', orders: '/orders-api' };
    const offers = { sms: ['idempotency', 'versions'], auth: [] };
    const accounts = {
      passwordMin: 12,
      passwordMixed: true,
      selfRegistration: true,
      forgottenPassword: false,
    };
    const { settings, problems } = await load(
      answering({
        name: 'Acme SMS',
        color: '#7b1fa2',
        logo: '/logo.svg',
        hosts,
        demo: true,
        samples: true,
        offers,
        accounts,
      }),
    );
    expect(problems).toEqual([]);
    expect(settings).toEqual({
      name: 'Acme SMS',
      color: '#7b1fa2',
      logo: '/logo.svg',
      hosts: { ...defaultHosts(), sms: 'https://sms.example.com/base', orders: `${server.url}/orders-api` },
      demo: true,
      samples: true,
      offers,
      accounts,
    });
  });

  it.each([
    ['a 404', answering('{}', 404)],
    ['the page of a single-page host', html(200)],
    ['an empty object', answering({})],
  ])('gives the defaults without a problem for %s', async (_, fault) => {
    const { settings, problems } = await load(fault);
    expect([settings, problems]).toEqual([
      {
        name: 'SMS Gateway',
        hosts: defaultHosts(),
        demo: false,
        samples: false,
        offers: {},
        accounts: { passwordMin: 8, passwordMixed: false, selfRegistration: false, forgottenPassword: true },
      },
      [],
    ]);
  });

  it.each<[Fault, string]>([
    [answering('{"name":', 200), 'is not JSON'],
    [answering('{}', 500), 'the server answered 500. Expected 200 or 404'],
    [{ kind: 'drop' }, 'cannot be reached'],
    [
      answering([]),
      'Expected an object with keys of: name, color, logo, hosts, demo, samples, offers, accounts',
    ],
    [answering('null'), 'Expected an object'],
  ])('G-04 says what is wrong with %j and still gives defaults', async (fault, problem) => {
    const { settings, problems } = await load(fault);
    expect(problems).toEqual([expect.stringContaining(problem)]);
    expect(settings.hosts).toEqual(defaultHosts());
  });
});

describe('checking it', () => {
  it('reports all problems at once, each with place, fault and valid answers', async () => {
    const { problems } = await load(
      answering({
        nmae: 'x',
        name: '',
        hosts: { smss: 'https://a.b' },
        demo: 'yes',
        offers: { sms: ['version'], auth: 'versions' },
      }),
    );
    expect(problems).toEqual([
      'config.json: unknown key "nmae". Did you mean "name"? Valid keys: name, color, logo, hosts, demo, samples, offers, accounts',
      'config.json hosts: unknown key "smss". Did you mean "sms"? Valid keys: sms, remote, orders, auth',
      'config.json name: "" is not valid. Expected a text of 1 to 60 characters',
      'config.json demo: "yes" is not valid. Expected true, false, or a list of accounts such as [{ "email": "a@b.example", "password": "a" }]',
      'config.json offers sms: ["version"] is not valid. Expected a list with any of: idempotency, versions, totals, zones, many, cursors, groups, history, exports, files, estimates, imports, undo, bin, bulk, order, marks, bookmarks, views, account, logout, live',
      'config.json offers auth: "versions" is not valid. Expected a list with any of: idempotency, versions, totals, zones, many, cursors, groups, history, exports, files, estimates, imports, undo, bin, bulk, order, marks, bookmarks, views, account, logout, live',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'sms.example.com',
    '//evil.example',
    '/\\evil',
    'https://u:p@a.b',
    'https://a.b?x=1',
    'http://',
    7,
    null,
  ])('G-03 refuses the host %j and keeps the default', async (sms) => {
    const { settings, problems } = await load(answering({ hosts: { sms } }));
    expect(problems).toEqual([expect.stringContaining('config.json hosts sms: ')]);
    expect(settings.hosts.sms).toBe(server.url);
  });

  it.each([
    { color: 'purple' },
    { color: '#7b1fa' },
    { color: 'red;background:url(//evil.example)' },
    { logo: 'javascript:alert(1)' },
    { logo: '//evil.example/logo.svg' },
    { logo: 'http://example.com/logo.svg' },
    { logo: '' },
  ])('refuses the brand %j and keeps the own one', async (brand) => {
    const { settings, problems } = await load(answering(brand));
    expect(problems).toEqual([expect.stringMatching(/^config\.json (color|logo): /)]);
    expect([settings.color, settings.logo]).toEqual([undefined, undefined]);
  });

  it.each([7, {}, { passwordMin: 0, passwordMixed: true, selfRegistration: true }])(
    'refuses what %j says of accounts, and keeps the default',
    async (accounts) => {
      const { settings, problems } = await load(answering({ accounts }));
      expect(problems).toEqual([expect.stringContaining('config.json accounts: ')]);
      expect(settings.accounts.passwordMin).toBe(8);
    },
  );

  it('has no suggestion for a key that is like none', async () => {
    const { problems } = await load(answering('{"__proto__":{"demo":true}}'));
    expect(problems).toEqual([
      'config.json: unknown key "__proto__". Valid keys: name, color, logo, hosts, demo, samples, offers, accounts',
    ]);
  });
});
