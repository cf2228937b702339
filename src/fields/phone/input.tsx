import { TextInput } from 'react-admin';
import { download } from '../../parts/download';
import { formatText } from '../reading/formatText';
import { defineInput } from '../inputView';
import phone from './kind';

const hints = { dir: 'ltr', autoComplete: 'off' };

/* Who types will have it judged. What cannot be downloaded now is asked for again then. */
const typing = {
  ...hints,
  onInput: () => void phone.learn?.(download).catch(() => undefined),
};

/* The text stays as typed; the kind reads the number when the form is sent. */
export default defineInput<'phone'>({
  Input: ({ field: _, isFilter, ...props }) => (
    <TextInput
      {...props}
      format={formatText}
      type="tel"
      slotProps={{ htmlInput: isFilter ? hints : typing }}
    />
  ),
});
