import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { onStop } from '../../gateway/upkeep/onStop.mjs';
import { forgetPassed, keepPassed } from './passedTests';
import { indented, nameOf } from './print';
import { endCommands, runCommand } from './runCommand';
import { runVitest } from './runVitest';
import { mayRunAgain, picturesIn, printTried, tryAgain, type Judgement } from './secondTry';
import { countOf, filesOf, isRed, nothingSeen, titlesOf, type Seen, type SeenFile } from './seen';

/** One part of a run: it notes what it sees as it happens. */
export type Part = (seen: Seen) => Promise<unknown>;

/** `npm run …`, whose words are told line by line. */
export const script =
  (name: string): Part =>
  async (seen) => {
    const onLine = (line: string): void => console.log(`${seen.part.padEnd(12)} | ${line}`);
    const { code } = await runCommand('npm', ['run', '--silent', name], { onLine });
    if (code === 0) seen.passed += 1;
    else seen.faults.push(`npm run ${name} ended with ${code}`);
  };

export const projects =
  (names: readonly string[], root: string, env: Readonly<Record<string, string>> = {}): Part =>
  (seen) =>
    runVitest(names, { root, env: { FAILURES: picturesIn(root), ...env }, seen });

type Run = {
  readonly parts: Readonly<Record<string, Part>>;
  /** Beside each other, then one after the other. */
  readonly beside: readonly string[];
  readonly others: readonly string[];
  readonly root: string;
};

/** Runs the parts, whatever one of them says; then once more what may be chance. Prints it all, and its sum last. */
export const runTests = async ({ parts, beside, others, root }: Run): Promise<void> => {
  const seen = [...beside, ...others].map(nothingSeen);
  const kept = join(root, '.cache/passed-tests');
  rmSync(picturesIn(root), { recursive: true, force: true });
  onStop(async () => {
    await endCommands();
    conclude(seen, { flaky: [], failed: [], faults: [stopped(seen)] }, root);
    process.exit(1);
  });
  const run = async (each: Seen): Promise<void> => {
    forgetPassed(each.part, kept);
    await runPart(each, parts[each.part]);
    if (each.files.size > 0) keepPassed(each.part, titlesOf(each), kept);
  };
  await Promise.all(seen.slice(0, beside.length).map(run));
  for (const each of seen.slice(beside.length)) await run(each);
  const judgement = await tryAgain(seen, root);
  for (const each of seen) if (each.files.size > 0) keepPassed(each.part, titlesOf(each), kept);
  process.exitCode = conclude(seen, judgement, root);
};

export const runPart = async (seen: Seen, part: Part | undefined): Promise<void> => {
  const start = Date.now();
  await part?.(seen);
  seen.isDone = true;
  const { passed, failed } = countOf([seen]);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${seen.part}: ${passed} passed, ${failed} failed (${seconds} s)`);
  seen.faults.forEach((fault) => console.log(`FAILED ${seen.part}: ${indented(fault).trimStart()}`));
  const slowest = slowestOf(filesOf(seen));
  if (slowest.length > 0) console.log(`  slowest files: ${slowest.join(', ')}`);
};

const FILES_SHOWN = 25;

/* What `npm test` is shortened by. */
const slowestOf = (files: readonly SeenFile[]): string[] =>
  files
    .toSorted((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0))
    .slice(0, FILES_SHOWN)
    .map(({ file, seconds = 0 }) => `${seconds.toFixed(1)} s ${file}`);

const stopped = (all: readonly Seen[]): string => {
  const open = all.filter(({ isDone }) => !isDone).map(({ part }) => part);
  const underWay = all.flatMap(filesOf).filter(({ seconds }) => seconds === undefined);
  const files = underWay.map(({ file }) => file);
  return [
    'stopped before the end',
    open.length > 0 ? `not done: ${open.join(', ')}` : 'all parts were done, the second tries were not',
    ...(files.length > 0 ? [`under way: ${files.join(', ')}`] : []),
  ].join('; ');
};

/** Says all that failed once more, what is flaky, and how many there are of each. Returns the exit code. */
const conclude = (seen: readonly Seen[], { flaky, failed, faults }: Judgement, root: string): number => {
  const twice = new Set(failed.map(({ second }) => second.file));
  for (const each of seen) {
    const reds = filesOf(each).filter((file) => isRed(file) && !(mayRunAgain(file) && twice.has(file.file)));
    for (const file of reds)
      file.reds.forEach((red) => console.log(`FAILED ${file.project} ${nameOf(file, red)}`));
    each.faults.forEach((fault) => console.log(`FAILED ${each.part}: ${fault.split('\n')[0]}`));
  }
  [...failed, ...flaky].forEach((tried) => printTried(tried, root));
  faults.forEach((fault) => console.log(`FAILED ${fault}`));
  const count = countOf(seen);
  console.log(`${flaky.length} flaky`);
  console.log(`${count.passed} passed, ${count.failed + faults.length} failed`);
  return count.failed + faults.length === 0 ? 0 : 1;
};
