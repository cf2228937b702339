import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtFaults } from '../built/builtFaults';

const sins: [string, string, string][] = [
  ['a source map', 'a.js.map', '{}'],
  ['a source map', 'a.js', 'x()\n//# sourceMappingURL=a.js.map'],
  ['a private key', 'a.js', ['const a="-----BEGIN RSA', 'PRIVATE KEY-----'].join(' ')],
  ['a private key', 'a.json', '{"kty":"oct"}'],
  ['the hash of a password', 'a.js', 'const a="scrypt$32768$c2FsdA$a2V5"'],
  ['a signed token', 'a.js', `const a="eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjMifQ.${'x'.repeat(43)}"`],
  ['the name of a secret', 'a.js', 'env.GATEWAY_SECRET'],
  ['the account admin@demo.com', 'assets-a.js', 'const a=["admin@demo.com"]'],
  ['the account support@demo.com', 'a.js', 'const a={password:`support`}'],
];

describe('the built page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('H-08 brings no source map, key, hash, token, secret or account to a browser', () => {
    expect(existsSync('dist/index.html')).toBe(true);
    expect(builtFaults('dist', { isDemo: false })).toEqual([]);
  });

  it.each(sins)('H-08 would not pass with %s in %s', (fault, file, text) => {
    writeFileSync(join(folder, file), text);
    expect(builtFaults(folder, { isDemo: false })).toEqual([expect.stringContaining(`${file}: ${fault}`)]);
    rmSync(join(folder, file));
  });
});
