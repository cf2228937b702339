import { useRecordContext } from 'react-admin';
import { useMe } from '../../../fields/AdminContext';
import { useEntity } from '../../useEntity';
import { draftKey } from './draftStore';

/** Where what is typed into the form of the present page is kept; nowhere while nobody is known. */
export const useDraftKey = (): string | undefined => {
  const me = useMe();
  const { key } = useEntity();
  const id = useRecordContext()?.id;
  return me === undefined ? undefined : draftKey(me, key, id);
};
