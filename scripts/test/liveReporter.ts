import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';
import { redOf } from './redOf';
import type { Happened, News } from './seen';

/** Tells whoever started the runner what happens at the moment it does. */
export default class LiveReporter implements Reporter {
  #root = '.';

  onInit({ config }: Vitest): void {
    this.#root = config.root;
    process.on('disconnect', endAll);
    process.channel?.unref();
  }

  async onTestModuleStart(module: TestModule): Promise<void> {
    await this.#tell(module, { begun: true });
  }

  async onTestCaseResult(test: TestCase): Promise<void> {
    const { state, errors } = test.result();
    if (state === 'passed') await this.#tell(test.module, { passed: test.name });
    if (state === 'failed') await this.#tellRed(test.module, test.fullName, errors);
  }

  async onTestSuiteResult(suite: TestSuite): Promise<void> {
    if (suite.errors().length > 0) await this.#tellRed(suite.module, suite.fullName, suite.errors());
  }

  async onTestModuleEnd(module: TestModule): Promise<void> {
    // A file that could not be loaded has failed without one test to its name.
    if (module.errors().length > 0) await this.#tellRed(module, '', module.errors());
    const { prepareDuration, collectDuration, setupDuration, environmentSetupDuration, duration } =
      module.diagnostic();
    const all = [prepareDuration, collectDuration, setupDuration, environmentSetupDuration, duration];
    await this.#tell(module, { seconds: all.reduce((sum, each) => sum + each, 0) / 1000 });
  }

  async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
    const ofNoFile: string[] = [];
    for (const error of errors) {
      const module = modules.find(({ moduleId }) => moduleId === error['VITEST_TEST_PATH']);
      if (module) await this.#tellRed(module, UNCAUGHT, [error]);
      else ofNoFile.push(`${UNCAUGHT}: ${redOf(UNCAUGHT, [error], this.#root).error}`);
    }
    await send({ uncaught: ofNoFile });
  }

  #tellRed(module: TestModule, title: string, errors: readonly SerializedError[] = []): Promise<void> {
    return this.#tell(module, { red: redOf(title, errors, this.#root) });
  }

  #tell(module: TestModule, what: Happened): Promise<void> {
    return send({ project: module.project.name, file: relative(this.#root, module.moduleId), ...what });
  }
}

const UNCAUGHT = 'an error that nobody caught';

/* Done when it is on its way: a process that ends sends nothing more. */
const send = (news: News): Promise<void> =>
  new Promise((resolve) => {
    if (process.connected) process.send?.(news, () => resolve());
    else resolve();
  });

/* Whoever started this runner is gone without a word: so is everything that it started, which is one group with it. */
const endAll = (): void => {
  try {
    process.kill(-process.pid, 'SIGTERM');
  } catch {
    process.exit(1);
  }
};
