import { useRecordContext } from 'react-admin';
import { useEntity } from '../../useEntity';
import { FormTooFew } from './FormTooFew';
import { FormActions } from '../SingleActions';

/** What only some entities need in their forms, downloaded for these alone. */
export const FormExtras = ({ view }: { readonly view: 'create' | 'edit' }) => {
  const { single, atLeast } = useEntity();
  const record = useRecordContext();
  return (
    <>
      {single && record && <FormActions record={record} />}
      {atLeast.length > 0 && view === 'edit' && <FormTooFew />}
    </>
  );
};
