import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { outsideTests } from '../../tests/ownProcess';

// Whole runs, each in a folder of its own with planted tests, by the configuration of ours.

const planted = (files: Readonly<Record<string, string>>): string => {
  mkdirSync('.cache', { recursive: true });
  const root = mkdtempSync('.cache/planted-');
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
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

const PATIENCE = 120_000;

/* Says who runs it, and starts what would stay behind. */
const endless = {
  'tools/endless.test.ts': `
    import { spawn } from 'node:child_process';
    import { writeFileSync } from 'node:fs';
    import { expect, it } from 'vitest';
    it('is green', () => expect(1).toBe(1));
    it('is red', () => expect(1).toBe(2));
    it('never ends', async () => {
      const sleeper = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      writeFileSync(new URL('./pids.json', import.meta.url), JSON.stringify([process.ppid, sleeper.pid]));
      await new Promise(() => {});
    }, 1_000_000);`,
};

const underWay = async (root: string) => {
  const run = start(root, 'unit');
  await vi.waitFor(
    () => {
      expect(run.said()).toContain('RED unit tools/endless.test.ts > is red');
      expect(existsSync(join(root, 'tools/pids.json'))).toBe(true);
    },
    { timeout: PATIENCE },
  );
  const pids = JSON.parse(readFileSync(join(root, 'tools/pids.json'), 'utf8')) as number[];
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
  expect(lines.at(-1)).toBe('1 passed, 2 failed');
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
    expect(lines.at(-1)).toBe('1 passed, 2 failed');
    await noneIsLeft();
  },
);

it('leaves no process when it is killed itself', { timeout: PATIENCE }, async () => {
  const { child, noneIsLeft } = await underWay(planted(endless));
  child.kill('SIGKILL');
  await noneIsLeft();
});
