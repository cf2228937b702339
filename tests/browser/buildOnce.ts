import { execFileSync } from 'node:child_process';

/** The browser tests drive what is delivered: the built product, made once per run. */
export default () => {
  execFileSync('npm', ['run', 'build', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
};
