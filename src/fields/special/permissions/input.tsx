import { useInput } from 'react-admin';
import { FieldGroup } from '../../drawing/FieldGroup';
import { GuardedShape } from '../../drawing/GuardedShape';
import { HelperLine } from '../../drawing/helperLine';
import { defineInput, type InputProps } from '../../inputView';
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

const Rights = ({ field: declared, isFilter: _, helperText, ...props }: InputProps<'permissions'>) => {
  const { field, fieldState } = useInput({ ...props, format: asItIs, parse: asItIs });
  const value: unknown = field.value;
  return (
    <>
      <RightsEditor field={declared} source={props.source} value={value} onChange={field.onChange} />
      <HelperLine error={fieldState.error?.message} helperText={helperText} />
    </>
  );
};

const asItIs = (value: unknown) => value;
