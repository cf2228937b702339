import { numberOf, sortsAsItStands, textOf } from './rowValue';
import { jsonNumber, jsonText, sqlJson, sqlKey } from './sqlColumn';
import type { Condition, Order, Query, Scalar, Sort } from './store';

/** Takes a value as a parameter of the statement and answers its placeholder, such as `$3`. */
export type Bind = (value: unknown) => string;

/** Upper and lower case made alike; the collation differs between servers, see sqlSchema. */
export type Fold = (text: string) => string;

type Saying = { bind: Bind; fold: Fold };

export const sqlWhere = (where: readonly Condition[], saying: Saying): string =>
  where.map((condition) => ` and ${sqlCondition(condition, saying)}`).join('');

export const sqlSearch = (search: Query['search'], { bind, fold }: Saying): string => {
  if (!search || search.text.trim() === '') return '';
  if (search.paths.length === 0) return ' and false';
  const wanted = fold(`${bind(search.text.trim())}::text`);
  const tests = search.paths.map((path) => `strpos(${fold(sqlKey(path))}, ${wanted}) > 0`);
  return ` and coalesce(${tests.join(' or ')}, false)`;
};

export const sqlOrder = (sort: readonly Sort[], fold: Fold): string => {
  const keys = sort.map(({ path, order, descending }) => {
    const key = sqlKey(path, order);
    const folds = order === 'text' && !sortsAsItStands(path);
    return `${folds ? fold(key) : key} ${descending ? 'desc' : 'asc'} nulls last`;
  });
  return [...keys, 'id collate "C"'].join(', ');
};

const sqlCondition = (condition: Condition, { bind, fold }: Saying): string => {
  if (condition.op === 'contains')
    return `coalesce(strpos(${fold(sqlKey(condition.path))}, ${fold(`${bind(condition.value)}::text`)}) > 0, false)`;
  if (condition.op === 'exists') return sqlExists(condition.path, condition.value);
  if (condition.op === 'has') return sqlHas(condition, bind);
  const key = sqlKey(condition.path, condition.order);
  if (condition.op === 'in') return `coalesce(${key} = ${bindMany(condition, bind)}, false)`;
  return `coalesce(${key} ${SIGNS[condition.op]} ${bindOne(condition, bind)}, ${condition.op === 'ne'})`;
};

const SIGNS = { eq: '=', ne: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' };

const sqlExists = (path: string, wanted: boolean) =>
  `(coalesce(jsonb_typeof(${sqlJson(path)}), 'null') ${wanted ? '<>' : '='} 'null')`;

type Many = Extract<Condition, { op: 'in' | 'has' }>;

const sqlHas = (condition: Many, bind: Bind) => {
  const json = sqlJson(condition.path);
  const items = `jsonb_array_elements(case jsonb_typeof(${json}) when 'array' then ${json} else '[]' end)`;
  const key = condition.order === 'number' ? jsonNumber('item') : jsonText('item');
  return `exists (select 1 from ${items} as item where ${key} = ${bindMany(condition, bind)})`;
};

type One = { value: Scalar; order?: Order };

const bindOne = ({ value, order }: One, bind: Bind) =>
  order === 'number' ? `${bind(numberOf(value) ?? null)}::float8` : `${bind(textOf(value) ?? null)}::text`;

const bindMany = ({ value, order }: Many, bind: Bind) =>
  order === 'number'
    ? `any(${bind(value.map(numberOf).filter(isThere))}::float8[])`
    : `any(${bind(value.map(textOf).filter(isThere))}::text[])`;

const isThere = <T>(value: T | undefined): value is T => value !== undefined;
