import { useRecordContext, type RaRecord } from 'react-admin';
import { useEntity } from '../../useEntity';
import { FormActions } from '../SingleActions';
import { useWatch } from 'react-hook-form';
import { pathsOf } from '../../../model/rules/rules';
import { useTooFew } from '../../actions/useTooFew';
import { Notice } from '../../Notice';

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

/** Says while a record is edited that the change would leave too few of a sort. */
const FormTooFew = () => {
  const record = useRecordContext();
  return record ? <Watching record={record} /> : null;
};

const Watching = ({ record }: { readonly record: RaRecord }) => {
  const { atLeast } = useEntity();
  const names = [...new Set(atLeast.flatMap(({ when }) => pathsOf(when)))];
  const values: unknown[] = useWatch({ name: names });
  const changed = Object.fromEntries(names.map((name, at) => [name, values[at]]));
  const messages = useTooFew([{ before: record, after: { ...record, ...changed } }]);
  return messages.map((message) => (
    <Notice key={message} tone="warning">
      {message}
    </Notice>
  ));
};
