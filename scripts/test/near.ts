import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onStop } from '../../gateway/upkeep/onStop.mjs';
import { readSources } from '../../tests/architecture/sources';
import { changedNow } from './git';
import { reachOf } from './reach';
import { endCommands } from './runCommand';
import { runPart, script } from './runTests';
import { runVitest } from './runVitest';
import { countOf, filesOf, nothingSeen, type Seen } from './seen';

/** `npm test -- near`: types, lint, and the tests that the changes reach, nearest first, for as long as there is time. */
export const runNear = async (): Promise<void> => {
  const { files: changed, since } = changedNow('.');
  const { tests, unreached } = reachOf(changed, readSources(resolve('.')));
  const lanes = LANES.map((project) => ({
    seen: nothingSeen(project),
    files: tests.filter((file) => projectOf(file) === project),
  })).filter(({ files }) => files.length > 0);
  const checks = ['typecheck', 'lint'].map(nothingSeen);
  const all = [...checks, ...lanes.map(({ seen }) => seen)];
  const chosen = lanes.flatMap(({ files }) => files);
  console.log(`Changed, ${since}: ${some(changed)}`);
  if (unreached.length > 0) console.log(`No test loads: ${some(unreached)}`);
  console.log(`Tests that load what changed: ${some(chosen)}`);
  onStop(async () => {
    await endCommands();
    conclude(all, chosen, 'stopped');
    process.exit(1);
  });
  const work = [
    ...checks.map((seen) => runPart(seen, script(seen.part))),
    ...lanes.map(({ seen, files }) => runVitest([seen.part], { files, seen })),
  ];
  const isInTime = await Promise.race([Promise.all(work).then(() => true), timeIsUp()]);
  if (!isInTime) await endCommands();
  const left = tests.filter((file) => projectOf(file) === 'browser');
  if (left.length > 0) console.log(`Not run here, though they load it, too: ${left.join(', ')}`);
  process.exit(conclude(all, chosen, `${LIMIT / 1000} s are over`));
};

/* From the start of this process; the rest of the minute is npm's, and for what has to end. */
const timeIsUp = (): Promise<false> => delay(LIMIT - performance.now(), false);

const LIMIT = 55_000;

/** Each has a runner of its own, so that the nearest of each come first. */
const LANES: readonly string[] = ['unit', 'dom', 'architecture'];

const projectOf = (file: string): string => {
  if (/\.long\.test\./.test(file)) return 'long';
  const place = /^tests\/(architecture|browser|shots)\//.exec(file)?.[1];
  return place ?? (file.endsWith('.tsx') ? 'dom' : 'unit');
};

const conclude = (all: readonly Seen[], chosen: readonly string[], why: string): number => {
  const ended = all.flatMap(filesOf).filter(({ seconds }) => seconds !== undefined);
  const seen = new Set(ended.map(({ file }) => file));
  const left = chosen.filter((file) => !seen.has(file));
  const open = all.filter(({ part, isDone }) => !isDone && !LANES.includes(part)).map(({ part }) => part);
  if (open.length > 0) console.log(`${why}: ${open.join(' and ')} had not ended`);
  if (left.length > 0) console.log(`${why}: ${left.length} of ${chosen.length} files were not come to`);
  all.forEach(({ part, faults }) => faults.forEach((fault) => console.log(`FAILED ${part}: ${fault}`)));
  const { passed, failed } = countOf(all);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
};

const some = (files: readonly string[], most = 8): string => {
  if (files.length === 0) return 'none';
  const more = files.length > most ? `, … (${files.length} in all)` : '';
  return `${files.slice(0, most).join(', ')}${more}`;
};
