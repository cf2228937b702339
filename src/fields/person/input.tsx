import { TextInput } from 'react-admin';
import { formatText } from '../reading/formatText';
import { defineInput } from '../inputView';

export default defineInput<'person'>({
  Input: ({ field: _field, isFilter: _, ...props }) => <TextInput {...props} format={formatText} />,
});
