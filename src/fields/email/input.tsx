import { TextInput } from 'react-admin';
import { formatText } from '../reading/formatText';
import { defineInput } from '../inputView';

/* not type="email": the browser's own check would stop the form in the browser's language */
const hints = { inputMode: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

export default defineInput<'email'>({
  Input: ({ field: _, isFilter: __, ...props }) => (
    <TextInput {...props} format={formatText} slotProps={{ htmlInput: hints }} />
  ),
});
