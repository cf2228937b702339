import { expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { listViews } from '../../src/listViews/views';
import { checkConfig } from '../../src/model/check/checkConfig';

it('the configuration of the product has no problem', () => {
  expect(
    checkConfig(config, kinds, { listViews }).map(({ id, path, message }) => `${id} ${path}: ${message}`),
  ).toEqual([]);
});
