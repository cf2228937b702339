import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { outsideTests } from '../ownProcess';

/**
 * The browser tests drive what is delivered: the built product, and not in the mode of a test runner. It is made once for
 * its sources, which `npm run measure` looks at afterwards.
 */
export default async () => {
  await promisify(execFile)(process.execPath, ['scripts/buildOnce.mjs'], { env: outsideTests() });
};
