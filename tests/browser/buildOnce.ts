import { execFileSync } from 'node:child_process';

/** The browser tests drive what is delivered: the built product, made once per run, and not in the mode of a test runner. */
export default () => {
  execFileSync('npm', ['run', 'build', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
};
