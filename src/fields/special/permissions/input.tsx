import FormHelperText from '@mui/material/FormHelperText';
import { useInput } from 'react-admin';
import { FieldGroup } from '../../drawing/FieldGroup';
import { GuardedShape } from '../../drawing/GuardedShape';
import { HelperText } from '../../drawing/HelperText';
import { defineInput, type InputProps } from '../../inputView';
import { PermissionsShow } from './PermissionsShow';
import { RightsEditor } from './RightsEditor';

export default defineInput<'permissions'>({
  Input: function PermissionsInput(props) {
    const { field, source, label, isRequired = false } = props;
    return (
      <FieldGroup label={label} isRequired={isRequired}>
        <GuardedShape field={field} source={source}>
          <Rights {...props} />
        </GuardedShape>
      </FieldGroup>
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
