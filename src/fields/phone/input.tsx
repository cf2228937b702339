import { TextInput } from 'react-admin';
import { formatText } from '../reading/formatText';
import { defineInput } from '../inputView';

const hints = { dir: 'ltr', autoComplete: 'off' };

/* The text stays as typed; the kind takes spaces and brackets away when the form is sent. */
export default defineInput<'phone'>({
  Input: ({ field: _, isFilter: __, ...props }) => (
    <TextInput {...props} format={formatText} type="tel" slotProps={{ htmlInput: hints }} />
  ),
});
