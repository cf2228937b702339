import { useWrappedSource, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formatText } from '../reading/formatText';
import { AskedPicture } from '../drawing/AskedPicture';
import { defineInput } from '../inputView';
import { isSafeImage } from '../reading/safeImage';
import { UploadInput } from '../uploading/UploadInput';
import { imageRules } from './imageRules';

export default defineInput<'image'>({
  Input: ({ field, isFilter: _, ...props }) => {
    const rules = imageRules(field);
    return rules ? (
      <UploadInput {...props} name={field.name} rules={rules} isPicture />
    ) : (
      <>
        <TextInput {...props} format={formatText} type="url" />
        <Preview source={props.source} />
      </>
    );
  },
});

/* Beside the field that holds its address in words, so it says nothing of its own. */
const Preview = ({ source }: { readonly source: string }) => {
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  return isSafeImage(value) ? (
    <AskedPicture address={value}>
      <img src={value} alt="" height={80} referrerPolicy="no-referrer" />
    </AskedPicture>
  ) : null;
};
