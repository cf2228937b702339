import { resolve } from 'node:path';
import { printFile, printRed } from './print';
import { runCommand } from './runCommand';
import { filesOf, isRed, nothingSeen, take, titlesOf, type News, type Seen } from './seen';

type Options = {
  /** Another folder than this one. */
  readonly root?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** These alone, in this order, one after the other. */
  readonly files?: readonly string[];
  /** Where what happens is noted; it is there when the run is stopped, too. */
  readonly seen?: Seen;
};

/** Runs the named vitest projects. A runner that crashed, or ran nothing, is a fault with its last words. */
export const runVitest = async (
  projects: readonly string[],
  { root = '.', env = {}, files, seen = nothingSeen(projects.join(' ')) }: Options = {},
): Promise<Seen> => {
  const place = [`--root=${root}`, `--config=${resolve('vitest.config.ts')}`, `--reporter=${reporter}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const alone = files?.map((file) => resolve(root, file)) ?? [];
  let hasEnded = false;
  const { code, output } = await runCommand(
    process.execPath,
    [vitest, 'run', ...place, ...chosen, ...alone],
    {
      env: { ...env, ...(files ? { IN_THIS_ORDER: alone.join('\n') } : {}) },
      onMessage: (message) => {
        const news = message as News;
        if (!('uncaught' in news)) return note(seen, news);
        hasEnded = true;
        seen.faults.push(...news.uncaught);
      },
    },
  );
  const isGreen = seen.faults.length === 0 && !filesOf(seen).some(isRed);
  if (!hasEnded || (isGreen && code !== 0))
    seen.faults.push(`the runner ended with ${code}: ${lastLines(output)}`);
  else if (isGreen && titlesOf(seen).length === 0) seen.faults.push(`no test was run: ${lastLines(output)}`);
  return seen;
};

const vitest = resolve('node_modules/vitest/vitest.mjs');
const reporter = resolve('scripts/test/liveReporter.ts');

const note = (seen: Seen, news: Exclude<News, { uncaught: unknown }>): void => {
  const file = take(seen, news);
  if ('red' in news) printRed(file, news.red);
  if ('seconds' in news) printFile(file);
};

const LINES_SHOWN = 15;
const lastLines = (text: string): string => text.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');
