import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findBrowser, type Machine } from './findBrowser';
import type { FoundBrowser } from './foundBrowser';

const folder = mkdtempSync(join(tmpdir(), 'find-browser-'));
const program = (name: string): string => {
  const file = join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
};
const own = program('my-own-chrome');
const system = program('chromium');
const managed = program('managed-chrome');
const packed: FoundBrowser = { source: 'the npm package', executablePath: 'packed', env: {} };

const machine = (has: Partial<Machine> = {}): Machine => ({
  env: {},
  platform: 'linux',
  playwright: () => join(folder, 'absent'),
  bundled: () => undefined,
  ...has,
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('findBrowser', () => {
  const everything = { playwright: () => managed, bundled: () => packed };

  it('takes the one CHROME_PATH names before all others', () => {
    const env = { CHROME_PATH: own, PATH: folder };
    expect(findBrowser(machine({ ...everything, env })).executablePath).toBe(own);
  });

  it('names the path when CHROME_PATH is no program, instead of taking another', () => {
    const env = { CHROME_PATH: '/nowhere/chrome', PATH: folder };
    expect(() => findBrowser(machine({ ...everything, env }))).toThrow(/CHROME_PATH.*\/nowhere\/chrome/);
  });

  it('takes the one on the PATH next', () => {
    expect(findBrowser(machine({ ...everything, env: { PATH: folder } })).executablePath).toBe(system);
  });

  it('takes the one Playwright manages next', () => {
    expect(findBrowser(machine(everything)).executablePath).toBe(managed);
  });

  it('takes the one inside the npm package last', () => {
    expect(findBrowser(machine({ bundled: () => packed }))).toBe(packed);
  });

  it('says how to get one when there is none', () => {
    expect(() => findBrowser(machine())).toThrow(/Install Chromium.*CHROME_PATH/);
  });
});
