import { expect, it } from 'vitest';
import { policyOf, scriptsIn } from './policy';

it('F-15 lets the page call the hosts it has, and listen to them, and nothing else', () => {
  const hosts = ['https://api.acme.example/v1', 'http://localhost:4000', '/api', 'https://api.acme.example'];
  const policy = policyOf({ hosts, scripts: [] });
  expect(policy.split('; ')).toContain(
    "connect-src 'self' https://api.acme.example wss://api.acme.example http://localhost:4000 ws://localhost:4000",
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

it('takes no directive of its own out of what a host is called', () => {
  for (const host of [
    'https://a.example; script-src *',
    'javascript:alert(1)',
    'https://*',
    'data:text/html,x',
  ])
    expect(policyOf({ hosts: [host], scripts: [] })).toBe(policyOf({ hosts: [], scripts: [] }));
});

it('names every script that is written into the document by its hash', async () => {
  // The hash of the empty text is known.
  const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
  expect(await scriptsIn('<script></script><script type="module" src="/a.js"></script>')).toEqual([empty]);
  expect(await scriptsIn('<script>a()</script><p></p><script>b()</script>')).toHaveLength(2);
});
