import { failedChecks } from '../rules/checks';
import { numberOf, type Row } from '../values/comparable';
import { operandsOf } from '../compute/operandsOf';
import { storedForm } from './fakeValue';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Resource } from '../resolved/resource';
import { validateRecord } from '../rules/validateRecord';

export type Repair = {
  readonly resource: Resource;
  readonly kinds: Kinds;
  /** Fields that were given and are not to be touched. */
  readonly fixed: ReadonlySet<string>;
  /** Another made-up value of a field; a different one for each attempt. */
  readonly another: (field: ResolvedField, attempt: number) => unknown;
  /** The record with what follows from its values as it follows. */
  readonly settled: (record: Row) => Row;
};

/** Changes made-up values until nothing is wrong with the record, or nothing helps any more. */
export const repairRecord = (record: Row, repair: Repair): Row => {
  let best = record;
  for (let round = 0; round < ROUNDS; round += 1) {
    const wrong = faultsIn(best, repair);
    if (wrong === 0) return best;
    const better = betterThan(best, wrong, repair);
    if (!better) return best;
    best = better;
  }
  return best;
};

const ROUNDS = 20;
const ATTEMPTS = 30;

const faultsIn = (record: Row, { resource, kinds }: Repair): number =>
  validateRecord(record, { resource, kinds }).length;

const betterThan = (record: Row, wrong: number, repair: Repair): Row | undefined => {
  for (const field of suspects(record, repair)) {
    for (const value of candidates(field, record, repair)) {
      const changed = repair.settled({ ...record, [field.name]: value });
      if (faultsIn(changed, repair) < wrong) return changed;
    }
  }
  return undefined;
};

/** The fields that an issue names, or a failed check compares. */
const suspects = (record: Row, { resource, kinds, fixed }: Repair): ResolvedField[] => {
  const { fields, checks } = resource;
  const issues = validateRecord(record, { resource, kinds }).map(({ path }) => path.split('.')[0]);
  const compared = failedChecks(record, checks, { fields, kinds }).flatMap(({ field, other }) => [
    field,
    other,
  ]);
  const named = new Set([...issues, ...compared].flatMap((name) => rootsOf(name ?? '', fields)));
  return fields.filter(({ name }) => named.has(name) && !fixed.has(name));
};

/** The fields that a value comes from: of a computed one those it follows from. There is no circle in a sound model. */
const rootsOf = (name: string, fields: readonly ResolvedField[]): string[] => {
  const paths = operandsOf(fields.find((field) => field.name === name)?.compute);
  return paths.length === 0 ? [name] : paths.flatMap((path) => rootsOf(path.split('.')[0] ?? '', fields));
};

const candidates = function* (field: ResolvedField, record: Row, repair: Repair): Generator<unknown> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const value = repair.another(field, attempt);
    // There is nothing to choose from, such as no record to point at: asking again gives the same.
    if (value === null) break;
    yield value;
  }
  const { checks } = repair.resource;
  const opposite = checks.flatMap((check) => {
    if (check.field === field.name) return [check.other === undefined ? check.value : record[check.other]];
    return check.other === field.name ? [record[check.field]] : [];
  });
  for (const value of opposite.flatMap(neighbours)) {
    const stored = storedForm(value, field, repair);
    if (stored !== undefined) yield stored;
  }
};

/** The value itself and some near it, so that strict comparisons can be met from either side. */
const neighbours = (value: unknown): unknown[] => {
  const number = numberOf(value);
  if (number !== undefined) {
    const near = [number, number / 2, number - 1, number + 1, number * 2];
    return near.flatMap((each) => [each, each.toFixed(2), String(each)]);
  }
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return [value];
  return [value, shifted(value, -1), shifted(value, 1)];
};

const DAY = 24 * 60 * 60 * 1000;

const shifted = (text: string, days: number): string => {
  const moment = new Date(Date.parse(text) + days * DAY).toISOString();
  return text.length === 10 ? moment.slice(0, 10) : moment;
};
