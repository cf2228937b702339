import { isPlainObject } from '../../src/model/values/plainObject';
import { isAscii, plainText } from '../../src/model/values/plainText';

/** The plain forms of the texts of a document, where it has them. */
export type PlainTexts = { readonly [name: string]: string | PlainTexts };

/**
 * Of a document what a database cannot make itself: the plain forms of texts that are not ASCII. Of all others only the
 * case goes. Lists have none, for nobody looks into them. Undefined where there are none.
 */
export const plainTextsOf = (data: Readonly<Record<string, unknown>>): PlainTexts | undefined => {
  const found = Object.entries(data).flatMap(([name, value]) => {
    const plain = plainOf(value);
    return plain === undefined ? [] : [[name, plain] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

/** The same of what a row holds, its document as text. */
export const plainTextsIn = (id: string, data: string): PlainTexts | undefined =>
  isAscii(id) && isAscii(data)
    ? undefined
    : plainTextsOf({ ...(JSON.parse(data) as Record<string, unknown>), _id: id });

/** The same of a patch: null for what has none any more. */
export const plainPatchOf = (
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string | PlainTexts | null>> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plainOf(value) ?? null]));

const plainOf = (value: unknown): string | PlainTexts | undefined => {
  if (typeof value === 'string') return isAscii(value) ? undefined : plainText(value);
  return isPlainObject(value) ? plainTextsOf(value) : undefined;
};
