import { TextInput } from 'react-admin';
import { formatText } from '../reading/formatText';
import { defineInput } from '../inputView';

export default defineInput<'text'>({
  Input: ({ field, isFilter: _, ...props }) => (
    <TextInput
      {...props}
      format={formatText}
      {...(field.max === undefined ? {} : { slotProps: { htmlInput: { maxLength: field.max } } })}
    />
  ),
});
