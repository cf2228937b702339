import { execFileSync } from 'node:child_process';

/**
 * The browser tests drive what is delivered: the built product, made once per run, and not in the mode of a test runner.
 * Beside it lies the same program with the switches of the tests around it, which is never delivered.
 */
export default () => {
  for (const command of [
    ['npm', 'run', 'build', '--silent'],
    ['npx', 'vite', 'build', '--logLevel', 'warn', '--ssr', 'gateway/testing/main.ts', '--outDir', TESTED],
  ] as const)
    execFileSync(command[0], command.slice(1), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
};

const TESTED = 'dist-gateway-tested';
