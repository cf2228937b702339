import type { Condition } from '../../src/model/rules/matchConditions';
import type { Model } from '../../src/model/resolved/model';
import { scopeConditions } from '../records/scope';
import type { Row } from '../store/store';

/** The topic on which the processes of a store tell each other what was changed. */
export const CHANGES_TOPIC = 'changes';

/** Who changed something: nobody where the server did it by itself. */
export type Changer = {
  readonly by?: string | undefined;
  /** The account that was used for it, and the key of the write: its page knows by that what it did itself. */
  readonly account?: string | undefined;
  readonly key?: string | undefined;
};

/** `counted`: numbers beside what people write, such as those of a campaign that is being sent. */
export type What = 'made' | 'changed' | 'counted' | 'removed';

/** A record that was changed; of a removed one, the values by which can be told whose it was. */
export type Changed = {
  readonly collection: string;
  readonly id: string;
  readonly what: What;
  readonly was?: Readonly<Record<string, unknown>>;
  /** Time has done it, in whosever request that was noticed. */
  readonly isByTime?: boolean;
};

/** What was changed in one transaction in one collection: ids alone, for each process judges for its own connections. */
export type Notice = Changer & {
  readonly collection: string;
  readonly records: readonly NoticeRecord[];
};

type NoticeRecord = Omit<Changed, 'collection' | 'isByTime'>;

/** Each record once, with what became of it between the first change and the last. */
export const summed = (changes: readonly Changed[]): readonly Changed[] => {
  const all = new Map<string, Changed>();
  for (const change of changes) {
    const key = `${change.collection} ${change.id}`;
    const before = all.get(key)?.what;
    const isMore = before === 'made' || (before === 'changed' && change.what === 'counted');
    if (before === 'made' && change.what === 'removed') all.delete(key);
    else all.set(key, isMore ? { ...change, what: before } : change);
  }
  return [...all.values()];
};

/** In as many notices as a store can carry. */
export const noticesOf = (changes: readonly Changed[], changer: Changer): readonly Notice[] => {
  const notices: Packing[] = [];
  for (const { collection, isByTime = false, ...record } of summed(changes)) {
    const bytes = new TextEncoder().encode(JSON.stringify(record)).length + 1;
    const open = notices.findLast((each) => each.collection === collection && each.isByTime === isByTime);
    if (open && open.bytes + bytes <= MOST_BYTES) {
      open.records.push(record);
      open.bytes += bytes;
    } else notices.push({ ...(!isByTime && changer), isByTime, collection, records: [record], bytes });
  }
  return notices.map(({ bytes, isByTime, ...notice }) => notice);
};

type Packing = Changer &
  Pick<Notice, 'collection'> & {
    readonly isByTime: boolean;
    readonly records: NoticeRecord[];
    bytes: number;
  };

/* A notice may have 7000, and says who it was as well. */
const MOST_BYTES = 6000;

/**
 * The collections whose changes are told, each with the fields by which can be told to which entity a record belongs, and
 * whose it is.
 */
export const judgedBy = ({
  resources,
  kinds,
}: Pick<Model, 'resources' | 'kinds'>): ReadonlyMap<string, readonly string[]> => {
  const judged = new Map<string, readonly string[]>();
  for (const resource of resources) {
    const { source, collection, stamp } = resource.api;
    if (source === 'demo') continue;
    const paths = [
      ...(resource.owner ? [resource.owner.path] : []),
      ...Object.keys(stamp),
      ...scopeConditions(resource, kinds).flatMap(pathsIn),
    ];
    const names = paths.map((path) => path.split('.')[0] ?? path);
    judged.set(collection, [...new Set([...(judged.get(collection) ?? []), ...names])]);
  }
  return judged;
};

const pathsIn = (condition: Condition): readonly string[] => {
  if (condition.op === 'and' || condition.op === 'or') return condition.of.flatMap(pathsIn);
  return condition.op === 'not' ? pathsIn(condition.of) : [condition.path];
};

/** Of a record that is gone, what it is judged by. What is longer than any id is left out. */
export const partOf = (row: Row, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = row[name];
      return value === undefined || JSON.stringify(value).length > LONGEST ? [] : [[name, value]];
    }),
  );

const LONGEST = 500;
