import { expect, it, onTestFinished } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { testConfig } from '../../tests/gateway/testConfig';
import { firstTestRecords } from '../../tests/gateway/testGateway';
import { openGateway, settingsFrom } from '../openGateway';
import { publicUrlFrom } from './publicUrl';

/* Where mails of a gateway with these variables lead, that listens somewhere. */
const leadsTo = async (env: Readonly<Record<string, string>>): Promise<string | undefined> => {
  let page: string | undefined;
  const address = () => 'http://127.0.0.1:1234/';
  const settings = { ...settingsFrom({ STORE: 'memory', ...env }), address };
  const gateway = await openGateway(settings, {
    serve: (server, parts) => {
      page = parts.page?.();
      return server;
    },
    hashCost: 2 ** 10,
  });
  onTestFinished(gateway.close);
  await gateway.serve({ config: testConfig, kinds }, firstTestRecords);
  return page;
};

it('reads the address of the page, with a slash at its end', () => {
  expect(publicUrlFrom({})).toBeUndefined();
  expect(publicUrlFrom({ PUBLIC_URL: ' ' })).toBeUndefined();
  expect(publicUrlFrom({ PUBLIC_URL: 'https://admin.example.com' })).toBe('https://admin.example.com/');
  expect(publicUrlFrom({ PUBLIC_URL: 'http://localhost:80/a/b' })).toBe('http://localhost/a/b/');
});

it.each([
  'admin.example.com',
  'javascript:alert(1)',
  'https://admin.example.com/?a=b',
  'https://admin.example.com/#there',
  'https://somebody@admin.example.com',
])('says of %s that it is none', (PUBLIC_URL) => {
  expect(() => publicUrlFrom({ PUBLIC_URL })).toThrow(`PUBLIC_URL=${PUBLIC_URL} is no address of a page`);
});

it('is where mails lead, and without it they lead to where the gateway listens', async () => {
  expect(await leadsTo({ PUBLIC_URL: 'https://admin.example.com' })).toBe('https://admin.example.com/');
  expect(await leadsTo({})).toBe('http://127.0.0.1:1234/');
});
