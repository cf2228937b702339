import type { RollupOptions, RollupWay } from '../../config/compute';
import type { Kinds } from '../resolved/kind';
import type { ResolvedField } from '../resolved/resolvedField';

/** From which records of another entity the value of a field follows, and what it takes of them. */
export type Link = {
  /** The entity, by its key. */
  readonly entity: string;
  /** The reference: of a lookup the field that points there, of a rollup the one that points here. */
  readonly via: string;
  /** What is taken; nothing where records are counted. */
  readonly take: string | undefined;
  /** How it follows from the records that point here. Undefined of a lookup. */
  readonly rollup: RollupOptions | undefined;
};

/** What links a field to other records; undefined where nothing does, or where nothing is there. */
export const linkOf = (
  { compute }: Pick<ResolvedField, 'compute'>,
  fields: readonly ResolvedField[],
  kinds: Kinds,
): Link | undefined => {
  const { lookup, rollup } = compute ?? {};
  if (rollup) {
    const [entity = '', via = ''] = parted(rollup.of);
    return { entity, via, take: rollup.take, rollup };
  }
  if (lookup === undefined) return undefined;
  const [via = '', take = ''] = parted(lookup);
  const reference = fields.find(({ name }) => name === via);
  const [entity] = (reference && kinds[reference.kind].references?.(reference)) ?? [];
  return entity === undefined ? undefined : { entity, via, take, rollup: undefined };
};

/** Whether the value is that of one record alone, the first or the last by time. */
export const isByTime = (by: RollupWay | undefined): boolean => by === 'newest' || by === 'oldest';

/** What says which of the records is the newest or the oldest; undefined where nothing asks for that. */
export const timeOf = (rollup: Link['rollup']): string | undefined =>
  isByTime(rollup?.by) ? (rollup?.at ?? 'createdAt') : undefined;

/** The paths of the other entity that such a value tells of. */
export const toldOf = ({ via, take, rollup }: Link): readonly string[] => [
  ...[take, timeOf(rollup)].flatMap((path) => path ?? []),
  ...(rollup ? [via, ...Object.keys(rollup.where ?? {}).map((key) => key.replace(SIZE, ''))] : []),
];

/** What of a filter's key says how it compares. */
const SIZE = /_(gt|gte|lt|lte|exists)$/;

/* `plan.price.net` is what lies at `price.net` in the plan. */
const parted = (path: string): readonly string[] => {
  const at = path.indexOf('.');
  return at < 0 ? [path] : [path.slice(0, at), path.slice(at + 1)];
};
