import { describe, expect, it } from 'vitest';
import { judge, mayRunAgain } from './secondTry';
import type { SeenFile } from './seen';

const seen = (file: string, reds: number, project = 'browser'): SeenFile => ({
  project,
  file,
  titles: ['is fine'],
  reds: Array.from({ length: reds }, () => ({ title: 'is red', place: '', error: 'Error: red' })),
});

const flaky = (file: string) => ({ first: seen(file, 1), second: seen(file, 0) });

describe('what runs again', () => {
  it('is what drives a browser or a component', () => {
    expect(mayRunAgain(seen('tests/browser/saves.test.ts', 1))).toBe(true);
    expect(mayRunAgain(seen('src/app/Layout.test.tsx', 1, 'dom'))).toBe(true);
  });

  it('is never a unit test, one of the contract, of the gateway, or of the architecture', () => {
    expect(mayRunAgain(seen('src/model/tiers.test.ts', 1, 'unit'))).toBe(false);
    expect(mayRunAgain(seen('tests/contract/dialogs.test.tsx', 1, 'dom'))).toBe(false);
    expect(mayRunAgain(seen('tests/gateway/bell.test.ts', 1, 'unit'))).toBe(false);
    expect(mayRunAgain(seen('tests/architecture/house.test.ts', 1, 'architecture'))).toBe(false);
  });
});

describe('two tries of a file', () => {
  it('are flaky, and refuse nothing, when only the first was red', () => {
    const tried = [flaky('one'), flaky('two')];
    expect(judge(tried, new Set())).toEqual({ flaky: tried, failed: [], faults: [] });
  });

  it('have failed when the second was red, too, whichever test it was', () => {
    const tried = [{ first: seen('one', 1), second: seen('one', 2) }];
    expect(judge(tried, new Set())).toEqual({ flaky: [], failed: tried, faults: [] });
  });

  it('refuse as soon as three files are flaky', () => {
    const { faults } = judge([flaky('one'), flaky('two'), flaky('three')], new Set());
    expect(faults).toEqual(['3 flaky files; more than 2 refuse']);
  });

  it('refuse when one of the last 30 commits changed the flaky file', () => {
    const { flaky: all, faults } = judge([flaky('one'), flaky('two')], new Set(['two', 'three']));
    expect(all).toHaveLength(2);
    expect(faults).toEqual(['two is flaky, and one of the last 30 commits changed it']);
  });
});
