import { expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { checkConfig } from '../../src/model/check/checkConfig';
import { spareOptions } from '../../src/model/check/spareOptions';
import withDemo from '../../fixtures/demo';

it('the configuration of the product has no problem', () => {
  expect(
    checkConfig(config, kinds, { listViews }).map(({ id, path, message }) => `${id} ${path}: ${message}`),
  ).toEqual([]);
});

it('the configuration of the product says nothing that holds without being said', () => {
  expect(spareOptions(withDemo, { kinds, listViews })).toEqual([]);
});

it('the configuration of the product says filters in the words of rules', () => {
  expect(JSON.stringify(config)).not.toMatch(/_(gte|lte)"/);
});
