import { BooleanInput, NullableBooleanInput } from 'ra-ui-materialui';
import { defineInput } from '../inputView';

export default defineInput<'boolean'>({
  Input: ({ field: _, isFilter: __, ...props }) => <BooleanInput {...props} />,
  Filter: ({ field: _, isFilter: __, ...props }) => (
    <NullableBooleanInput {...props} nullLabel="app.list.any" />
  ),
});
