import { TextInput } from 'react-admin';
import { SeveralTexts } from '../drawing/SeveralTexts';
import { defineInput } from '../inputView';

export default defineInput<'dialPrefixes'>({
  Input: ({ field: _, isFilter: __, ...props }) => <SeveralTexts {...props} />,
  Filter: ({ field: _, isFilter: __, ...props }) => <TextInput {...props} />,
});
