import type { WholeDays } from '../../server/store/wholeDays';
import { groupOfHour, rolledQuestion, type HourTest, type RolledQuestion } from '../../server/store/rollups';
import type { TallyQuery } from '../../server/store/store';
import { toJsonb } from '../../server/store/toJsonb';
import { MOST_GROUPS, SPAN_LETTERS, withGroups, type Tallies } from '../../src/model/numbers/totals';
import type { Size } from '../../src/model/rules/matchConditions';
import type { Bind } from './sqlCondition';
import { sqlDigest, type NamedCube, type Part } from './sqlCubes';
import type { Rollups } from './sqlRollups';
import type { Reading, SqlRow } from './sqlSchema';
import { talliesIn } from './sqlTotals';

type Place = { readonly schema: string; readonly bind: Bind };

/** Totals from what is kept; undefined where that has no answer. */
export type RolledTotals = (collection: string, asked: TallyQuery) => Promise<Tallies | undefined>;

export const createRolledTotals =
  (
    { of }: Pick<Rollups, 'of'>,
    { schema, reading }: { readonly schema: string; readonly reading: Reading },
  ): RolledTotals =>
  async (collection, asked) => {
    const cube = of(collection);
    const question = cube && rolledQuestion(toJsonb(asked), cube);
    if (!cube || !question) return undefined;
    const params: unknown[] = [];
    const bind = (value: unknown) => `$${params.push(value)}`;
    const statement = sqlRolledTotals(question, cube, { schema, bind });
    const rows = await reading('list').query(statement, params);
    return rolledTalliesIn(rows, question);
  };

/**
 * The statement that answers a question from what a cube keeps: of one moment, with what writes have left and nobody has
 * moved yet, and whether it was complete then.
 */
const sqlRolledTotals = (question: RolledQuestion, cube: NamedCube, { schema, bind }: Place): string => {
  const { set, isTimed, days, by, per } = question;
  const name = bind(cube.name);
  const cells = { cube, question, bind };
  const usual = isTimed ? [hoursIn(question, bind), oddOnesIn(question, bind)] : [''];
  const stored = (step: Part['step'], tests: string, beside = '') => {
    const part = cube.parts.findIndex((each) => each.set === set && each.step === step);
    return `${cellsIn(set, cells)} from ${beside}${schema}.rollup_sums where cube = ${name} and part = ${part}${tests}${keysIn(question, bind) ?? valuesIn(set, cells)}`;
  };
  const found = [
    ...(days
      ? [
          stored('day', daysIn(days, bind)),
          stored(
            'hour',
            `${hoursIn(question, bind)}${OF_DAY}`,
            `unnest(${bind(days.parted)}::text[]) as day, `,
          ),
          stored('hour', oddOnesIn(question, bind)),
        ]
      : usual.map((tests) => stored(isTimed ? 'hour' : 'all', tests))),
    ...usual.map(
      (tests) =>
        `${cellsIn(cube.dims, cells)} from ${schema}.rollup_changes where cube = ${name}${tests}${valuesIn(cube.dims, cells)}`,
    ),
  ].join(' union all ');
  const isComplete = `exists (select from ${schema}.rollup_cubes where cube = ${name} and complete) as complete`;
  const isAll = by === undefined ? '1' : 'grouping(key)';
  return (
    `select ${isAll} as is_all, ${by === undefined ? 'null' : 'key'} as key, coalesce(sum(count), 0)::int as total,` +
    ` coalesce(sum(valued), 0)::int as valued, coalesce(sum(amount), 0)::text as sum, ${isComplete} from (${found}) as found` +
    (by === undefined
      ? ''
      : ` group by grouping sets ((), (key)) having grouping(key) = 1 or sum(count) > 0` +
        ` order by is_all desc, total desc, found.key collate "C" nulls last` +
        (per === undefined ? ` limit ${MOST_GROUPS + 2}` : ''))
  );
};

/** What the statement found; undefined where the cube was not complete. */
const rolledTalliesIn = (rows: readonly SqlRow[], question: RolledQuestion): Tallies | undefined => {
  if (rows[0]?.['complete'] !== true) return undefined;
  const tallies = talliesIn(rows);
  const isByHour = question.per !== undefined;
  const grouped = isByHour ? withGroups(tallies, (key) => groupOfHour(key ?? '', question)) : tallies;
  return { ...grouped, isRolled: true };
};

type Cells = { readonly cube: NamedCube; readonly question: RolledQuestion; readonly bind: Bind };

const cellsIn = (
  paths: readonly string[],
  { cube: { sums }, question: { by, per, zone, of } }: Cells,
): string => {
  const at = of === undefined ? undefined : sums.indexOf(of) + 1;
  const hour = zone === undefined ? `left(hour, ${SPAN_LETTERS.day})` : 'hour';
  const group = per ? `case when hour < '~' then ${hour} else hour end` : `nullif(${valueAt(paths, by)}, '')`;
  return (
    `select ${group} as key, count, ${at === undefined ? '0' : `valued[${at}]`} as valued,` +
    ` ${at === undefined ? '0::numeric' : `sums[${at}]`} as amount`
  );
};

const valueAt = (paths: readonly string[], path: string | undefined): string =>
  path === undefined ? 'null::text' : `key[${paths.indexOf(path) + 1}]`;

const valuesIn = (paths: readonly string[], { question, bind }: Cells): string =>
  question.values
    .map(({ dim, value }) => ` and ${valueAt(paths, dim)} = any(${bind(value)}::text[])`)
    .join('');

/* Where there are values for every path, the keys are known. */
const keysIn = ({ set, values }: RolledQuestion, bind: Bind): string | undefined => {
  const given = set.map((path) => values.filter(({ dim }) => dim === path));
  if (set.length === 0 || given.some(({ length }) => length !== 1)) return undefined;
  const lists = given.map(([only], at) => `unnest(${bind(only?.value)}::text[]) as v${at}`);
  const key = `array[${set.map((_, at) => `v${at}`).join(', ')}]`;
  return ` and digest = any(array(select ${sqlDigest(key)} from ${lists.join(', ')}))`;
};

const hoursIn = ({ hours }: RolledQuestion, bind: Bind): string =>
  ` and hour < '~'${hours.map(({ op, hour }) => ` and hour ${SIGNS[op]} ${bind(hour)}::text`).join('')}`;

const daysIn = ({ days, parted }: WholeDays, bind: Bind): string =>
  days.map(({ op, day }) => ` and hour ${op} ${bind(day)}::text`).join('') +
  ` and hour <> all(${bind(parted)}::text[])`;

/* Its hours, as the index has them. */
const OF_DAY = ` and hour > day || 'T' and hour < day || 'U'`;

const oddOnesIn = ({ hours }: RolledQuestion, bind: Bind): string =>
  ` and hour >= '~'${hours.map(({ asked }: HourTest) => ` and substr(hour, 2) ${SIGNS[asked.op]} ${bind(asked.value)}::text`).join('')}`;

const SIGNS: { readonly [S in Size]: string } = { gt: '>', gte: '>=', lt: '<', lte: '<=' };
