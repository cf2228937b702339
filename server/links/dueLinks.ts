import { timeOf } from '../../src/model/compute/links';
import { matchesAll } from '../../src/model/rules/matchConditions';
import { valueAt } from '../../src/model/values/comparable';
import { isSameJson } from '../../src/model/values/plainObject';
import type { Row } from '../store/store';
import { idAt } from './linkedValues';
import type { Linked, LinkPlan } from './linkPlan';

/** A record as it was and as it is; null where it was not, or is no more. */
export type Changed = {
  readonly collection: string;
  readonly before: Row | null;
  readonly after: Row | null;
};

/** Which records have a value that a change has made another one: those that point at these, or these themselves. */
export type Due = { readonly link: Linked; readonly ids: ReadonlySet<string> };

/** Whose values another one follows from is changed, which records have to be looked at anew. */
export const dueLinks = (changes: readonly Changed[], { readers }: LinkPlan): readonly Due[] => {
  const due = new Map<Linked, Set<string>>();
  for (const { collection, before, after } of changes)
    for (const link of readers.get(collection) ?? []) {
      const [was, is] = [partOf(before, link), partOf(after, link)];
      if (isSameJson(was, is)) continue;
      const ids = due.get(link) ?? new Set();
      due.set(link, ids);
      for (const { id } of [was, is].flatMap((part) => part ?? [])) if (id !== '') ids.add(id);
    }
  return [...due].map(([link, ids]) => ({ link, ids }));
};

/* What the value of another record follows from; undefined where none does. */
const partOf = (row: Row | null, { via, take, rollup, where }: Linked) => {
  if (!row || !matchesAll(row, where)) return undefined;
  const value = take === undefined ? null : (valueAt(row, take) ?? null);
  const time = timeOf(rollup);
  const at = time === undefined ? null : (valueAt(row, time) ?? null);
  return { id: rollup ? idAt(row, via) : row._id, value, at };
};
