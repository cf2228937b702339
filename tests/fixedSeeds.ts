import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { hash } from '../src/model/demo/fakeId';
import { isEveryCase } from './runs';

// A property draws the same cases in every `npm test`, by the title of its test: a rare counterexample would refuse a
// change that has nothing to do with it. `npm run test:long` draws others each time, and says the seed when one fails.
beforeEach(({ task }) => {
  if (isEveryCase) fc.resetConfigureGlobal();
  else fc.configureGlobal({ seed: hash(task.fullTestName) });
});
