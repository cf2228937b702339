import Button from '@mui/material/Button';
import { useNotify, useTranslate, useUpdate, type RaRecord } from 'react-admin';
import { useAbility } from '../../fields/AdminContext';
import type { HistoryEntry } from '../../model/answers/history';
import { stateFault } from '../../model/rules/applyAction';
import { writableValues } from '../../model/rules/writableValues';
import { isSameJson } from '../../model/values/plainObject';
import { useActionPlace } from '../actions/useActionPlace';
import { useFailureText } from '../useFailureText';
import { useCan, useEntity } from '../useEntity';

type PutBackProps = Pick<HistoryEntry, 'change'> & { readonly record: RaRecord };

/** Writes the values from before a change again, as an ordinary edit: what this person may edit now, and no more. */
export const PutBack = ({ change: { before, after }, record }: PutBackProps) => {
  const resource = useEntity();
  const place = useActionPlace(resource);
  const { kinds } = place;
  const ability = useAbility();
  const can = useCan();
  const translate = useTranslate();
  const notify = useNotify();
  const textOf = useFailureText();
  const [update, { isPending }] = useUpdate();
  if (!before || !after || !resource.can.edit || !can('edit')) return null;
  if (stateFault('edit', record, place)) return null;
  const data = { ...record, ...before };
  const writable = writableValues(data, { resource, view: 'edit', kinds, ability, before: record });
  const values = Object.fromEntries(
    Object.entries(writable).filter(
      ([name, value]) => Object.hasOwn(before, name) && !isSameJson(value, record[name] ?? null),
    ),
  );
  if (Object.keys(values).length === 0) return null;
  const putBack = () =>
    update(
      resource.name,
      { id: record.id, data: { ...record, ...values }, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => notify('app.history.putBackDone', { type: 'success' }),
        onError: (error) => {
          const text = textOf(error);
          notify(text, { type: 'error', messageArgs: { _: text } });
        },
      },
    );
  return (
    <Button size="small" disabled={isPending} onClick={() => void putBack()} sx={{ mt: 1 }}>
      {translate('app.history.putBack')}
    </Button>
  );
};
