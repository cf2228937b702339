import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lockFaults, type LockFile } from './lockFile';

const lock = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as LockFile;

/** The lock file with one entry put over, or added to, what is there. */
const planted = (place: string, entry: object): LockFile => ({
  packages: { ...lock.packages, [place]: { ...lock.packages[place], ...entry } },
});

describe('the lock file', () => {
  it('H-06 H-07 holds every package to its hash, runs nothing, names no address, and knows no unsafe version', () => {
    expect(lockFaults(lock)).toEqual([]);
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100);
  });

  it.each<[string, string, object, string]>([
    ['an entry without a hash', 'node_modules/vite', { integrity: undefined }, 'no integrity hash'],
    ['a script at the installation', 'node_modules/vite', { hasInstallScript: true }, 'a script that runs'],
    ['an address', 'node_modules/vite', { resolved: 'https://example.org/vite.tgz' }, 'an address to'],
    ['a package from git', '', { dependencies: { left: 'git+ssh://git@example.org/l.git' } }, 'left by an'],
    ['a package of a person', '', { devDependencies: { left: 'somebody/left#main' } }, 'left by an address'],
    ['a package from a web page', '', { dependencies: { left: 'https://example.org/l.tgz' } }, 'left by an'],
    ['a package beside this one', '', { dependencies: { left: 'file:../left' } }, 'left by an address'],
    ['a second React', 'node_modules/a/node_modules/react', { version: '18.3.1' }, 'react: there are 2'],
    ['an old router', 'node_modules/react-router', { version: '7.9.4' }, 'older than 7.18.2'],
    ['an old one among two', 'node_modules/a/node_modules/cookie', { version: '0.6.0' }, 'older than 0.7.0'],
  ])('sees %s', (...[, place, entry, fault]) => {
    expect(lockFaults(planted(place, entry)).join('\n')).toContain(fault);
  });

  it('sees a row of the table whose package is gone', () => {
    const packages = Object.fromEntries(
      Object.entries(lock.packages).filter(([place]) => place !== 'node_modules/dompurify'),
    );
    expect(lockFaults({ packages })).toEqual([expect.stringContaining('dompurify: no longer locked')]);
  });
});
