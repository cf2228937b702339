import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runCommand } from './runCommand.mjs';

const linesShown = 12;

/** Runs the named vitest projects. A runner that crashed, or ran nothing, is a failure with its last words. */
export const runVitest = async (projects) => {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const report = join(folder, 'report.json');
  const args = ['exec', '--', 'vitest', 'run', '--reporter=json', `--outputFile=${report}`];
  const { code, output } = await runCommand('npm', [...args, ...projects.map((name) => `--project=${name}`)]);
  const { passed, failures } = readReport(report);
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
    return { passed, failures: testResults.flatMap(failuresOf) };
  } catch {
    return { passed: 0, failures: [] };
  }
};

/** A file that could not be loaded has failed without one test to its name. */
const failuresOf = (file) => {
  const name = relative(process.cwd(), file.name);
  const failed = file.assertionResults.filter((test) => test.status !== 'passed');
  const nothingNamed = file.status === 'failed' && failed.length === 0;
  if (nothingNamed) return [`${name}\n${firstLines(file.message)}`];
  return failed.map(
    (test) => `${name} > ${test.fullName}\n${firstLines(test.failureMessages?.join('\n') ?? test.status)}`,
  );
};

const firstLines = (text) => text.split('\n').slice(0, linesShown).join('\n');
const lastLines = (text) => text.trimEnd().split('\n').slice(-linesShown).join('\n');
