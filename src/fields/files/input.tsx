import { defineInput } from '../inputView';
import { UploadInput } from '../uploading/UploadInput';
import { filesRules } from './filesRules';

export default defineInput<'files'>({
  Input: ({ field, isFilter: _, ...props }) => (
    <UploadInput {...props} name={field.name} rules={filesRules(field)} isList />
  ),
});
