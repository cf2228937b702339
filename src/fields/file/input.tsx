import { defineInput } from '../inputView';
import { rulesOf } from '../reading/uploading';
import { UploadInput } from '../uploading/UploadInput';

export default defineInput<'file'>({
  Input: ({ field, isFilter: _, ...props }) => (
    <UploadInput {...props} name={field.name} rules={rulesOf(field)} />
  ),
});
