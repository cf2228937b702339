import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { keepPassed } from './passedTests.mjs';
import { runCommand } from './runCommand.mjs';

const linesShown = 15;
const vitest = 'node_modules/vitest/vitest.mjs';

/** Runs the named vitest projects. A runner that crashed, or ran nothing, is a failure with its last words. */
export const runVitest = async (projects) => {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  // The reporter in words is for what has no test to its name: an error nobody caught, a runner that could not start.
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const { code, output } = await runCommand(process.execPath, [vitest, 'run', ...reporters, ...chosen]);
  const { passed, failures, testResults } = readReport(report);
  keepPassed(projects.join('-'), testResults);
  rmSync(folder, { recursive: true, force: true });
  if (failures.length === 0 && code !== 0)
    failures.push(`the runner ended with ${code}: ${lastLines(output)}`);
  if (failures.length === 0 && passed === 0) failures.push(`no test was run: ${lastLines(output)}`);
  return { passed, failures };
};

const readReport = (report) => {
  try {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const tests = testResults.flatMap((file) => file.assertionResults);
    const passed = tests.filter((test) => test.status === 'passed').length;
    return { passed, failures: testResults.flatMap(failuresOf), testResults };
  } catch {
    return { passed: 0, failures: [], testResults: [] };
  }
};

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
