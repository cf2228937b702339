import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, type RunnerTestCase } from 'vitest';
import { openPages } from './browser';

// A red test leaves what its pages show, where they are and what they complain about. It costs nothing when all is green.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const folder = folderOf(task);
  mkdirSync(folder, { recursive: true });
  for (const [index, page] of openPages().entries()) {
    writeFileSync(join(folder, `page-${index + 1}.txt`), await wordsOf(page));
    await picture(page, join(folder, `page-${index + 1}.png`));
  }
});

const folderOf = ({ file, id, name }: RunnerTestCase): string =>
  join(
    process.env['FAILURES'] ?? '.cache/failures',
    relative(file.filepath.slice(0, -file.name.length), file.filepath),
    // Two tests may have one title.
    `${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}-${id.replace(/^[^_]*_/, '')}`,
  );

const ERRORS_KEPT = 20;

const wordsOf = async (page: Page): Promise<string> => {
  const [said, thrown] = await Promise.all([page.consoleMessages(), page.pageErrors()]).catch(() => [[], []]);
  const errors = said.filter((each) => each.type() === 'error').map((each) => each.text());
  return [page.url(), ...errors.slice(-ERRORS_KEPT), ...thrown.slice(-ERRORS_KEPT).map(String), ''].join(
    '\n',
  );
};

/* A page that answers no more has no picture, and the test has its own fault to tell. */
const picture = async (page: Page, path: string): Promise<void> => {
  await page.screenshot({ path, timeout: 10_000 }).catch((error: unknown) => {
    writeFileSync(path.replace(/png$/, 'no-picture.txt'), String(error));
  });
};
