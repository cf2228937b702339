import { sqlSortKey, type Bind } from './sqlCondition';
import { sqlKey } from './sqlColumn';
import type { SqlRow } from './sqlSchema';
import { ROW } from './sqlWrites';
import { sortsAsItStands, type Standing } from '../../src/model/rules/sorted';
import { toJsonb } from '../../server/store/toJsonb';
import type { Query } from '../../server/store/store';

/** Asks about the records that are meant: `filter` says which, `bind` takes a further value. */
export type Ask = (statement: (filter: string, bind: Bind) => string) => Promise<SqlRow[]>;

type Place = { readonly ask: Ask; readonly records: string };

/**
 * The rows of a page. Those of the second half of a known total are read from the end. Rows that lack what is sorted by
 * come last either way, which no index can do in both directions: so they are asked for apart, once the others are over.
 */
export const readPage = async (
  wanted: Query,
  total: number | undefined,
  { ask, records }: Place,
): Promise<SqlRow[]> => {
  const { row, side = 'after' } = wanted.from ?? {};
  const isFar = side === 'after' && !row && total !== undefined && wanted.offset > total / 2;
  const isBackwards = side === 'before' || isFar;
  const { offset, limit } = isFar ? mirrored(wanted, total) : wanted;
  const found: SqlRow[] = [];
  let skipped = offset;
  for (const part of partsOf(wanted.sort, { row: toJsonb(row ?? null), isBackwards })) {
    if (found.length >= limit) break;
    const rows = await ask((filter, bind) => {
      const page = `limit ${bind(Number.isFinite(limit) ? limit - found.length : null)}::int offset ${bind(skipped)}::int`;
      return `select ${ROW} from ${records} ${filter}${part.where(bind)} order by ${part.order} ${page}`;
    });
    found.push(...rows);
    if (rows.length > 0) skipped = 0;
    else if (skipped > 0 && part.isFollowed) skipped -= await countOf(part, { ask, records });
  }
  return isBackwards ? found.reverse() : found;
};

const mirrored = ({ offset, limit }: Query, total: number) => ({
  offset: Math.max(total - offset - limit, 0),
  limit: Math.min(limit, total - offset),
});

type Part = {
  readonly where: (bind: Bind) => string;
  readonly order: string;
  readonly isFollowed?: boolean;
};

const countOf = async ({ where }: Part, { ask, records }: Place): Promise<number> => {
  const [row] = await ask(
    (filter, bind) => `select count(*)::int as total from ${records} ${filter}${where(bind)}`,
  );
  return Number(row?.['total']);
};

type Reading = { readonly row: Standing | null; readonly isBackwards: boolean };

const ID = sqlKey('_id');

/* In the order in which they are read. */
const partsOf = ([by]: Query['sort'], { row, isBackwards }: Reading): readonly Part[] => {
  const isDown = (by?.descending ?? false) !== isBackwards;
  const [direction, sign] = isDown ? ['desc', '<'] : ['asc', '>'];
  const next = (bind: Bind, id: string) => `${ID} ${sign} ${bind(id)}::text`;
  const byId = `${ID} ${direction}`;
  if (!by) return [{ where: (bind) => (row ? ` and ${next(bind, row.id)}` : ''), order: byId }];
  const key = sqlSortKey(by);
  const order = `${key} ${direction}, ${byId}`;
  const beside = (bind: Bind) => {
    if (row === null || row.key === null) return '';
    const value = by.order === 'number' ? `${bind(row.key)}::float8` : `${bind(row.key)}::text`;
    return ` and (${key}, ${ID}) ${sign} (${value}, ${bind(row.id)}::text)`;
  };
  const isAlwaysThere = by.order === 'text' && sortsAsItStands(by.path);
  if (isAlwaysThere && row?.key !== null) return [{ where: beside, order }];
  const present = { where: (bind: Bind) => ` and ${key} is not null${beside(bind)}`, order };
  const isMissing = row?.key === null;
  const missing = {
    where: (bind: Bind) => ` and ${key} is null${row && isMissing ? ` and ${next(bind, row.id)}` : ''}`,
    order: byId,
  };
  if (isBackwards) return row && !isMissing ? [present] : [{ ...missing, isFollowed: true }, present];
  return isMissing ? [missing] : [{ ...present, isFollowed: true }, missing];
};
