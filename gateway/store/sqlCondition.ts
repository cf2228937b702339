import type { Condition, FieldCondition, PointsAt, Scalar } from '../../src/model/rules/matchConditions';
import { MOST_SORTED } from '../../src/config/limits';
import { sortsAsItStands, type Sort } from '../../src/model/rules/sorted';
import { numberOf, textOf, type Order } from '../../src/model/values/comparable';
import { jsonNumber, jsonText, sqlIndexKey, sqlJson, sqlKey } from './sqlColumn';
import type { Query } from '../../server/store/store';

/** Takes a value as a parameter of the statement and answers its placeholder, such as `$3`. */
export type Bind = (value: unknown) => string;

/** Upper and lower case made alike; the collation differs between servers, see sqlSchema. */
export type Fold = (text: string) => string;

type Saying = {
  bind: Bind;
  fold: Fold;
  /** The schema of the tables. */
  schema: string;
};

export const sqlWhere = (where: readonly Condition[], saying: Saying): string =>
  where.map((condition) => ` and ${sqlCondition(condition, saying)}`).join('');

export const sqlSearch = (search: Query['search'], { bind, fold }: Omit<Saying, 'schema'>): string => {
  const text = search?.text.trim() ?? '';
  if (!search || text === '') return '';
  if (search.paths.length === 0) return ' and false';
  const has = (paths: readonly string[], part: string) =>
    `${sqlTexts(paths, fold)} like ${sqlPattern(part, { bind, fold })}`;
  // What parts the texts could be met by a text that holds it.
  const all = search.among ?? search.paths;
  // Whatever is in one text is in all of them together, of which there is an index.
  const hasSome = (paths: readonly string[], part: string) =>
    paths === all ? has(all, part) : `${has(all, part)} and ${has(paths, part)}`;
  const tests = text.includes(BETWEEN)
    ? search.paths.map((path) => has([path], text))
    : [hasSome(search.paths, text)];
  const others = (search.also ?? []).map(({ path, text: part }) => hasSome([path], part));
  return ` and (${[...tests, ...others].join(' or ')})`;
};

/** The texts at all these paths in one, upper and lower case alike; null where a single one is missing. */
export const sqlTexts = (paths: readonly string[], fold: Fold): string => {
  const [only = '', ...more] = paths.map((path) => sqlKey(path));
  if (more.length === 0) return fold(only);
  return fold(`(${[only, ...more].map((key) => `coalesce(${key}, '')`).join(` || E'\\n' || `)})`);
};

const BETWEEN = '\n';

/* What is looked for in the middle of a text, or a whole one: by the same index. */
const sqlPattern = (
  text: string,
  { bind, fold, isWhole = false }: Omit<Saying, 'schema'> & { isWhole?: boolean },
): string => {
  const part = text.replaceAll(/[\\%_]/g, '\\$&');
  return `(${fold(`${bind(isWhole ? part : `%${part}%`)}::text`)})`;
};

/** What is sorted by: text without regard to case and by its beginning, except where that would cost a plain index. */
export const sqlSortKey = ({ path, order }: Omit<Sort, 'descending'>, fold: Fold): string => {
  const key = sqlIndexKey(path, order);
  return order === 'text' && !sortsAsItStands(path) ? fold(key) : key;
};

/* What holds of a record is true; what does not, false or null, so that nothing hides a column from its indexes. */
const sqlCondition = (condition: Condition, saying: Saying): string => {
  if (condition.op === 'and' || condition.op === 'or') {
    const tests = condition.of.map((each) => sqlCondition(each, saying));
    return tests.length === 0 ? String(condition.op === 'and') : `(${tests.join(` ${condition.op} `)})`;
  }
  if (condition.op === 'not') return `not coalesce(${sqlCondition(condition.of, saying)}, false)`;
  return condition.op === 'pointsAt' ? sqlPointsAt(condition, saying) : sqlFieldCondition(condition, saying);
};

