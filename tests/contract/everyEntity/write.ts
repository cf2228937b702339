import { expect } from 'vitest';
import type { Row } from '../../../src/model/values/comparable';
import type { Resource } from '../../../src/model/resolved/resource';
import { writableValues } from '../../../src/model/rules/writableValues';
import type { AppRecord } from '../../../src/providers/rest/record';
import { both, recordIn, type Outcome } from './outcome';
import { model, type SourceName, type World } from './world';

export type Target = { readonly resource: Resource; readonly world: World };

/** Changes some values of a record that both sources have. */
export const change = (
  record: AppRecord | undefined,
  values: Row,
  { resource, world, title }: Target & { /** Of the test. */ readonly title?: string },
): Promise<Outcome> => {
  const previousData = record ?? expect.fail('there is no such record');
  const asked = { id: previousData.id, data: { ...previousData, ...values }, previousData };
  return both(world, (provider) => provider.update(resource.name, asked), title);
};

/** What a form sends of a record that nobody has yet: in its first state, and with a password of its own. */
export const newValues = ({ resource, world }: Target, index: number): Record<string, unknown> => {
  const { key, fields, transitions } = resource;
  const first = fields.filter(({ name }) => name in transitions).map((field) => [field.name, field.default]);
  const fresh = world.fresh[key] ?? [];
  const started = { ...fresh[index % fresh.length], ...Object.fromEntries(first) } as Row;
  const ability = { can: () => true };
  const values = writableValues(started, { resource, kinds: model.kinds, view: 'create', ability });
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
};

/** A record that both sources have made, each under an id of its own. */
export type Made = { readonly record: AppRecord; readonly idOn: (source: SourceName) => string };

export const make = async (data: Row, { resource, world }: Target): Promise<Made> => {
  const ids = new Map<SourceName, string>();
  const outcome = await both(world, async (provider, source) => {
    const made = await provider.create<AppRecord>(resource.name, { data });
    ids.set(source, made.data.id);
    return { data: { ...made.data, id: SAME } };
  });
  return { record: recordIn(outcome), idOn: (source) => ids.get(source) ?? '' };
};

/** The same record read again. */
export const readAgain = ({ idOn }: Made, { resource, world }: Target): Promise<Outcome> =>
  both(world, async (provider, source) => {
    const { data } = await provider.getOne<AppRecord>(resource.name, { id: idOn(source) });
    return { data: { ...data, id: SAME } };
  });

/* In the place of ids that chance has made. */
const SAME = 'its own id';
