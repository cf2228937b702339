import type { RaRecord } from 'react-admin';
import type { Tone } from '../../config/action';
import { choiceOf, type ChoiceOptions } from '../../fields/choice/kind';
import type { ResolvedField } from '../../model/resolved/resolvedField';

/** The tone of a record by a choice; that of an action where it has none. */
export const toneOf = (record: RaRecord, field: ResolvedField | undefined): Tone | undefined => {
  const value: unknown = field && record[field.name];
  return typeof value === 'string'
    ? choiceOf(value, field as ResolvedField & ChoiceOptions)?.tone
    : undefined;
};
