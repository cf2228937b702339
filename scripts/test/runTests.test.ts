import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { outsideTests } from '../../tests/ownProcess';

// Whole runs, each in a folder of its own with planted tests, by the configuration of ours.

const planted = (files: Readonly<Record<string, string>>): string => {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync('.cache/planted-');
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const all = {
    // Nothing has to be built here.
    'tests/browser/buildOnce.ts': 'export default () => {};',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
};

const start = (root: string, project: string) => {
  writeFileSync(
    join(root, 'run.mjs'),
    `import { runnerImport } from 'vite';
    const { module } = await runnerImport('./scripts/test/runTests.ts', { configFile: false });
    const parts = { part: module.projects(['${project}'], '${root}') };
    await module.runTests({ parts, beside: [], others: ['part'], root: '${root}' });`,
  );
  const child = spawn(process.execPath, [join(root, 'run.mjs')], { env: outsideTests() });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
    });
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number,
    lines: text.trim().split('\n'),
  }));
  return { child, said: () => text, ended };
};

const pageThatSays = (said: string): string => `
  import { existsSync, writeFileSync } from 'node:fs';
  import { expect, it } from 'vitest';
  import { launchBrowser } from '../../../../tests/browser/browser';
  const marker = new URL('./was-here', import.meta.url);
  it('shows what arrived', async () => {
    const browser = await launchBrowser();
    const page = await browser.newPage();
    const isFirst = !existsSync(marker);
    writeFileSync(marker, '');
    await page.setContent('<p>' + (${said}) + '</p><script>console.error("it came late")</script>');
    expect(await page.textContent('p')).toBe('arrived');
  });`;

const PATIENCE = 120_000;

it(
  'prints a race of a browser test as flaky, with its picture, and refuses nothing',
  { timeout: PATIENCE },
  async () => {
    const root = planted({ 'tests/browser/race.test.ts': pageThatSays("isFirst ? 'loading' : 'arrived'") });
    const { code, lines } = await start(root, 'browser').ended;
    expect(lines.slice(-2)).toEqual(['1 flaky', '1 passed, 0 failed']);
    expect(code).toBe(0);
    const told = lines.slice(lines.indexOf('FLAKY browser tests/browser/race.test.ts'), -2).join('\n');
    expect(told).toContain("expected 'loading' to be 'arrived'");
    expect(told).toContain('then, alone: 0 red, 1 passed');
    expect(told).toContain('npx vitest run --project browser tests/browser/race.test.ts');
    const picture = /^ {4}(.*\.png)$/m.exec(told)?.[1] ?? 'no picture';
    expect(existsSync(picture)).toBe(true);
    expect(readFileSync(picture.replace('.png', '.txt'), 'utf8')).toBe('about:blank\nit came late\n');
    const kept = readFileSync(join(root, '.cache/passed-tests/part.json'), 'utf8');
    expect(JSON.parse(kept)).toMatchObject({ titles: ['shows what arrived'] });
  },
);

it(
  'fails by a fault that is red both times, and keeps the pictures of both',
  { timeout: PATIENCE },
  async () => {
    const root = planted({ 'tests/browser/fault.test.ts': pageThatSays("isFirst ? 'one' : 'two'") });
    const { code, lines } = await start(root, 'browser').ended;
    expect(lines.slice(-2)).toEqual(['0 flaky', '0 passed, 1 failed']);
    expect(code).toBe(1);
    const told = lines.slice(lines.indexOf('FAILED twice browser tests/browser/fault.test.ts')).join('\n');
    expect(told).toContain("expected 'one' to be 'arrived'");
    expect(told).toContain("expected 'two' to be 'arrived'");
    const failures = readdirSync(join(root, '.cache/failures'), { recursive: true, encoding: 'utf8' });
    expect(failures.filter((file) => file.endsWith('.png'))).toHaveLength(2);
  },
);

it('refuses by three flaky files, and by one that was changed lately', { timeout: PATIENCE }, async () => {
  const race = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { expect, it } from 'vitest';
    const marker = import.meta.filename + '.was-here';
    const isFirst = !existsSync(marker);
    writeFileSync(marker, '');
    it('is there at once', () => expect(isFirst).toBe(false));`;
  const root = planted({
    'src/one.test.tsx': race,
    'src/two.test.tsx': race,
    'src/three.test.tsx': race,
  });
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', 'src/two.test.tsx');
  git('-c', 'user.name=Somebody', '-c', 'user.email=s@example.com', 'commit', '--quiet', '--message', 'two');
  const { code, lines } = await start(root, 'dom').ended;
  expect(lines.slice(-4)).toEqual([
    'FAILED 3 flaky files; more than 2 refuse',
    'FAILED src/two.test.tsx is flaky, and one of the last 30 commits changed it',
    '3 flaky',
    '3 passed, 2 failed',
  ]);
  expect(code).toBe(1);
});

/*
 * Says who runs it, and starts what would stay behind. It is tried again for ever instead of hanging: vitest hands on what
 * has happened at most every 100 ms, and where its timer comes at exactly that, not before something else happens.
 */
const endless = {
  'tools/endless.test.ts': `
    import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    import { setTimeout as delay } from 'node:timers/promises';
    import { expect, it } from 'vitest';
    it('is green', () => expect(1).toBe(1));
    it('is red', () => expect(1).toBe(2));
    let sleeper;
    it('never ends', { retry: 1_000_000 }, async () => {
      if (!sleeper) {
        sleeper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
        writeFileSync(new URL('./pids.json', import.meta.url), JSON.stringify([process.ppid, sleeper.pid]));
      }
      await delay(50);
      throw new Error('not yet');
    });`,
};

const underWay = async (root: string) => {
  const run = start(root, 'unit');
  const pids = await vi.waitFor(
    () => {
      expect(run.said()).toContain('RED unit tools/endless.test.ts > is red');
      return JSON.parse(readFileSync(join(root, 'tools/pids.json'), 'utf8')) as number[];
    },
    { timeout: PATIENCE },
  );
  const [runner = 0, sleeper = 0] = pids;
  const noneIsLeft = () =>
    vi.waitFor(() => expect(() => process.kill(sleeper, 0)).toThrow('ESRCH'), PATIENCE);
  return { ...run, runner, noneIsLeft };
};

it('has said what it saw, and leaves no process, when it is stopped', { timeout: PATIENCE }, async () => {
  const { child, ended, noneIsLeft } = await underWay(planted(endless));
  child.kill('SIGTERM');
  const { code, lines } = await ended;
  expect(code).toBe(1);
  expect(lines).toContain('FAILED stopped before the end; not done: part; under way: tools/endless.test.ts');
  expect(lines.slice(-2)).toEqual(['0 flaky', '1 passed, 2 failed']);
  await noneIsLeft();
});

it(
  'has said what it saw, and leaves no process, when the runner is killed',
  { timeout: PATIENCE },
  async () => {
    const { runner, ended, noneIsLeft } = await underWay(planted(endless));
    process.kill(runner, 'SIGKILL');
    const { code, lines } = await ended;
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain('FAILED part: the runner ended with 1');
    expect(lines.slice(-2)).toEqual(['0 flaky', '1 passed, 2 failed']);
    await noneIsLeft();
  },
);

it('leaves no process when it is killed itself', { timeout: PATIENCE }, async () => {
  const { child, noneIsLeft } = await underWay(planted(endless));
  child.kill('SIGKILL');
  await noneIsLeft();
});
