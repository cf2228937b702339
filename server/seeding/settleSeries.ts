import type { FakeSeries } from '../../src/model/demo/fakeSeries';
import { isBound, isLate } from '../../src/model/demo/fakeHints';
import { storedDecimal } from '../../src/model/demo/fakeTotals';
import { matches } from '../../src/model/rules/rules';
import { textOf, valueAt } from '../../src/model/values/comparable';
import { addDecimals, multiplyDecimals, toDecimal, type Decimal } from '../../src/model/values/decimal';
import { isPlainObject } from '../../src/model/values/plainObject';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';
import type { Parts } from '../parts';
import type { ManyChange } from '../store/store';
import { withFollowing } from '../writes/change';
import type { Copies } from './tallySeries';

/** Raises what other records say about those of a series (`countOf`, `sumOf`) by what its copies add. */
export const settleSeries = async (
  copies: readonly Copies[],
  series: FakeSeries,
  parts: Parts,
): Promise<void> => {
  for (const target of parts.model.resources) {
    const totals = totalsIn(target.fields, series.resource.key);
    const added = totals.length > 0 ? addedTo(totals, copies, series) : new Map<string, Added>();
    const changes: ManyChange[] = [];
    for (const [id, sums] of added) {
      const before = await parts.store.get(target.api.collection, id);
      if (!before) continue;
      const patch = patchFor(before, sums, series);
      changes.push({ id, patch: withFollowing({ before, patch }, { resource: target }, parts) });
    }
    await parts.store.updateMany(target.api.collection, changes);
  }
};

type Total = {
  readonly path: readonly [string, string?];
  readonly field: ResolvedField;
  readonly by: string;
  readonly when: Parameters<typeof matches>[0];
  /** What is added up; undefined where it is counted. */
  readonly member: string | undefined;
};

const totalsIn = (fields: readonly ResolvedField[], of: string): Total[] =>
  fields.flatMap((field) => [
    ...totalOf(field, [field.name], of),
    ...field.children.flatMap((child) => totalOf(child, [field.name, child.name], of)),
  ]);

const totalOf = (field: ResolvedField, path: Total['path'], of: string): Total[] => {
  const hint = field.fake;
  if (!isBound(hint) || !isLate(hint) || !('sumOf' in hint || 'countOf' in hint)) return [];
  const [key, member] = ('sumOf' in hint ? hint.sumOf : hint.countOf).split('.');
  return key === of ? [{ path, field, by: hint.by, when: hint.when, member }] : [];
};

type Added = Map<Total, Decimal[]>;

const addedTo = (
  totals: readonly Total[],
  copies: readonly Copies[],
  { resource, kinds }: FakeSeries,
): ReadonlyMap<string, Added> => {
  const added = new Map<string, Added>();
  for (const { template, count } of copies)
    for (const total of totals) {
      const { row } = template;
      const isMeant = matches(total.when, row, { fields: resource.fields, kinds });
      const each = total.member === undefined ? '1' : toDecimal(row[total.member]);
      for (const id of [row[total.by]].flat().flatMap((value) => textOf(value) ?? [])) {
        const sums = added.get(id) ?? new Map<Total, Decimal[]>();
        added.set(id, sums);
        // What nothing is added to is 0 all the same.
        const before = sums.get(total) ?? [];
        sums.set(total, each && isMeant ? [...before, multiplyDecimals([each, `${count}`])] : before);
      }
    }
  return added;
};

const patchFor = (
  before: Readonly<Record<string, unknown>>,
  sums: Added,
  { kinds }: FakeSeries,
): Record<string, unknown> => {
  const patch: Record<string, unknown> = {};
  for (const [total, added] of sums) {
    const { path, field, member } = total;
    const [name, inner] = path;
    const present = toDecimal(valueAt(before, path.join('.'))) ?? '0';
    const sum = addDecimals([present, ...added]);
    const value = member === undefined ? Number(sum) : storedDecimal(sum, field, kinds);
    const group = patch[name] ?? before[name];
    patch[name] = inner === undefined ? value : { ...(isPlainObject(group) && group), [inner]: value };
  }
  return patch;
};
