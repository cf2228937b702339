import statements from '../fixtures/statements.json';
import { readPassed } from '../scripts/test/passedTests';
import { coverageOf, unknownIds, type SectionCoverage } from './coverage';

const partNames: Readonly<Record<string, string>> = { P: 'product', L: 'shell', D: 'demo' };

/** `npm run report:coverage`: which statements of the specification have a passing test in the last `npm test`. */
export const main = async (): Promise<number> => {
  const { titles: passed, stale } = readPassed();
  for (const part of stale)
    console.error(`${part} ran on another commit and is not counted: npm test ${part}`);
  if (passed.length === 0) {
    console.error('No test results of this commit: run npm test first.');
    return 1;
  }
  const rows = coverageOf(statements, passed);
  rows.forEach((row) => console.log(lineOf(row)));
  const sum = (key: 'covered' | 'total') => rows.reduce((total, row) => total + row[key], 0);
  console.log(`${sum('covered')} of ${sum('total')} statements have a passing test`);
  const unknown = unknownIds(statements, passed);
  if (unknown.length > 0) console.error(`No such statement: ${unknown.join(', ')}`);
  return unknown.length > 0 ? 1 : 0;
};

const lineOf = ({ section, part, total, covered, missing }: SectionCoverage): string => {
  const counted = `${section} ${(partNames[part] ?? part).padEnd(8)}${covered} of ${total}`;
  return missing.length === 0 ? counted : `${counted.padEnd(24)}without: ${missing.join(' ')}`;
};
