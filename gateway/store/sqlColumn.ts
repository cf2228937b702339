import { MOST_SORTED } from '../../src/config/limits';
import { DECIMAL, MOST_DIGITS, type Order } from '../../src/model/values/comparable';

/** The parts of a row that are columns of their own; all else is in the JSON document. */
const COLUMNS = new Map([
  ['_id', 'id'],
  ['__v', 'version'],
  ['createdAt', 'created_at'],
  ['updatedAt', 'updated_at'],
]);

/** The value has a column of its own. */
export const isColumn = (path: string): boolean => COLUMNS.has(path);

/** The SQL for the value at a path as it compares: text by code points, or a number; null where it is missing. */
export const sqlKey = (path: string, order: Order = 'text'): string => {
  const column = COLUMNS.get(path);
  return column
    ? columnKey(column, order)
    : order === 'number'
      ? jsonNumber(sqlJson(path))
      : jsonText(sqlJson(path));
};

/** The SQL for the text at a path as `plainText` has it: what is stored beside the document, or made of ASCII. */
export const sqlPlain = (path: string): string => {
  const plainOr = (text: string) =>
    `coalesce(plain #>> '{${pathSegments(path).join(',')}}', lower(${text} collate "C"))`;
  const column = COLUMNS.get(path);
  return `${column ? plainOr(`${column}::text`) : textIn(sqlJson(path), plainOr)} collate "C"`;
};

/** The SQL for what a text is sorted by: see `sortKey`. A b-tree takes no more than so much of it. */
export const sqlSortText = (path: string): string => {
  const [plain, text] = [sqlPlain(path), sqlKey(path)].map((key) => `left(${key}, ${MOST_SORTED})`);
  return `(${plain} || E'\\x01' || ${text}) collate "C"`;
};

/**
 * The same as {@link sqlKey}, of a long text the beginning: a b-tree takes no more than 2,704 bytes, and refuses to store the record. What
 * is shorter than {@link MOST_SORTED} characters compares with the beginning as with the whole.
 */
export const sqlIndexKey = (path: string, order: Order = 'text'): string => {
  const key = sqlKey(path, order);
  return order === 'number' || isColumn(path) ? key : `left(${key}, ${MOST_SORTED})`;
};

/**
 * The SQL for the JSON at a path. The segments are plain names (checked), so they can stand in the statement.
 * @throws when one is not.
 */
export const sqlJson = (path: string): string => {
  const column = COLUMNS.get(path);
  return column ? `to_jsonb(${column})` : `(data #> '{${pathSegments(path).join(',')}}')`;
};

/** JSON as text, null unless it is a string, a number or a boolean. */
export const jsonText = (json: string): string => `${textIn(json, (text) => text)} collate "C"`;

const textIn = (json: string, as: (text: string) => string): string =>
  `(case when jsonb_typeof(${json}) in ('string', 'number', 'boolean') then ${as(`(${json} #>> '{}')`)} end)`;

/** JSON as a number: itself, or a decimal string. */
export const jsonNumber = (json: string, type: NumberType = 'float8'): string =>
  `(case jsonb_typeof(${json}) when 'number' then (${json} #>> '{}')::${type}` +
  ` when 'string' then ${textAsNumber(`(${json} #>> '{}')`, type)} end)`;

type NumberType = 'float8' | 'numeric';

const SEGMENT = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

/* The segments of `client.name`. */
const pathSegments = (path: string): string[] => {
  const segments = path.split('.');
  if (segments.every((segment) => SEGMENT.test(segment))) return segments;
  throw new Error(`store: "${path}" is not a path. A path is names joined by dots, such as client.name`);
};

const columnKey = (column: string, order: Order) => {
  if (order === 'text') return `(${column}::text collate "C")`;
  return column === 'version' ? 'version::float8' : textAsNumber(column);
};

/* The pattern that counts digits takes PostgreSQL ten times as long, and a short text cannot have too many. */
const textAsNumber = (text: string, type: NumberType = 'float8') =>
  `(case when length(${text}) <= ${MOST_DIGITS} and ${text} ~ '^-?[0-9]+([.][0-9]+)?$' then ${text}::${type}` +
  ` when length(${text}) > ${MOST_DIGITS} and ${text} ~ '${DECIMAL}' then ${text}::${type} end)`;
