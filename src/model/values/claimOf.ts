import { fold, isEmpty, textOf, type Row } from './comparable';

/**
 * What a record, or a row of one, claims for itself by these fields; undefined when one of the values is missing: nothing is
 * never taken. Upper and lower case do not make two values.
 */
export const claimOf = (values: Row, names: readonly string[]): string | undefined => {
  if (names.some((name) => isEmpty(values[name]))) return undefined;
  const texts = names.map((name) => fold((textOf(values[name]) ?? JSON.stringify(values[name])).trim()));
  return texts.length === 1 ? texts[0] : JSON.stringify(texts);
};
