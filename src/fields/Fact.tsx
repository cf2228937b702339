import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useRecordContext, useSourceContext } from 'react-admin';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { ResolvedField } from '../model/resolved/resolvedField';
import { Value } from './Value';

type FactProps = {
  readonly field: ResolvedField;
  /** Where the value lives in the form, relative to the input around it. */
  readonly source: string;
  readonly label: string;
  readonly help: string | false;
};

/** What a form tells and nobody types there: its name and its value as on the page of the record, as it is right now. */
export const Fact = ({ field, source, label, help }: FactProps) => {
  const id = useId();
  const record = useRecordContext();
  const value: unknown = useWatch({ name: useSourceContext().getSource(source) });
  return (
    <Pair role="group" aria-labelledby={id}>
      <Name id={id}>{label}</Name>
      <Value field={field} record={{ ...record, [field.name]: value }} part="Show" />
      {help && <FormHelperText>{help}</FormHelperText>}
    </Pair>
  );
};

/* As high as a box beside it, so that rows of boxes and facts keep their rhythm. */
const Pair = styled('div')({ minWidth: 0, paddingTop: 'var(--input-gap)', overflowWrap: 'anywhere' });

const Name = styled('div')(({ theme }) => ({
  marginBottom: 2,
  fontSize: 12,
  lineHeight: 1.4,
  color: theme.palette.text.secondary,
}));
