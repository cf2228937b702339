import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take most of a minute or more: begun last, the others would wait for them. */
const LONG = ['malformedRecords', 'malformedLists', 'accessibility', 'denied', 'session', 'areas', 'wire'];

/** Begins with the longest files, also on a machine that has not run them before. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.includes(`/${name}.test.`));
  return at < 0 ? LONG.length : at;
};
