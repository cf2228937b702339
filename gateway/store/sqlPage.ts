import { sqlSortKey, type Bind } from './sqlCondition';
import { sqlKey } from './sqlColumn';
import { dayIn, dayNumber, sqlDays } from './sqlDays';
import type { SqlRow } from './sqlSchema';
import { ROW } from './sqlWrites';
import { searchedText, type Span } from '../../src/model/rules/matchConditions';
import { sortsAsItStands, type Sort, type Standing } from '../../src/model/rules/sorted';
import { toJsonb } from '../../server/store/toJsonb';
import type { Query } from '../../server/store/store';

/**
 * Asks about the records that are meant: `filter` says which, `bind` takes a further value. Every record that is read is held
 * against what is hidden of it, the bounds of these days, and no index is chosen for that.
 */
export type Ask = (
  statement: (filter: string, bind: Bind) => string,
  how?: { readonly hidden?: Span | undefined },
) => Promise<SqlRow[]>;

type Place = { readonly ask: Ask; readonly records: string };

/** How many are asked for in all, or how many at least. */
type Counted = { readonly total: number; readonly isExact: boolean };

/**
 * The rows of a page. Those of the second half of a known total are read from the end. Rows that lack what is sorted by
 * come last either way, which no index can do in both directions: so they are asked for apart, once the others are over.
 */
export const readPage = async (
  wanted: Query,
  { total, isExact }: Counted,
  { ask, records }: Place,
): Promise<SqlRow[]> => {
  const { row, side = 'after' } = wanted.from ?? {};
  const isFar = side === 'after' && !row && isExact && wanted.offset > total / 2;
  const isBackwards = side === 'before' || isFar;
  const { offset, limit } = isFar ? mirrored(wanted, total) : wanted;
  const isFilled = !row && !isBackwards && !wanted.isUncounted && total >= offset + limit;
  const found: SqlRow[] = [];
  let skipped = offset;
  for (const part of partsOf(wanted, { row: toJsonb(row ?? null), isBackwards, isFilled })) {
    if (found.length >= limit) break;
    const rows = await ask((filter, bind) => {
      const page = `limit ${bind(Number.isFinite(limit) ? limit - found.length : null)}::int offset ${bind(skipped)}::int`;
      return `select ${ROW} from ${records} ${filter}${part.where(bind)} order by ${part.order} ${page}`;
    }, part);
    found.push(...rows);
    if (rows.length > 0) skipped = 0;
    else if (skipped > 0 && part.isFollowed)
      skipped = Math.max(skipped - (await countOf(part, { ask, records })), 0);
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
  readonly hidden?: Span | undefined;
};

const countOf = async (part: Part, { ask, records }: Place): Promise<number> => {
  const [row] = await ask(
    (filter, bind) => `select count(*)::int as total from ${records} ${filter}${part.where(bind)}`,
    part,
  );
  return Number(row?.['total']);
};

type Reading = {
  readonly row: Standing | null;
  readonly isBackwards: boolean;
  /** From the first row on there are enough for the page. */
  readonly isFilled: boolean;
};

const ID = sqlKey('_id');

/* In the order in which they are read. */
const partsOf = (wanted: Query, { row, isBackwards, isFilled }: Reading): readonly Part[] => {
  const [by] = wanted.sort;
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
  const presents = inTwo(present, beginningOf(wanted, by), { key, isDown, isFilled });
  const missing = {
    where: (bind: Bind) => ` and ${key} is null${row && isMissing ? ` and ${next(bind, row.id)}` : ''}`,
    order: byId,
  };
  if (isBackwards) return row && !isMissing ? presents : [{ ...missing, isFollowed: true }, ...presents];
  return isMissing ? [missing] : [...presents.map((part) => ({ ...part, isFollowed: true })), missing];
};

/*
 * What touches some days, by its beginning: what had begun before them and lasts is few, and found by the day on which it
 * lasts; all else begins in them. In one, everything that was over before would be passed over first.
 *
 * The bounds are hidden where it is known what finds the rows; what else is asked for may find them sooner. The planner knows
 * of a value only how often it is in the whole table, takes it for apart from the collection and from the other end, and
 * expects a hundredth of what there is in a collection that is a tenth of the table: it would read all that touches the days,
 * and sort it for a page. Where nothing else is asked for and there is a page of it, its rows stand beside each other in their
 * order from the first day on.
 */
const inTwo = (
  part: Part,
  beginning: Beginning | undefined,
  { key, isDown, isFilled }: { readonly key: string } & Record<'isDown' | 'isFilled', boolean>,
): readonly Part[] => {
  if (!beginning) return [part];
  const { day, span, isAlone } = beginning;
  const lasting: Part = {
    ...part,
    hidden: span,
    where: (bind) =>
      `${part.where(bind)} and ${key} < ${bind(day)}::text and ${sqlDays(...span)} @> ${bind(dayNumber(day))}::int`,
  };
  const later: Part = {
    ...part,
    hidden: isFilled && isAlone && !isDown ? span : undefined,
    where: (bind) => `${part.where(bind)} and ${key} >= ${bind(day)}::text`,
  };
  return isDown ? [{ ...later, isFollowed: true }, lasting] : [{ ...lasting, isFollowed: true }, later];
};

type Beginning = {
  readonly day: string;
  readonly span: Span;
  /** Nothing else is asked for. */
  readonly isAlone: boolean;
};

/* The first of the days that are asked for, of a list that is sorted by the beginning of its records. */
const beginningOf = ({ where, search }: Query, { path, order }: Sort): Beginning | undefined => {
  const bounds = where.flatMap((each) =>
    'span' in each && each.span?.[0] === path && order === 'text' ? [{ ...each, span: each.span }] : [],
  );
  const isAlone = bounds.length === where.length && searchedText(search) === '';
  const isEnded = bounds.some(({ op, path: at }) => at === path && op.startsWith('l'));
  const [first] = bounds.flatMap(({ op, path: at, value, span }) => {
    const day = at === span[1] && op.startsWith('g') ? dayIn(value) : undefined;
    return day === undefined ? [] : [{ day, span, isAlone }];
  });
  return isEnded ? first : undefined;
};
