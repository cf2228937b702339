import type { Row } from '../../../model/values/comparable';
import { fieldText, type FieldWording } from '../../../model/answers/fieldText';
import { pick } from '../../../model/resolved/labels';
import type { ResolvedField } from '../../../model/resolved/resolvedField';

/** The records as a table of texts below their labels, in one language; a value of the wrong shape stays empty. */
export const exportTable = (
  records: readonly Row[],
  fields: readonly ResolvedField[],
  wording: FieldWording,
): string[][] => {
  const shown = fields.filter(({ kind }) => !wording.kinds[kind].isSecret);
  return [
    shown.map(({ label }) => pick(label, wording.locale)),
    ...records.map((record) => shown.map((field) => fieldText(record[field.name], field, wording) ?? '')),
  ];
};
