import { withFitting } from './together';
import { expect } from 'vitest';
import type { Row } from '../../../src/model/values/comparable';
import type { Resource } from '../../../src/model/resolved/resource';
import { writableValues } from '../../../src/model/rules/writableValues';
import type { AppRecord } from '../../../src/providers/rest/record';
import { outcomeOf, recordIn, type Outcome } from './outcome';
import { fresh, model, type World } from './world';

export type Target = { readonly resource: Resource; readonly world: World };

/** Changes some values of a stored record. */
export const change = (
  record: AppRecord | undefined,
  values: Row,
  { resource, world }: Target,
): Promise<Outcome> => {
  const previousData = record ?? expect.fail('there is no such record');
  const asked = { id: previousData.id, data: { ...previousData, ...values }, previousData };
  return outcomeOf(world, (provider) => provider.update(resource.name, asked));
};

/** What a form sends of a record that nobody has yet: in its first state, and with a password of its own. */
export const newValues = ({ resource }: Pick<Target, 'resource'>, index: number): Record<string, unknown> => {
  const { key, fields, transitions } = resource;
  const first = fields.filter(({ name }) => name in transitions).map((field) => [field.name, field.default]);
  const nobodys = fresh[key] ?? [];
  const started = { ...nobodys[index % nobodys.length], ...Object.fromEntries(first) } as Row;
  const ability = { can: () => true };
  const values = writableValues(started, { resource, kinds: model.kinds, view: 'create', ability });
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
};

/** Makes a record. */
export const make = async (data: Row, { resource, world }: Target): Promise<AppRecord> =>
  recordIn(
    await outcomeOf(world, async (provider) =>
      provider.create<AppRecord>(resource.name, { data: await withFitting(data, resource, world) }),
    ),
  );

/** The same record read again. */
export const refetchOnReturn = ({ id }: AppRecord, { resource, world }: Target): Promise<Outcome> =>
  outcomeOf(world, (provider) => provider.getOne<AppRecord>(resource.name, { id }));
