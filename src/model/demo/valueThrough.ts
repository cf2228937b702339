import { valueAt } from '../values/comparable';
import type { FakeAround } from '../resolved/kind';
import { isPlainObject } from '../values/plainObject';

/** The value at a path, through references and into the steps of a timeline; undefined where the way ends. */
export const valueThrough = (path: string, around: FakeAround): unknown => {
  const [head = '', ...rest] = path.split('.');
  const value = around.values[head];
  const [next, ...further] = rest;
  if (next === undefined || value === undefined || value === null) return value;
  const below = rest.join('.');
  const targets = targetsOf(head, around);
  for (const to of targets) {
    const { fields, records } = around.entity(to);
    const found = records.find(({ id }) => ([value].flat() as unknown[]).includes(id));
    if (found) return valueThrough(below, { ...around, fields, values: found });
  }
  if (targets.length > 0) return undefined;
  if (!Array.isArray(value)) return valueAt(value, below);
  const step: unknown = value.findLast((each: unknown) => isPlainObject(each) && each['status'] === next);
  return step === undefined ? null : valueAt(step, further.join('.'));
};

/** The entities that a field points at. */
export const targetsOf = (name: string, { fields, kinds }: Pick<FakeAround, 'fields' | 'kinds'>) => {
  const field = fields.find((each) => each.name === name);
  return (field && kinds[field.kind].references?.(field)) ?? [];
};
