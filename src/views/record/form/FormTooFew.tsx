import { useRecordContext, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { pathsOf } from '../../../model/rules/rules';
import { useTooFew } from '../../actions/useTooFew';
import { Notice } from '../../Notice';
import { useEntity } from '../../useEntity';

/** Says while a record is edited that the change would leave too few of a sort. */
export const FormTooFew = () => {
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
