import { mergeArrived } from '../../model/live/arrived';
import { isPlainObject } from '../../model/values/plainObject';
import { isEmpty, textOf } from '../../model/values/comparable';
import { readRecord, type AppRecord } from '../rest/record';

/** Records that a server handed over by itself, the newest first, by the key of their entity. */
export type Arrivals = Readonly<Record<string, readonly AppRecord[]>>;

/** An entity whose records arrive by themselves. */
export type LiveEntity = {
  readonly key: string;
  readonly event: string;
  /** The field that says whose a record is. */
  readonly owner: string;
  readonly idKey: string;
};

/** Older ones are in the list of their entity, which is asked anew anyway. */
export const MOST_ARRIVALS = 10_000;

/** A payload as it came, for whom. */
export type Arriving = { readonly entity: LiveEntity; readonly me: string; readonly payload: unknown };

/** What payloads add; what is no record, and what is somebody else's, adds nothing (F-08, F-09). */
export const withArrivals = (arrivals: Arrivals, arriving: readonly Arriving[]): Arrivals => {
  const added = new Map<string, AppRecord[]>();
  for (const each of arriving) {
    const record = recordIn(each);
    if (!record) continue;
    const known = added.get(each.entity.key);
    if (known) known.push(record);
    else added.set(each.entity.key, [record]);
  }
  let after = arrivals;
  for (const [key, records] of added) {
    const before = arrivals[key] ?? NONE;
    const merged = mergeArrived(before, records, MOST_ARRIVALS);
    if (merged !== before) after = { ...after, [key]: merged };
  }
  return after;
};

const NONE: readonly never[] = [];

const recordIn = ({ payload, entity, me }: Arriving): AppRecord | undefined => {
  const record = isPlainObject(payload) ? readRecord(payload, entity.idKey).record : undefined;
  return record && !isAnothers(record, entity, me) ? record : undefined;
};

const isAnothers = (record: AppRecord, { owner }: LiveEntity, me: string): boolean =>
  !isEmpty(record[owner]) && textOf(record[owner]) !== me;
