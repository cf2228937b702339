import { fold, textOf, type Row } from '../values/comparable';
import type { Kinds } from '../resolved/kind';
import type { Resource } from '../resolved/resource';
import { normalisedValue } from '../values/normalisedValue';

/**
 * What tells which record a row is about: the values of the key fields as they are stored, upper and lower case
 * alike. Undefined when one of them is missing.
 */
export const keyOfRow = (values: Row, resource: Resource, kinds: Kinds): string | undefined => {
  const parts = keyFields(resource).map((field) => textOf(normalisedValue(values[field.name], field, kinds)));
  if (parts.length === 0 || parts.some((part) => part === undefined || part.trim() === '')) return undefined;
  return parts.map((part) => fold((part ?? '').trim())).join('\n');
};

export const keyFields = ({ fields, import: declared }: Resource) =>
  (declared?.key ?? []).flatMap((name) => fields.find((field) => field.name === name) ?? []);
