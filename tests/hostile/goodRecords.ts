import { en, Faker } from '@faker-js/faker';
import config from '../../fixtures/demo';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { fakeRecords } from '../../src/model/demo/fakeRecords';
import type { Resource } from '../../src/model/resolved/resource';

export const model = createModel(config, kinds);

/** The entities that a server answers for. Those of the other dialect have no envelope to be wrong. */
export const served: readonly Resource[] = model.resources.filter(
  ({ api }) => api.source !== 'demo' && api.dialect === 'v1',
);

const made = fakeRecords(model, {
  faker: new Faker({ locale: en }),
  now: new Date('2026-03-01'),
  seed: 3,
  count: 2,
});

/** A record of the entity that nothing is wrong with, as a server would send it. */
export const goodRecord = ({ key, fields }: Resource): Readonly<Record<string, unknown>> => {
  const secret = new Set(fields.filter(({ kind }) => kinds[kind].isSecret).map(({ name }) => name));
  return Object.fromEntries(Object.entries(made[key]?.[0] ?? {}).filter(([name]) => !secret.has(name)));
};
