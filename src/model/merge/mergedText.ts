import { fieldText, type FieldWording } from '../answers/fieldText';
import type { ResolvedField } from '../resolved/resolvedField';
import type { Row } from '../values/comparable';
import { filledText, type Merge } from './placeholders';

/** What is filled in, and in which language where the record names none. */
type Around = FieldWording & { readonly merge: Merge; readonly fields: readonly ResolvedField[] };

/** A text as one record fills it in: values in its own language, as people write them. */
export const mergedText = (text: string, record: Row, { merge, fields, ...wording }: Around) => {
  const own = merge.language === undefined ? undefined : record[merge.language];
  const locale = typeof own === 'string' && own !== '' ? own : wording.locale;
  const wordOf = (name: string): string | undefined => {
    const field = fields.find((each) => each.name === name);
    return field && fieldText(record[name], field, { ...wording, locale, isSentence: true });
  };
  return filledText(text, { fields: merge.fields, wordOf });
};
