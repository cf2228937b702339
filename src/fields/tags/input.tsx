import { TextInput } from 'react-admin';
import { SeveralTexts } from '../drawing/SeveralTexts';
import { defineInput } from '../inputView';

export default defineInput<'tags'>({
  Input: ({ field: { suggestions = [] }, isFilter: _, ...props }) => (
    <SeveralTexts {...props} options={suggestions} />
  ),
  Filter: ({ field: _field, isFilter: _, ...props }) => <TextInput {...props} />,
});
