import { kinds } from '../../src/fields/kinds';
import { isEmpty, type Row } from '../../src/model/values/comparable';
import type { ResolvedField } from '../../src/model/resolved/resolvedField';

/** The English names of the fields of which some record holds a value that its kind cannot show, nested ones too. */
export const wrongFields = (fields: readonly ResolvedField[], records: readonly Row[]): string[] =>
  fields
    .filter((field) => records.some((record) => isWrong(field, record[field.name])))
    .map(({ label }) => label.en);

const isWrong = (field: ResolvedField, value: unknown): boolean => {
  if (isEmpty(value)) return false;
  if (kinds[field.kind].fault(value as NonNullable<unknown>, field, kinds) !== undefined) return true;
  const rows = [value].flat() as Row[];
  return field.children.some((child) => rows.some((row) => isWrong(child, row[child.name])));
};
