import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { faultRule } from '../../gateway/testing/faultsRule';
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

describe('the built gateway', () => {
  const textOf = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n');
  /* The names of faults that are no words of their own, such as `storm401`. */
  const faults = faultRule.options
    .map(({ shape }) => shape.kind.value)
    .filter((name) => /[A-Z0-9]/.test(name));
  const switches = ['__ref', 'beforeApply', ...faults];

  it('has no switch of the tests in it: no route, no fault and no barrier', () => {
    const [shipped, tested] = [textOf('dist-gateway'), textOf('dist-gateway-tested')];
    expect(switches.length).toBeGreaterThan(6);
    expect(switches.filter((name) => !tested.includes(name))).toEqual([]);
    expect(switches.filter((name) => shipped.includes(name))).toEqual([]);
  });
});
