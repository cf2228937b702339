import { TextInput } from 'ra-ui-materialui';
import { formatText } from '../reading/formatText';
import { defineInput } from '../inputView';

export default defineInput<'person'>({
  Input: ({ field: _field, isFilter: _, ...props }) => <TextInput {...props} format={formatText} />,
});
