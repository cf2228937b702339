// `npm test`: every part, whatever the part before said. `npm test -- unit lint` runs only these.
// `npm run test:long` is the part that takes too long to be one of every run.
import { runnerImport } from 'vite';
import { forgetPassed, keepPassed } from './passedTests.mjs';
import { runCommand } from './runCommand.mjs';
import { runVitest } from './runVitest.mjs';

const command = (program, args) => async () => {
  const { code, output } = await runCommand(program, args);
  const failures = code === 0 ? [] : [output.trim() || `exit code ${code}`];
  return { passed: code === 0 ? 1 : 0, failures };
};

const vitest = (projects, env) => async (part) => {
  forgetPassed(part);
  const { titles, ...result } = await runVitest(projects, { env });
  keepPassed(part, titles);
  return result;
};

const parts = {
  typecheck: command('npm', ['run', '--silent', 'typecheck']),
  lint: command('npm', ['run', '--silent', 'lint']),
  format: command('npm', ['run', '--silent', 'format:check']),
  architecture: vitest(['architecture']),
  unit: vitest(['unit', 'dom']),
  browser: vitest(['browser']),
  // The properties hold for all their cases here, for a twentieth of them in `unit`.
  long: vitest(['long', 'unit'], { EVERY_CASE: '1' }),
};

const usual = Object.keys(parts).filter((name) => name !== 'long');

const namesBrowser = async () => {
  try {
    const { module } = await runnerImport('./tests/browser/chromium/findBrowser.ts', { configFile: false });
    return module.findBrowser().source;
  } catch (error) {
    return `none. ${error.message}`;
  }
};

const runPart = async (name) => {
  const start = Date.now();
  const { passed, failures, slowest = [] } = await parts[name](name);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`);
  failures.forEach((failure) => console.log(`  FAILED ${failure.replaceAll('\n', '\n    ')}`));
  if (slowest.length > 0) console.log(`  slowest files: ${slowest.join(', ')}`);
  return { passed, failed: failures.length };
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}

console.log(`Browser: ${await namesBrowser()}`);
console.log(
  process.env.DATABASE_URL
    ? 'PostgreSQL: the server of DATABASE_URL'
    : 'PostgreSQL: this part was not run, because DATABASE_URL is not set (.ci/run starts a server for it)',
);

const total = { passed: 0, failed: 0 };
const add = ({ passed, failed }) => {
  total.passed += passed;
  total.failed += failed;
};
const asked = chosen.length > 0 ? chosen : usual;
// Each of them keeps one core busy, or little more: beside each other they keep all of two.
const beside = ['typecheck', 'lint', 'format', 'architecture'];
const [quick, others] = [true, false].map((is) => asked.filter((name) => beside.includes(name) === is));
(await Promise.all(quick.map(runPart))).forEach(add);
for (const name of others) add(await runPart(name));

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
