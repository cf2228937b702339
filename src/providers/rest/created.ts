import { textOf, type Row } from '../../model/values/comparable';
import type { Kinds } from '../../model/resolved/kind';
import type { Resource } from '../../model/resolved/resource';
import type { Finding } from './verifyAfterLoss';
import type { ReadList } from './normalise';
import type { Reading } from './reading';
import type { AppRecord } from './record';
import { holdsValues } from './storedValues';

type Place = { readonly reading: Reading; readonly resource: Resource; readonly kinds: Kinds };

/** The newest records that a server had before a write was sent. */
export type Newest = {
  readonly ids: ReadonlySet<string>;
  /** Were these all there were? */
  readonly isAll: boolean;
  /** When the newest one was made, by the clock of the server; undefined when its records do not tell. */
  readonly lastMade: number | undefined;
};

/** Reads what is there before a record is made. Undefined when it cannot be read: nothing can be told from it later. */
export const readNewest = async (place: Place): Promise<Newest | undefined> => {
  try {
    const list = await newestOf(place, AbortSignal.timeout(PATIENCE_MS));
    const ids = new Set(list.data.map(({ id }) => id));
    return { ids, isAll: isAllOf(list), lastMade: isNewestFirst(list) ? timeOf(list.data[0]) : undefined };
  } catch {
    return undefined;
  }
};

/**
 * Was the record created? Only one that is provably younger than all that were there before is taken for it: an equal
 * record may have been made by anybody, at any time. What cannot be told from `before` is unknown.
 */
export const lookForCreated = async (
  sent: Row,
  before: Newest | undefined,
  place: Place,
): Promise<Finding<AppRecord>> => {
  const { resource, kinds } = place;
  const fields = resource.fields.filter(({ views }) => views.includes('create'));
  const list = await newestOf(place);
  const others = list.data.filter(({ id }) => !before?.ids.has(id));
  const like = others.filter((record) => holdsValues(record, sent, { fields, kinds }) !== false);
  const [only] = like;
  if (!only) return showsAllSince(list, before) ? 'notApplied' : 'unknown';
  const isNew = before !== undefined && isYounger(only, before);
  const isEqual = holdsValues(only, sent, { fields, kinds }) === true;
  return like.length === 1 && isNew && isEqual ? { applied: only } : 'unknown';
};

/* A save waits for this. */
const PATIENCE_MS = 5000;
const PER_PAGE = 10;

const newestOf = ({ reading, resource }: Place, signal?: AbortSignal): Promise<ReadList> => {
  const sort = { field: isDated(resource) ? 'createdAt' : '', order: 'DESC' };
  return reading.list(resource, { page: 1, perPage: PER_PAGE, sort, filter: {} }, signal);
};

/* A table without such a column would be an error there. */
const isDated = ({ api, fields, list }: Resource): boolean =>
  api.dialect === 'v1' || list.sort.field === 'createdAt' || fields.some(({ name }) => name === 'createdAt');

const isYounger = (record: AppRecord, { isAll, lastMade }: Newest): boolean => {
  const made = timeOf(record);
  return isAll || (made !== undefined && lastMade !== undefined && made > lastMade);
};

/* Would a record made since then be on this page? */
const showsAllSince = (list: ReadList, before: Newest | undefined): boolean => {
  if (isAllOf(list) || !before) return isAllOf(list);
  const { ids, lastMade } = before;
  return lastMade !== undefined && isNewestFirst(list) && list.data.some(({ id }) => ids.has(id));
};

const isAllOf = ({ data, total, meta }: ReadList): boolean =>
  meta.issues.length === 0 && total === data.length;

const isNewestFirst = ({ data }: ReadList): boolean => {
  const times = data.map(timeOf);
  return times.every((time, at) => time !== undefined && (at === 0 || time <= (times[at - 1] ?? 0)));
};

const timeOf = (record: Row | undefined): number | undefined => {
  const time = Date.parse(textOf(record?.['createdAt']) ?? '');
  return Number.isNaN(time) ? undefined : time;
};
