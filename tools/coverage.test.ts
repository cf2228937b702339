import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forgetPassed, keepPassed, readPassed } from '../scripts/test/passedTests';
import { runVitest } from '../scripts/test/runVitest';
import { filesOf, titlesOf } from '../scripts/test/seen';
import { coverageOf, idsIn, unknownIds } from './coverage';

const statements = { S1: { P: '02-04 28', D: '26' }, S7: { P: '117' } };

it('counts a statement when a passing title begins with its id', () => {
  const found = coverageOf(statements, ['S1.03 loads a list', 'it works, see S1.02', 'S7.117 asks']);
  expect(found).toEqual([
    { section: 'S1', part: 'P', total: 4, covered: 1, missing: ['S1.02', 'S1.04', 'S1.28'] },
    { section: 'S1', part: 'D', total: 1, covered: 0, missing: ['S1.26'] },
    { section: 'S7', part: 'P', total: 1, covered: 1, missing: [] },
  ]);
});

it('reads several ids at the beginning of one title', () => {
  expect(idsIn('S7.02, S7.25 and S7.04 sends the token')).toEqual(['S7.02', 'S7.25', 'S7.04']);
  expect(idsIn('S7.02 S7.25 A-01 S7.04 sends the token')).toEqual(['S7.02', 'S7.25']);
});

it('names ids that the specification does not have', () => {
  expect(unknownIds(statements, ['S1.03 is known', 'S1.05 is not'])).toEqual(['S1.05']);
});

/* A folder of one's own in which vitest finds its modules. */
const ownFolder = (): string => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/planted-');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const planted = `
import { describe, expect, it } from 'vitest';
it('S1.02 holds nothing to anything', () => {});
describe('S1.03 a group', () => {
  it('asserts', () => expect(1).toBe(1));
  it('S1.04 asserts', () => expect(1).toBe(1));
});
describe.skip('S1.28 a group of nothing', () => {});
`;

describe('a run of the tests', () => {
  it('fails by a test that asserts nothing, and counts neither it nor a group', async () => {
    const root = ownFolder();
    mkdirSync(`${root}/tools`);
    writeFileSync(`${root}/tools/planted.test.ts`, planted);
    const seen = await runVitest(['unit'], { root });
    const reds = filesOf(seen).flatMap((file) => file.reds.map(({ title }) => title));
    expect([...reds, ...seen.faults]).toEqual(['S1.02 holds nothing to anything']);
    expect(coverageOf(statements, titlesOf(seen))[0]).toMatchObject({ missing: ['S1.02', 'S1.03', 'S1.28'] });
  });

  it('is forgotten when the part begins again, and does not count for another commit', () => {
    const folder = ownFolder();
    keepPassed('unit', ['S1.02 holds'], folder);
    keepPassed('browser', ['S1.03 holds'], folder);
    expect(readPassed(folder)).toEqual({ titles: ['S1.03 holds', 'S1.02 holds'], stale: [] });
    forgetPassed('unit', folder);
    expect(readPassed(folder).titles).toEqual(['S1.03 holds']);
    const ofAnother = JSON.stringify({ commit: 'another', titles: ['S1.04 holds'] });
    writeFileSync(`${folder}/long.json`, ofAnother);
    expect(readPassed(folder)).toEqual({ titles: ['S1.03 holds'], stale: ['long'] });
  });
});