/* The key stands outside, so that its columns are those of the outer rows. No id is as long as what is cut off. */
const sqlPointsAt = ({ path, collection, where }: PointsAt, saying: Saying): string => {
  const records = `${saying.schema}.records where collection = ${saying.bind(collection)}`;
  return `(${sqlIndexKey(path)} in (select id from ${records}${sqlWhere(where, saying)}))`;
};

const sqlFieldCondition = (condition: FieldCondition, { bind, fold }: Omit<Saying, 'schema'>): string => {
  if (condition.op === 'contains' || condition.op === 'same') {
    const pattern = sqlPattern(condition.value, { bind, fold, isWhole: condition.op === 'same' });
    return `(${sqlTexts([condition.path], fold)} like ${pattern})`;
  }
  if (condition.op === 'exists') return sqlExists(condition.path, condition.value);
  if (condition.op === 'has') return sqlHas(condition, bind);
  const key = isLong(condition.value)
    ? sqlKey(condition.path, condition.order)
    : sqlIndexKey(condition.path, condition.order);
  if (condition.op === 'in') return sqlIn(key, condition, bind);
  const test = `${key} ${SIGNS[condition.op]} ${bindOne(condition, bind)}`;
  // Only where a missing value passes: anything around a comparison hides it from the indexes.
  return condition.op === 'ne' ? `coalesce(${test}, true)` : `(${test})`;
};

/* No index holds so much of a text. */
const isLong = (value: Scalar | readonly Scalar[]): boolean =>
  [value].flat().some((each) => (textOf(each) ?? '').length >= MOST_SORTED);

/* One value is compared alone: of a list no index knows that what it finds is sorted. */
const sqlIn = (key: string, { value, order }: Many, bind: Bind): string => {
  const [only, ...others] = value;
  if (only === undefined || others.length > 0) return `(${key} = ${bindMany({ value, order }, bind)})`;
  return `(${key} = ${bindOne({ value: only, order }, bind)})`;
};

const SIGNS = { eq: '=', ne: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' };

const sqlExists = (path: string, wanted: boolean) =>
  `(coalesce(jsonb_typeof(${sqlJson(path)}), 'null') ${wanted ? '<>' : '='} 'null')`;

type Many = { value: readonly Scalar[]; order?: Order | undefined };

const sqlHas = (condition: Extract<FieldCondition, { op: 'has' }>, bind: Bind) => {
  const json = sqlJson(condition.path);
  const items = `jsonb_array_elements(case jsonb_typeof(${json}) when 'array' then ${json} else '[]' end)`;
  const key = condition.order === 'number' ? jsonNumber('item') : jsonText('item');
  const isHeld = `exists (select 1 from ${items} as item where ${key} = ${bindMany(condition, bind)})`;
  const path = pathTo(condition);
  return path === undefined ? isHeld : `(${json} @? ${bind(path)}::jsonpath and ${isHeld})`;
};

/*
 * What an index of a list knows: which values stand in it. It finds all that hold one of these, and maybe more, such as a
 * text that is no list. Nothing, where it could not be asked.
 */
const pathTo = ({ value, order }: Many): string | undefined => {
  const texts = value.map(textOf).filter(isThere);
  if (order === 'number' || texts.length === 0 || texts.some((text) => text.includes('\0'))) return undefined;
  const forms = texts.flatMap((text) => [JSON.stringify(text), ...(IS_BARE.test(text) ? [text] : [])]);
  return `$[*] ? (${forms.map((form) => `@ == ${form}`).join(' || ')})`;
};

/* Numbers and truths compare as texts, too. */
const IS_BARE = /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/;

type One = { value: Scalar; order?: Order | undefined };

const bindOne = ({ value, order }: One, bind: Bind) =>
  order === 'number' ? `${bind(numberOf(value) ?? null)}::float8` : `${bind(textOf(value) ?? null)}::text`;

const bindMany = ({ value, order }: Many, bind: Bind) =>
  order === 'number'
    ? `any(${bind(value.map(numberOf).filter(isThere))}::float8[])`
    : `any(${bind(value.map(textOf).filter(isThere))}::text[])`;

const isThere = <T>(value: T | undefined): value is T => value !== undefined;
