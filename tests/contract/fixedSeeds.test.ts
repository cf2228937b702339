import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash } from '../../src/model/demo/fakeId';
import { isEveryCase } from '../runs';

const holds = fc.property(fc.nat(), () => true);
const holdsLater = fc.asyncProperty(fc.nat(), async () => true);
const fails = fc.property(fc.nat(), () => false);
const ofTitle = (title = '') => hash(title) | 0;

describe('the seed of a property', () => {
  it.skipIf(isEveryCase)('is its title, and is said when it fails', async () => {
    const seed = ofTitle(expect.getState().currentTestName);
    expect([fc.check(holds).seed, (await fc.check(holdsLater)).seed]).toEqual([seed, seed]);
    expect(() => fc.assert(fails)).toThrow(`seed: ${seed}, path`);
  });

  it.skipIf(isEveryCase)('is another in another test', () => {
    expect(fc.check(holds).seed).toBe(ofTitle('the seed of a property > is another in another test'));
  });

  it.runIf(isEveryCase)('is another each time where all cases are looked at', () => {
    expect(fc.check(holds).seed).not.toBe(fc.check(holds).seed);
  });
});
