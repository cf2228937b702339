import { TextInput } from 'ra-ui-materialui';
import { defineInput } from '../inputView';

export default defineInput<'text'>({
  Input: ({ field, isFilter: _, ...props }) => (
    <TextInput
      {...props}
      {...(field.max === undefined ? {} : { slotProps: { htmlInput: { maxLength: field.max } } })}
    />
  ),
});
