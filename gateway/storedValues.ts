import { createHash } from 'node:crypto';
import { isRow, textOf } from '../src/model/comparable';
import type { Kinds } from '../src/model/kind';
import type { ResolvedField } from '../src/model/resolvedField';
import type { Resource } from '../src/model/resource';
import { hashPassword } from './passwords';
import type { Uniques } from './store/store';

type Values = Readonly<Record<string, unknown>>;

/** Upper and lower case do not make two values; no value is never taken. */
export const uniquesOf = (values: Values, { fields }: Pick<Resource, 'fields'>): Uniques =>
  Object.fromEntries(
    fields
      .filter(({ unique, name }) => unique && Object.hasOwn(values, name))
      .map(({ name }) => [name, uniqueText(values[name])]),
  );

/** What a new record holds where nobody says otherwise. */
export const defaultsOf = ({ fields }: Pick<Resource, 'fields'>): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap((field) => (field.default === undefined ? [] : [[field.name, field.default]])),
  );

/** The values with a hash in the place of every secret, however deep it is nested. */
export const withHashes = async (
  values: Values,
  fields: readonly ResolvedField[],
  kinds: Kinds,
): Promise<Record<string, unknown>> => {
  const entries = await Promise.all(
    Object.entries(values).map(async ([name, value]) => {
      const field = fields.find((each) => each.name === name);
      return [name, field ? await hashedIn(value, field, kinds) : value] as const;
    }),
  );
  return Object.fromEntries(entries);
};

const hashedIn = (value: unknown, field: ResolvedField, kinds: Kinds): unknown => {
  if (kinds[field.kind].isSecret) return typeof value === 'string' ? hashPassword(value) : value;
  if (field.children.length === 0) return value;
  if (Array.isArray(value)) return Promise.all(value.map((each) => hashedIn(each, field, kinds)));
  return isRow(value) ? withHashes(value, field.children, kinds) : value;
};

/** An index takes only so many bytes of a value. */
const LONGEST = 256;

const uniqueText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  const text = (textOf(value) ?? JSON.stringify(value)).toLowerCase();
  return text.length <= LONGEST ? text : createHash('sha256').update(text).digest('hex');
};
