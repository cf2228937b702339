import { expect, it } from 'vitest';
import { languageCodes } from '../locales/languages';
import { pick } from '../model/resolved/labels';
import { listViews } from './views';

it.each(languageCodes)('no two ways to look at a list are called the same in %s', (locale) => {
  const labels = Object.values(listViews).map(({ label }) => pick(label, locale));
  expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
});
