import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { startGateway } from './gatewayProgram.mjs';
import { importTasks } from './importTasks.mjs';

/** Imports a large file into the built product, and prints the longest task of each step. */
export const measureResponsiveness = async () => {
  const { rows, longest } = await importOnce();
  console.log(`longest task while ${rows} contacts are imported (good: 200 ms at most):`);
  for (const [step, milliseconds] of Object.entries(longest))
    console.log(`  ${step.padEnd(32)}${(milliseconds || 'under 50').toString().padStart(8)} ms`);
};

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
