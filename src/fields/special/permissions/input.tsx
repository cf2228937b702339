import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { FieldTitle, useInput } from 'react-admin';
import { GuardedShape } from '../../drawing/GuardedShape';
import { HelperText } from '../../drawing/HelperText';
import { defineInput, type InputProps } from '../../inputView';
import { PermissionsShow } from './PermissionsShow';
import { RightsEditor } from './RightsEditor';

export default defineInput<'permissions'>({
  Input: function PermissionsInput(props) {
    const { field, source, label, isRequired = false } = props;
    return (
      <Fieldset>
        <legend>{label !== false && <FieldTitle label={label} isRequired={isRequired} />}</legend>
        <GuardedShape field={field} source={source}>
          <Rights {...props} />
        </GuardedShape>
      </Fieldset>
    );
  },
});

const Rights = ({
  field: declared,
  isFilter: _,
  helperText,
  readOnly = false,
  ...props
}: InputProps<'permissions'>) => {
  const { field, fieldState } = useInput({ ...props, format: asItIs, parse: asItIs });
  const value: unknown = field.value;
  return (
    <>
      {readOnly ? (
        <PermissionsShow field={declared} value={Array.isArray(value) ? value : []} />
      ) : (
        <RightsEditor field={declared} source={props.source} value={value} onChange={field.onChange} />
      )}
      <FormHelperText component="div" error={fieldState.invalid}>
        <HelperText error={fieldState.error?.message} helperText={helperText} />
      </FormHelperText>
    </>
  );
};

const asItIs = (value: unknown) => value;

const Fieldset = styled('fieldset')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  margin: '8px 0',
  padding: '4px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.palette.divider}`,
}));
