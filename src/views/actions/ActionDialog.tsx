import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, RecordContext, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { RuledInput } from '../../fields/RuledInput';
import type { ResolvedAction } from '../../model/resource';
import { FormInputs } from '../FormInputs';
import { firstWrongInput } from '../record/errorTree';
import { useEntity, useLabel } from '../useEntity';
import { useNamed } from '../useNamed';
import { useTitleOf } from '../useTitleOf';
import { useRunAction, type ActionFailure, type ActionRun } from './useRunAction';

type ActionDialogProps = {
  readonly action: ResolvedAction;
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
  readonly onDone?: (() => void) | undefined;
};

/** Asks before an action runs, takes what its form wants, and says record by record what did not work. */
export const ActionDialog = ({ action, records, onClose, onDone }: ActionDialogProps) => {
  const translate = useTranslate();
  const name = useLabel()(action.label);
  const { submit, failed, progress, remaining } = useSubmit({ action, records, onClose, onDone });
  const { title, text } = useQuestion(action, records);
  return (
    <Dialog
      open
      onClose={progress === undefined ? onClose : () => undefined}
      fullWidth
      maxWidth="xs"
      aria-labelledby="action-title"
    >
      <DialogTitle id="action-title">{title}</DialogTitle>
      {/* an action's form starts empty: the record's own values are not what is asked for */}
      <RecordContext.Provider value={undefined}>
        <Form
          onSubmit={(values: object) => submit(values)}
          record={{}}
          noValidate
          shouldFocusError={false}
          disableInvalidFormNotification
        >
          <FaultFocus />
          <DialogContent sx={{ display: 'grid', gap: 1 }}>
            {failed && <Failures result={failed} name={name} />}
            {action.form.length === 0 && <p style={{ margin: 0 }}>{text}</p>}
            <FormInputs fields={action.form}>
              {action.form.map((field) => (
                <RuledInput key={field.name} field={field} siblings={action.form} />
              ))}
            </FormInputs>
            {progress !== undefined && (
              <p role="status">
                {translate('app.actions.running', { action: name, done: progress, total: remaining.length })}
              </p>
            )}
          </DialogContent>
          <Buttons action={action} isRunning={progress !== undefined} onCancel={onClose} />
        </Form>
      </RecordContext.Provider>
    </Dialog>
  );
};

/** Runs the action on what is left of the records; the answer is what is wrong with the form. */
const useSubmit = ({ action, records, onClose, onDone }: ActionDialogProps) => {
  const notify = useNotify();
  const label = useLabel();
  const named = useNamed();
  const { run, progress } = useRunAction(action);
  const [failed, setFailed] = useState<ActionRun>();
  const remaining = failed ? failed.failures.map(({ record }) => record) : records;

  const submit = async (values: object): Promise<Record<string, string> | undefined> => {
    const result = await run(remaining, values as Record<string, unknown>);
    const [failure] = result.failures;
    if (failure) {
      /* what is said of the answers to a question stands beside them, and only the rest above */
      const asked = remaining.length === 1 ? errorsAsked(failure, action) : {};
      const count = Object.keys(asked).length;
      setFailed(count > 0 && count === Object.keys(failure.errors).length ? undefined : result);
      return asked;
    }
    const name = named(records[0] ?? {});
    const messageArgs = { action: label(action.label), name, smart_count: records.length };
    const said = records.length > 1 ? undefined : doneText(action, result, label);
    if (said !== undefined) notify(said, { type: 'success', messageArgs: { _: said } });
    else
      notify(records.length > 1 ? 'app.actions.bulkDone' : 'app.actions.done', {
        type: 'success',
        messageArgs,
      });
    onDone?.();
    onClose();
    return undefined;
  };
  return { submit, failed, progress, remaining };
};

/* What a server has to say about what was answered in the form. */
const errorsAsked = ({ errors }: ActionFailure, { form }: ResolvedAction): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => form.some(({ name }) => name === path)));

/* The reference gateway says in English what the configuration says in every language. */
const doneText = (
  { done }: ResolvedAction,
  { message }: ActionRun,
  label: ReturnType<typeof useLabel>,
): string | undefined => done && (message === undefined || message === done.en ? label(done) : message);

/** Leads to the first answer that is wrong, whoever has found that. */
const FaultFocus = () => {
  const { errors, submitCount } = useFormState();
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  }, [errors]);
  useEffect(() => {
    if (submitCount > 0) firstWrongInput(latest.current)?.focus();
  }, [submitCount]);
  return null;
};

type ButtonsProps = {
  readonly action: ResolvedAction;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
};

const Buttons = ({ action, isRunning, onCancel }: ButtonsProps) => {
  const translate = useTranslate();
  const label = useLabel();
  return (
    <DialogActions>
      <Button onClick={onCancel} disabled={isRunning}>
        {translate('ra.action.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={action.tone === 'danger' ? 'error' : 'primary'}
        disabled={isRunning}
      >
        {label(action.label)}
      </Button>
    </DialogActions>
  );
};

/** What the dialog asks, for one record by its name and for several by their number. */
const useQuestion = (action: ResolvedAction, records: readonly RaRecord[]) => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const label = useLabel();
  const name = label(action.label);
  const { single } = useEntity();
  const [first, ...others] = records;
  const title = single
    ? name
    : others.length > 0
      ? translate('app.actions.confirm.bulkTitle', { action: name, smart_count: records.length })
      : translate('app.actions.confirm.title', { action: name, name: first ? titleOf(first) : '' });
  const text =
    typeof action.confirm === 'object' ? label(action.confirm) : translate('app.actions.confirm.text');
  return { title, text };
};

const Failures = ({ result, name }: { readonly result: ActionRun; readonly name: string }) => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  return (
    <Alert severity="error">
      {translate('app.actions.partial', { action: name, done: result.done, failed: result.failures.length })}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {result.failures.map(({ record, reason }) => (
          <li key={record.id}>{translate('app.actions.reason', { name: titleOf(record), reason })}</li>
        ))}
      </ul>
    </Alert>
  );
};
