import { useLocale, useTranslate } from 'react-admin';
import { issueText, withCount } from '../../model/answers/issueText';
import type { RowFault } from '../../model/import/rowFault';
import { useLabel } from '../../views/useEntity';
import { useImportParts } from './ImportContext';

export type FaultText = {
  /** The field at fault as a person calls it; '' for the row as a whole. */
  readonly field: string;
  readonly value: string;
  readonly reason: string;
};

/** A fault of a row in words: those of the form where the form has some. */
export const useFaultText = (): ((fault: RowFault) => FaultText) => {
  const { place } = useImportParts();
  const locale = useLocale();
  const translate = useTranslate();
  const label = useLabel();
  const { resource, kinds } = place;
  const reasonOf = (fault: RowFault): string => {
    if ('words' in fault) return fault.words;
    if ('say' in fault) return translate(`app.import.fault.${fault.say}`, withCount(fault.args ?? {}));
    return issueText(fault.issue, { say: (key, args) => translate(key, args), locale });
  };
  return (fault) => {
    const field = resource.fields.find(({ name }) => name === fault.field);
    const isSecret = field !== undefined && kinds[field.kind].isSecret === true;
    const value = shortened(fault.value ?? '');
    return {
      field: field ? label(field.label) : '',
      value: isSecret ? value.replaceAll(/./gu, '•') : value,
      reason: reasonOf(fault),
    };
  };
};

/** Characters of a cell that are shown: its place says where the rest is. */
const SHOWN = 200;

const shortened = (value: string): string => (value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value);
