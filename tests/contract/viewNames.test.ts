import { expect, it } from 'vitest';
import { languageCodes } from '../../src/locales/languages';
import { pick } from '../../src/model/resolved/labels';
import { listViews } from '../../src/listViews/views';

it.each(languageCodes)('no two ways to look at a list are called the same in %s', (locale) => {
  const labels = Object.values(listViews).map(({ label }) => pick(label, locale));
  expect(labels.toSorted()).toEqual([...new Set(labels)].toSorted());
});
