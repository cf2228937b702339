import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { runCommand } from './runCommand.mjs';

const linesShown = 15;
const filesShown = 25;
const vitest = resolve('node_modules/vitest/vitest.mjs');

/** Runs the named vitest projects, in another folder when told. A runner that crashed, or ran nothing, is a failure with its last words. */
export const runVitest = async (projects, { root = '.', env = {} } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  // The reporter in words is for what has no test to its name: an error nobody caught, a runner that could not start.
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const place = [`--root=${root}`, `--config=${resolve('vitest.config.ts')}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const asked = [vitest, 'run', ...reporters, ...place, ...chosen];
  const { code, output } = await runCommand(process.execPath, asked, env);
  const { titles, failures, slowest } = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  if (failures.length === 0 && code !== 0)
    failures.push(`the runner ended with ${code}: ${lastLines(output)}`);
  if (failures.length === 0 && titles.length === 0) failures.push(`no test was run: ${lastLines(output)}`);
  return { passed: titles.length, failures, titles, slowest };
};

const readReport = (report) => {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = testResults.flatMap((file) => file.assertionResults);
    const titles = tests.filter(({ status }) => status === 'passed').map(({ title }) => title);
    return { titles, failures: testResults.flatMap(failuresOf), slowest: slowestOf(testResults) };
  } catch {
    return { titles: [], failures: [], slowest: [] };
  }
};

/* What `npm test` is shortened by. */
const slowestOf = (files) =>
  files
    .map(({ name, startTime, endTime }) => ({
      name: relative(process.cwd(), name),
      seconds: (endTime - startTime) / 1000,
    }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, filesShown)
    .map(({ name, seconds }) => `${seconds.toFixed(1)} s ${name}`);

/** A file that could not be loaded has failed without one test to its name. */
const failuresOf = (file) => {
  const name = relative(process.cwd(), file.name);
  const failed = file.assertionResults.filter((test) => test.status === 'failed');
  const nothingNamed = file.status === 'failed' && failed.length === 0;
  if (nothingNamed) return [`${name}\n${firstLines(file.message)}`];
  return failed.map(
    (test) => `${name} > ${test.fullName}\n${firstLines(test.failureMessages?.join('\n') ?? test.status)}`,
  );
};

const isOurs = (line) => !/^\s*at .*node_modules|^\s*at new Promise/.test(line);
const firstLines = (text) => text.split('\n').filter(isOurs).slice(0, linesShown).join('\n');
const lastLines = (text) => text.trimEnd().split('\n').slice(-linesShown).join('\n');
