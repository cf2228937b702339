import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  CreateBase,
  Form,
  ResourceContextProvider,
  SaveButton,
  useNotify,
  useSaveContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useId, useState, type SyntheticEvent } from 'react';
import { useMe } from '../../fields/AdminContext';
import type { CreatingProps } from '../../fields/reference/CreatingContext';
import { defaultValues } from '../../model/rules/defaultValues';
import { lazyPart } from '../../parts/lazyPart';
import { FormInputs } from '../FormInputs';
import { useEntity, useLabel } from '../useEntity';
import { useNamed } from '../useNamed';
import { useSingleFlight } from '../useSingleFlight';
import { FormSections } from './form/FormSections';
import { useNotSaved, useWritable } from './form/useSaving';
import { useKeyedCreate } from './ResourceCreate';
import { useSaying } from '../../fields/useSaying';

/** The form of a new record over another form, which has it chosen as soon as there is one and keeps all that was typed. */
export const CreateBeside = ({ resource, ...props }: CreatingProps) => (
  <ResourceContextProvider value={resource}>
    {/* what is sent in here is not what the form around it sends, whose child this is for React alone */}
    <div onSubmit={stop}>
      <CreateDialog {...props} />
    </div>
  </ResourceContextProvider>
);

const ComputedValues = lazyPart(async () => (await import('./form/ComputedValues')).ComputedValues);

const stop = (event: SyntheticEvent) => event.stopPropagation();

const CreateDialog = ({ values, onCreated, onCancel }: Omit<CreatingProps, 'resource'>) => {
  const entity = useEntity();
  const label = useLabel();
  const say = useSaying();
  const named = useNamed();
  const notify = useNotify();
  const title = useId();
  const name = label(entity.label.one);
  const create = useKeyedCreate();
  const failed = useNotSaved(name);
  const created = (record: RaRecord) => {
    notify('app.record.created', { type: 'success', messageArgs: { name: named(record) } });
    onCreated(record);
  };
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title}>{say('ra.page.create', entity.label.one)}</DialogTitle>
      <CreateBase
        disableAuthentication
        redirect={false}
        transform={useWritable('create')}
        mutationOptions={{ mutationFn: create, onSuccess: created, onError: failed }}
      >
        <NewForm values={values} onCancel={onCancel} />
      </CreateBase>
    </Dialog>
  );
};

const NewForm = ({ values, onCancel }: Pick<CreatingProps, 'values' | 'onCancel'>) => {
  const { fields, layout } = useEntity();
  const translate = useTranslate();
  const me = useMe();
  const { save } = useSaveContext();
  const submit = useSingleFlight(async (typed: object) => save?.(typed));
  // Once, as in a form of its own.
  const [first] = useState(() => ({ ...defaultValues(fields, { me }), ...values }));
  return (
    <Form defaultValues={first} onSubmit={submit} noValidate disableInvalidFormNotification>
      <DialogContent>
        <ComputedValues />
        <FormInputs fields={fields}>
          {layout.map((tab, at) => (
            <FormSections key={at} tab={tab} view="create" />
          ))}
        </FormInputs>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
        <SaveButton alwaysEnable />
      </DialogActions>
    </Form>
  );
};
