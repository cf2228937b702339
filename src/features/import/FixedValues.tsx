import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { FieldInput } from '../../fields/FieldInput';
import type { ResolvedField } from '../../model/resolved/resolvedField';
import { FormInputs } from '../../views/FormInputs';

type FixedValuesProps = {
  readonly needed: readonly ResolvedField[];
  readonly others: readonly ResolvedField[];
};

/** Values that every new record gets because the file has no column for them. */
export const FixedValues = ({ needed, others }: FixedValuesProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {needed.length > 0 && (
        <Box component="fieldset" sx={fieldsetStyle}>
          <legend>{translate('app.import.columns.fixed')}</legend>
          <Inputs fields={needed} />
        </Box>
      )}
      {others.length > 0 && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{translate('app.import.columns.fixedMore')}</summary>
          {isOpen && <Inputs fields={others} />}
        </details>
      )}
    </Box>
  );
};

const Inputs = ({ fields }: { readonly fields: readonly ResolvedField[] }) => (
  <FormInputs fields={fields}>
    <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} />
      ))}
    </Box>
  </FormInputs>
);

const fieldsetStyle = { border: '1px solid', borderColor: 'divider', borderRadius: 2, m: 0, minWidth: 0 };
