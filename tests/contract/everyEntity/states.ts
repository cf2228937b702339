import { expect } from 'vitest';
import type { Rule } from '../../../src/config/rule';
import type { Row } from '../../../src/model/values/comparable';
import type { Resource } from '../../../src/model/resolved/resource';
import type { AppRecord } from '../../../src/providers/rest/record';
import { listOf } from './listOf';
import type { World } from './world';

/** A field of states and one of its states. */
export type State = { readonly field: string; readonly value: string };

/** Every value of the choices that a rule reads, and of the states that an effect moves. */
export const statesOf = (
  { fields, transitions }: Resource,
  rule: Rule | undefined,
  effect: Row = {},
): State[] => {
  const names = [...Object.keys(rule ?? {}), ...Object.keys(effect).filter((name) => transitions[name])];
  return [...new Set(names)].flatMap((name) => {
    const field = fields.find((each) => each.name === name);
    const values = field && 'values' in field ? Object.keys(field.values as object) : [];
    return values.map((value) => ({ field: name, value }));
  });
};

/** The records in a state; where none is by itself, one is put there, that `isFit` is true of then if there is such a one. */
export const recordsIn = async (
  { field, value }: State,
  resource: Resource,
  world: World & { readonly isFit?: (record: AppRecord) => boolean },
): Promise<AppRecord[]> => {
  const { isFit = () => true } = world;
  const all = await listOf(world, resource);
  const found = all.filter((record) => record[field] === value);
  if (found.length > 0) return found;
  const numberOf = (state: unknown) => all.filter((record) => record[field] === state).length;
  const spares = all.toSorted((a, b) => numberOf(b[field]) - numberOf(a[field]));
  const spare = spares.find((record) => isFit({ ...record, [field]: value })) ?? spares[0];
  if (!spare) return expect.fail('there is no demo record at all');
  await world.put(resource, spare.id, { [field]: value });
  return [{ ...spare, [field]: value }];
};
