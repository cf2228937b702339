import { isPlainObject } from '../values/plainObject';

/** `counted`: numbers beside what people write have changed. */
export type What = 'made' | 'changed' | 'counted' | 'removed';

/** What became of records of one entity, as a server says it. */
export type Change = {
  /** The key of the entity. */
  readonly entity: string;
  readonly records: ReadonlyMap<string, What>;
  /** How many there are beside those that are named. */
  readonly more: number;
  /** The name of who did it, where that is known. */
  readonly by?: string | undefined;
};

/** What is new of an entity since its records were read. */
export type News = Omit<Change, 'entity'>;

export const NO_NEWS: News = { records: new Map(), more: 0 };

/**
 * A note of a server; undefined when it is none, or tells nothing but what this page did itself: by the key of its write.
 */
export const readChange = (note: unknown, isOwn: (key: string) => boolean): Change | undefined => {
  if (!isPlainObject(note) || typeof note['entity'] !== 'string' || !Array.isArray(note['records']))
    return undefined;
  const { entity, more, by } = note;
  const records = new Map<string, What>();
  for (const each of note['records'] as readonly unknown[]) {
    const [id, what, key]: readonly unknown[] = Array.isArray(each) ? each : [];
    if (typeof id !== 'string' || !isWhat(what) || (typeof key === 'string' && isOwn(key))) continue;
    records.set(id, what);
  }
  const others = typeof more === 'number' && more > 0 ? Math.floor(more) : 0;
  if (records.size + others === 0) return undefined;
  return { entity, records, more: others, ...(typeof by === 'string' && by !== '' && { by }) };
};

/** What was new, and what came since: each record once. */
export const withNews = (before: News, { records, more, by }: News): News => ({
  records: new Map([
    ...before.records,
    // Numbers take nothing away from a change that is still to be shown.
    ...[...records].filter(([id, what]) => what !== 'counted' || !before.records.has(id)),
  ]),
  more: before.more + more,
  by: countOf(before) === 0 || before.by === by ? by : undefined,
});

export const countOf = ({ records, more }: News): number => records.size + more;

const isWhat = (value: unknown): value is What =>
  value === 'made' || value === 'changed' || value === 'counted' || value === 'removed';
