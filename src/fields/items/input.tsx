import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { ArrayInputBase, FieldTitle, SimpleFormIteratorBase, useWrappedSource } from 'react-admin';
import { GuardedShape } from '../drawing/GuardedShape';
import { HelperText } from '../drawing/HelperText';
import { defineInput } from '../inputView';
import { ItemRows } from './ItemRows';
import { useFormState } from 'react-hook-form';
import { valueAt } from '../reading/valueAt';

export default defineInput<'items'>({
  Input: function ItemsInput({
    field,
    source,
    label,
    helperText,
    validate,
    isRequired = false,
    readOnly = false,
  }) {
    const error = useListError(source);
    return (
      <Fieldset>
        <legend>{label !== false && <FieldTitle label={label} isRequired={isRequired} />}</legend>
        <GuardedShape field={field} source={source}>
          {/* No default: react-admin would reset the form's state to put an empty list where there is none. */}
          <ArrayInputBase
            source={source}
            defaultValue={null}
            {...(validate === undefined ? {} : { validate })}
          >
            <SimpleFormIteratorBase>
              <ItemRows field={field} label={label === false ? '' : label} readOnly={readOnly} />
            </SimpleFormIteratorBase>
          </ArrayInputBase>
        </GuardedShape>
        <FormHelperText component="div" error={error !== undefined}>
          <HelperText error={error} helperText={helperText} />
        </FormHelperText>
      </Fieldset>
    );
  },
});

const Fieldset = styled('fieldset')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  margin: '8px 0',
  padding: '4px 12px',
  borderRadius: 8,
  border: `1px solid ${theme.palette.divider}`,
}));

/** What is wrong with the list as a whole (its length); the rows say for themselves what is wrong with them. */
const useListError = (source: string): string | undefined => {
  const name = useWrappedSource(source);
  const { errors } = useFormState({ name });
  const own = valueAt(errors, `${name}.root.message`) ?? valueAt(errors, `${name}.message`);
  return typeof own === 'string' ? own : undefined;
};
