import { findBrowser } from '../../tests/browser/chromium/findBrowser';
import { runNear } from './near';
import { projects, runTests, script, type Part } from './runTests';

/** What `npm test` and `npm run test:long` do; `npm test -- unit lint` takes these parts alone. */
export const main = async (chosen: readonly string[]): Promise<void> => {
  if (chosen.length === 1 && chosen[0] === 'near') return runNear();
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    console.error(
      `No such part: ${unknown.join(', ')}. There are: ${[...Object.keys(parts), 'near'].join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  console.log(`Browser: ${nameOfBrowser()}`);
  console.log(
    process.env['DATABASE_URL']
      ? 'PostgreSQL: the server of DATABASE_URL'
      : 'PostgreSQL: this part was not run, because DATABASE_URL is not set (.ci/run starts a server for it)',
  );
  const asked = chosen.length > 0 ? chosen : Object.keys(parts).filter((name) => name !== 'long');
  const [beside = [], others = []] = [true, false].map((is) =>
    asked.filter((name) => BESIDE.has(name) === is),
  );
  await runTests({ parts, beside, others, root: '.' });
};

const parts: Readonly<Record<string, Part>> = {
  typecheck: script('typecheck'),
  lint: script('lint'),
  format: script('format:check'),
  architecture: projects(['architecture'], '.'),
  unit: projects(['unit', 'dom'], '.'),
  browser: projects(['browser'], '.'),
  // The properties hold for all their cases here, for a twentieth of them in `unit`.
  long: projects(['long', 'unit'], '.', { EVERY_CASE: '1' }),
};

/** Each of them keeps one core busy, or little more: beside each other they keep all of two. */
const BESIDE: ReadonlySet<string> = new Set(['typecheck', 'lint', 'format', 'architecture']);

const nameOfBrowser = (): string => {
  try {
    return findBrowser().source;
  } catch (error) {
    return `none. ${error instanceof Error ? error.message : String(error)}`;
  }
};
