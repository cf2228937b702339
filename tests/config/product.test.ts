import { expect, it } from 'vitest';
import config from '../../resources.config';
import { kinds } from '../../src/fields/kinds';
import { checkConfig } from '../../src/model/check/checkConfig';

it('the configuration of the product has no problem', () => {
  expect(checkConfig(config, kinds).map(({ id, path, message }) => `${id} ${path}: ${message}`)).toEqual([]);
});
