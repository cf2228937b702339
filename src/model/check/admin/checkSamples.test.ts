import { expect, it } from 'vitest';
import { plantedSamples } from '../../../../tests/config/plantedSamples';
import { shop } from '../../../../tests/config/shop';
import { sampleProblems } from './checkSamples';

it.each(plantedSamples)('$id finds $mistake', ({ id, product = shop, files, at, hint }) => {
  const problems = sampleProblems(product, files);
  expect(problems.map((problem) => `${problem.id} ${problem.path}`)).toEqual([`${id} ${at}`]);
  expect(problems[0]?.hint).toContain(hint);
});

it('finds nothing in samples that the product knows nothing of', () => {
  const book = { label: { one: 'Book', many: 'Books' }, title: '{id}', icon: 'book', fields: {} };
  expect(sampleProblems(shop, { 'config/samples/books.ts': { resources: { books: book } } })).toEqual([]);
});
