import { isEmpty, textOf } from '../../model/values/comparable';
import { readRecord, type AppRecord } from '../rest/record';
import { isPlainObject } from '../../model/values/plainObject';

/** Records that a server handed over by itself, the newest arrival first, by the key of their entity. */
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
export const MOST_ARRIVALS = 200;

/**
 * What a payload adds. A record that came before is replaced where it stands and not shown twice (S7.23); an older state of it, what
 * is no record, and what is somebody else's, changes nothing.
 */
export const withArrival = (arrivals: Arrivals, payload: unknown, { entity, me }: Place): Arrivals => {
  const record = isPlainObject(payload) ? readRecord(payload, entity.idKey).record : undefined;
  if (!record || isAnothers(record, entity, me)) return arrivals;
  const before = arrivals[entity.key] ?? [];
  const known = before.find(({ id }) => id === record.id);
  if (known && isOlder(record, known)) return arrivals;
  const after = known
    ? before.map((each) => (each === known ? record : each))
    : [record, ...before].slice(0, MOST_ARRIVALS);
  return { ...arrivals, [entity.key]: after };
};

type Place = { readonly entity: LiveEntity; readonly me: string };

const isAnothers = (record: AppRecord, { owner }: LiveEntity, me: string): boolean =>
  !isEmpty(record[owner]) && textOf(record[owner]) !== me;

const isOlder = (record: AppRecord, known: AppRecord): boolean =>
  typeof record['updatedAt'] === 'string' &&
  typeof known['updatedAt'] === 'string' &&
  record['updatedAt'] < known['updatedAt'];
