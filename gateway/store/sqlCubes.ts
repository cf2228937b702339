import { createHash } from 'node:crypto';
import type { Cube } from '../../server/store/cube';
import { HOUR_LETTERS, USUAL_LIKE } from '../../server/store/rollups';
import { DAY } from '../../server/store/wholeDays';
import { jsonNumber, sqlJson, sqlKey } from './sqlColumn';

/** A cube under the name of all that it holds, so that a changed one is another one. */
export type NamedCube = Cube & { readonly name: string; readonly parts: readonly Part[] };

/** What is kept added up: the values of these paths by the hour and the day of UTC, and of all times together. */
export type Part = { readonly set: readonly string[]; readonly step: keyof typeof STEPS };

/** What of an hour a sum is kept under; creations that are in none have no day either. */
export const STEPS = {
  hour: { time: 'hour', where: '' },
  day: { time: `left(hour, ${DAY})`, where: ` where hour < '~'` },
  all: { time: `'' collate "C"`, where: '' },
} as const;

export const namedCube = (cube: Cube): NamedCube => {
  const parts = cube.sets.flatMap((set) => (['hour', 'day', 'all'] as const).map((step) => ({ set, step })));
  const text = `${cellsOf(cube, 'added', '1')} ${JSON.stringify(parts)}`;
  return { ...cube, parts, name: createHash('sha256').update(text).digest('hex').slice(0, 12) };
};

/** One row for each combination in rows of a collection: hour, key, count, valued, sums. */
export const sqlCells = (
  cube: Cube,
  tables: readonly (readonly [name: string, sign: '1' | '-1'])[],
): string => {
  const rows = tables.map(([table, sign]) => cellsOf(cube, table, sign)).join(' union all ');
  const valued = cube.sums.map((_, at) => `coalesce(sum(sign) filter (where amount${at} is not null), 0)`);
  const sums = cube.sums.map((_, at) => `coalesce(sum(sign * amount${at}), 0)`);
  const isMore = [...valued, ...sums].map((each) => ` or ${each} <> 0`).join('');
  return (
    `select hour, key, sum(sign) as count, ${arrayOf(valued, 'bigint')} as valued, ${arrayOf(sums, 'numeric')} as sums` +
    ` from (${rows}) as changed group by hour, key having sum(sign) <> 0${isMore}`
  );
};

/** Cells added up; of a part of the paths alone where that is said. */
export const sqlTogether = ({ sums }: Pick<Cube, 'sums'>): string => {
  const valued = sums.map((_, at) => `sum(valued[${at + 1}])`);
  const amounts = sums.map((_, at) => `sum(sums[${at + 1}])`);
  return `sum(count) as count, ${arrayOf(valued, 'bigint')} as valued, ${arrayOf(amounts, 'numeric')} as sums`;
};

/** What the key of a whole cell is in a part. */
export const sqlPartKey = ({ dims }: Pick<Cube, 'dims'>, { set }: Part): string =>
  arrayOf(
    set.map((path) => `key[${dims.indexOf(path) + 1}]`),
    'text',
  );

/** What a key is found by, however long it is. */
export const sqlDigest = (key: string): string => `md5((${key})::text)::uuid`;

/** Numbers that are there and those that come, added up one by one. */
export const sqlSumOf = (name: 'valued' | 'sums', { sums }: Pick<Cube, 'sums'>): string =>
  arrayOf(
    sums.map((_, at) => `old.${name}[${at + 1}] + excluded.${name}[${at + 1}]`),
    name === 'sums' ? 'numeric' : 'bigint',
  );

/** A text between quotes. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const arrayOf = (values: readonly string[], type: string): string => `array[${values.join(', ')}]::${type}[]`;

const HOUR =
  `case when created_at like '${USUAL_LIKE}' then left(created_at, ${HOUR_LETTERS})` +
  ` else '~' || created_at end`;

const cellsOf = ({ collection, dims, sums }: Cube, table: string, sign: '1' | '-1'): string => {
  const key = arrayOf(
    dims.map((path) => sqlKey(path)),
    'text',
  );
  const amounts = sums.map((path, at) => `, ${jsonNumber(sqlJson(path), 'numeric')} as amount${at}`).join('');
  return `select ${sign} as sign, ${HOUR} as hour, ${key} as key${amounts} from ${table} where collection = ${sqlText(collection)}`;
};
