import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { FieldTitle, useTranslate } from 'react-admin';

type FieldGroupProps = {
  readonly label: string | false;
  readonly isRequired?: boolean | undefined;
  readonly children: ReactNode;
};

/** Several boxes that make up one value, under its name. */
export const FieldGroup = ({ label, isRequired = false, children }: FieldGroupProps) => {
  const translate = useTranslate();
  return (
    <Fieldset>
      {label !== false && (
        <legend>
          <FieldTitle label={label} isRequired={isRequired} />
          {/* The star is not heard, and a group knows no `aria-required`. */}
          {isRequired && <span style={visuallyHidden}>, {translate('ra.validation.required')}</span>}
        </legend>
      )}
      {children}
    </Fieldset>
  );
};

const Fieldset = styled('fieldset')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  margin: '8px 0',
  padding: '4px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.palette.divider}`,
}));
