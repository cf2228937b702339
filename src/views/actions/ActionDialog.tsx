import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, RecordContext, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { RuledInput } from '../../fields/RuledInput';
import type { ResolvedAction } from '../../model/resource';
import { FormInputs } from '../FormInputs';
import { useLabel } from '../useEntity';
import { useNamed } from '../useNamed';
import { useTitleOf } from '../useTitleOf';
import { useRunAction, type ActionRun } from './useRunAction';

type ActionDialogProps = {
  readonly action: ResolvedAction;
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
};

/** Asks before an action runs, takes what its form wants, and says record by record what did not work. */
export const ActionDialog = ({ action, records, onClose, onDone }: ActionDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const label = useLabel();
  const named = useNamed();
  const { run, progress } = useRunAction(action);
  const [failed, setFailed] = useState<ActionRun>();
  const name = label(action.label);
  const remaining = failed ? failed.failures.map(({ record }) => record) : records;

  const submit = async (values: object) => {
    const result = await run(remaining, values as Record<string, unknown>);
    if (result.failures.length > 0) return setFailed(result);
    const messageArgs = { action: name, name: named(records[0] ?? {}), smart_count: records.length };
    notify(records.length > 1 ? 'app.actions.bulkDone' : 'app.actions.done', {
      type: 'success',
      messageArgs,
    });
    onDone?.();
    onClose();
  };
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
        <Form onSubmit={(values: object) => submit(values)} record={{}}>
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
  const [first, ...others] = records;
  const title =
    others.length > 0
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
