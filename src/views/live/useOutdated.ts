import { useGetOne, type RaRecord } from 'react-admin';
import { isSameJson } from '../../model/values/plainObject';
import { useEntity } from '../useEntity';

/** Whether the record has been read in another state than the one that a form is typed over. */
export const useOutdated = (record: RaRecord): boolean => {
  const { name, fields } = useEntity();
  // Not asked for: what is known of it by now.
  const { data: read } = useGetOne<RaRecord>(name, { id: record.id }, { enabled: false });
  if (!read || read === record) return false;
  const [now, then] = [read['__v'], record['__v']];
  if (typeof now === 'number' && typeof then === 'number') return now !== then;
  // A list may leave values out, which are no change.
  return fields.some(
    (field) =>
      field.name in read && field.name in record && !isSameJson(read[field.name], record[field.name]),
  );
};
