import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute or more, for a machine that has not run them before. */
const LONG = ['everyEntity', 'gatewayContract', 'addEntity', 'accessibility', 'signIn', 'record'];

/** The longest begin: begun last, one core would wait for the other. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Those of a project stay together: with each change of the project a worker loads all modules anew.
    const sorted = files.toSorted(
      (a, b) => compare(a.project.name, b.project.name) || this.#secondsOf(b) - this.#secondsOf(a),
    );
    return Promise.resolve(sorted);
  }

  #secondsOf({ project, moduleId }: TestSpecification): number {
    const known = this.ctx.cache.getFileTestResults(
      `${project.name}:${relative(this.ctx.config.root, moduleId)}`,
    );
    if (known) return known.duration / 1000;
    return LONG.some((name) => moduleId.includes(`/${name}.test.`)) ? 30 : 0;
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** One file for each line, when somebody knows better. */
const asked = process.env['IN_THIS_ORDER']?.split('\n');

class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => asked?.indexOf(moduleId) ?? 0;
    return Promise.resolve(files.toSorted((a, b) => placeOf(a) - placeOf(b)));
  }
}

// State lives in what a factory returns, so files of tests can share the modules they load: a third of the time.
const shared = { isolate: false, maxWorkers: asked ? 1 : 2 };

/** Of this folder, also where the tests lie in another. */
const ours = (file: string): string => join(import.meta.dirname, file);

/** What a test does not ask for is not sent. */
process.env['SENDER'] ??= 'off';

/** Rounds of kills and thousands of cases: `npm run test:long`, no part of `npm test`. */
const long = '**/*.long.test.{ts,tsx}';
const exclude = [...configDefaults.exclude, long];

// Not part of vite.config.ts: that one mounts the gateway, and a unit test must not open its database.
export default defineConfig({
  plugins: [react()],
  test: {
    // A fault is told whole: in a list of one line each, `Array(3)` says nothing.
    chaiConfig: { truncateThreshold: 0 },
    // As long as a person waits on a slow machine; a second, the default, is a timing.
    // A test that asserts nothing proves nothing: it fails.
    expect: { poll: { timeout: 15_000 }, requireAssertions: true },
    sequence: { sequencer: asked ? AsAsked : LongestFirst },
    setupFiles: [ours('tests/fixedSeeds.ts')],
    // A world that begins in a hook takes as long as a test.
    hookTimeout: 45_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{src,server,gateway,tools,scripts,build}/**/*.test.ts',
            'tests/{contract,config,doors,gateway,fields,samples}/**/*.test.ts',
          ],
          exclude: [...exclude, 'tests/samples/browser/**'],
          // Not a measure: longer than one look for something may take (tests/soon.ts), on a machine that others use, too.
          testTimeout: 45_000,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: [
            '{src,server,gateway}/**/*.test.tsx',
            'tests/{contract,config,gateway,fields,samples}/**/*.test.tsx',
          ],
          exclude,
          setupFiles: [
            ours('tests/freshStyles.ts'),
            ours('tests/freshHistory.ts'),
            ours('tests/noLayout.ts'),
            ours('tests/patience.ts'),
          ],
          // Longer than a single look for something may take (tests/soon.ts).
          testTimeout: 45_000,
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          exclude,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/{browser,samples/browser}/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/browser/buildOnce.ts'],
          setupFiles: [ours('tests/browser/keepPictures.ts')],
          // Each file has a gateway and a browser of its own; the machine has two cores.
          ...shared,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          environment: 'node',
          // All that a person does, some of it in `npm test` too.
          include: [long, 'tests/browser/tasks/**/*.test.ts'],
          globalSetup: ['tests/browser/buildOnce.ts'],
          ...shared,
          testTimeout: 1_800_000,
          hookTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          // `npm run shots`, no part of `npm test`: every page with its hardest records takes minutes. `-- worstPhone` runs one file.
          name: 'shots',
          environment: 'node',
          include: ['tests/shots/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/browser/buildOnce.ts'],
          ...shared,
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
