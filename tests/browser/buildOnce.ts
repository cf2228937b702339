import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The browser tests drive what is delivered: the built product, made once per run, and not in the mode of a test runner.
 * Beside it lies the same program with the switches of the tests around it, which is never delivered.
 */
export default async () => {
  await Promise.all([
    run('npm', ['run', 'build', '--silent']),
    run('npx', [
      'vite',
      'build',
      '--logLevel',
      'warn',
      '--ssr',
      'gateway/testing/main.ts',
      '--outDir',
      TESTED,
    ]),
  ]);
};

const TESTED = 'dist-gateway-tested';

const run = (program: string, args: string[]) =>
  promisify(execFile)(program, args, { env: { ...process.env, NODE_ENV: 'production' } });
