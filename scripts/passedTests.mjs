import { mkdirSync, writeFileSync } from 'node:fs';

const folder = '.cache/passed-tests';

/** Keeps the titles of the tests of a part that passed, with those of the groups around them, for `npm run report:coverage`. */
export const keepPassed = (part, testResults) => {
  const titles = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .flatMap(({ ancestorTitles, title }) => [...ancestorTitles, title]),
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${part}.json`, JSON.stringify([...new Set(titles)]));
};
