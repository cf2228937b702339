import { TextInput } from 'react-admin';
import { formatText } from '../reading/formatText';
import { defineInput } from '../inputView';

const ROWS = 4;

export default defineInput<'longText'>({
  Input: ({ field, isFilter: _, ...props }) => (
    <TextInput
      {...props}
      format={formatText}
      multiline
      minRows={field.rows ?? ROWS}
      {...(field.max === undefined ? {} : { slotProps: { htmlInput: { maxLength: field.max } } })}
    />
  ),
  Filter: ({ field: _, isFilter: __, ...props }) => <TextInput {...props} format={formatText} />,
});
