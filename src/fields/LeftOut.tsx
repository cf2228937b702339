import FormHelperText from '@mui/material/FormHelperText';
import { useLocale, useSourceContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { pick } from '../model/resolved/labels';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { isEmpty } from '../model/values/comparable';
import { isSameJson } from '../model/values/plainObject';
import { valueAt } from './reading/valueAt';

type LeftOutProps = {
  readonly field: ResolvedField;
  /** Where the value lives in the form, relative to the input around it. */
  readonly source: string;
};

/**
 * In the place of an input that what was typed elsewhere hides: what was typed in it before is not sent, as no server
 * takes it either, and that is said. It stays in the form, for when the input comes back.
 */
export const LeftOut = ({ field, source }: LeftOutProps) => {
  const locale = useLocale();
  const translate = useTranslate();
  const name = useSourceContext().getSource(source);
  const value: unknown = useWatch({ name });
  const opened = valueAt(useFormState({ name }).defaultValues, name);
  if (isSameJson(orNull(value), orNull(opened))) return null;
  return (
    <FormHelperText component="div" role="status">
      {translate('app.form.leftOut', { field: pick(field.label, locale) })}
    </FormHelperText>
  );
};

const orNull = (value: unknown): unknown => (isEmpty(value) ? null : value);
