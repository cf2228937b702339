import {
  searchedText,
  type Condition,
  type FieldCondition,
  type PointsAt,
  type Scalar,
} from '../../src/model/rules/matchConditions';
import { MOST_SORTED } from '../../src/config/limits';
import { sortsAsItStands, type Sort } from '../../src/model/rules/sorted';
import { fold, numberOf, spellings, textOf, type Order } from '../../src/model/values/comparable';
import { plainText } from '../../src/model/values/plainText';
import { jsonNumber, jsonText, sqlIndexKey, sqlJson, sqlKey, sqlPlain, sqlSortText } from './sqlColumn';
import type { Query } from '../../server/store/store';

/** Takes a value as a parameter of the statement and answers its placeholder, such as `$3`. */
export type Bind = (value: unknown) => string;

export type Saying = {
  bind: Bind;
  /** The schema of the tables. */
  schema: string;
};

export const sqlWhere = (where: readonly Condition[], saying: Saying): string =>
  where.map((condition) => ` and ${sqlCondition(condition, saying)}`).join('');

export const sqlSearch = (search: Query['search'], bind: Bind): string => {
  const text = searchedText(search);
  if (!search || text === '') return '';
  if (search.paths.length === 0) return ' and false';
  const has = (paths: readonly string[], part: string) =>
    `${sqlTexts(paths)} like ${sqlPattern(`%${likeItself(part)}%`, bind)}`;
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

/** The plain texts at all these paths in one; null where a single one is missing. */
export const sqlTexts = (paths: readonly string[]): string => {
  const [only = '', ...more] = paths.map(sqlPlain);
  if (more.length === 0) return only;
  return `(${[only, ...more].map((key) => `coalesce(${key}, '')`).join(` || E'\\n' || `)}) collate "C"`;
};

const BETWEEN = '\n';

/* Of what is looked for in its plain form, in the middle of a text or as a whole: by the same index. */
const likeItself = (text: string): string => plainText(text).replaceAll(/[\\%_]/g, '\\$&');

const sqlPattern = (pattern: string, bind: Bind): string => `${bind(pattern)}::text`;

/** What is sorted by: of texts their sort key, except where that would cost a plain index. */
export const sqlSortKey = ({ path, order }: Omit<Sort, 'descending'>): string =>
  order === 'text' && !sortsAsItStands(path) ? sqlSortText(path) : sqlIndexKey(path, order);

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

const sqlFieldCondition = (condition: FieldCondition, { bind }: Omit<Saying, 'schema'>): string => {
  if (condition.op === 'contains' || condition.op === 'same') return sqlText(condition, bind);
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

/* What is the same but for its case is so in its plain form, of which there is an index. */
const sqlText = ({ path, op, value }: Extract<FieldCondition, { op: 'contains' | 'same' }>, bind: Bind) => {
  const text = likeItself(value);
  if (op === 'contains') return `(${sqlTexts([path])} like ${sqlPattern(`%${text}%`, bind)})`;
  const [letters, lower] = spellings(value);
  const folded = `translate(${sqlKey(path)}, ${bind(letters)}::text, ${bind(lower)}::text) = ${bind(fold(value))}::text`;
  return `(${sqlTexts([path])} like ${sqlPattern(text, bind)} and ${folded})`;
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

/** Whether there is any value at a path. */
export const sqlExists = (path: string, wanted: boolean) =>
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
