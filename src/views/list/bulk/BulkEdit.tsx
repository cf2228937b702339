import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { OverDialog } from '../../dialogs/OverDialog';
import { useState } from 'react';
import { Form, useLocale, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useAbility } from '../../../fields/AdminContext';
import { RuledInput } from '../../../fields/RuledInput';
import type { Issue } from '../../../model/resolved/kind';
import { editFaults } from '../../../model/rules/editFaults';
import type { Row } from '../../../model/values/comparable';
import { isSameJson } from '../../../model/values/plainObject';
import { useActionPlace } from '../../actions/useActionPlace';
import { disabledReason } from '../../actions/disabledReason';
import { FaultFocus } from '../../FaultFocus';
import { FormInputs } from '../../FormInputs';
import { useCounted } from '../../useNamed';
import { useDoneOf } from '../../useDone';
import { useEntity } from '../../useEntity';
import { useSingleFlight } from '../../useSingleFlight';
import { useTitleOf } from '../../useTitleOf';
import { Emptied, useBulkFields, useFilled } from './bulkFields';
import { useEditMany, type EditedMany } from './useEditMany';

type BulkEditProps = {
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
  readonly onDone: (ids: readonly Identifier[]) => void;
};

/** Writes the same values into all selected records; what is left blank stays as it is in each of them. */
export const BulkEdit = ({ records, onClose, onDone }: BulkEditProps) => {
  const translate = useTranslate();
  const fields = useBulkFields();
  const [emptied, setEmptied] = useState<readonly string[]>([]);
  const planOf = usePlan(records, useFilled(fields, emptied));
  const said = useDoneOf();
  const counted = useCounted();
  const { run, progress, stop } = useEditMany();
  const [result, setResult] = useState<EditedMany>();
  const submit = useSingleFlight(async (values: object) => {
    const plan = planOf(values as Row);
    const edited = await run(plan.changing, plan.values);
    const { done, undos } = edited;
    onDone(done.map(({ id }) => id));
    if (done.length > 0) said('app.bulkEdit.done', done.length, undos);
    if (edited.failures.length > 0) setResult(edited);
    else onClose();
  });
  const isRunning = progress !== undefined;
  return (
    <OverDialog onClose={onClose} isRunning={isRunning} maxWidth="sm" aria-labelledby="bulk-edit-title">
      <DialogTitle id="bulk-edit-title">{counted('app.bulkEdit.title', records.length)}</DialogTitle>
      <Form onSubmit={submit} record={{}} noValidate shouldFocusError={false} disableInvalidFormNotification>
        <FaultFocus />
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {result ? (
            <Failures result={result} />
          ) : (
            <>
              <p style={{ margin: 0 }}>{translate('app.bulkEdit.help')}</p>
              <FormInputs fields={fields}>
                {fields.map((field) => (
                  <RuledInput key={field.name} field={field} siblings={fields} />
                ))}
              </FormInputs>
              <Emptied emptied={emptied} onChange={setEmptied} />
              <Preview planOf={planOf} progress={progress} />
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={isRunning ? stop : onClose}>
            {translate(isRunning ? 'app.bulkEdit.stop' : result ? 'ra.action.close' : 'ra.action.cancel')}
          </Button>
          {!result && <Change planOf={planOf} isRunning={isRunning} />}
        </DialogActions>
      </Form>
    </OverDialog>
  );
};

type Plan = {
  readonly values: Row;
  /** Those that will be changed. */
  readonly changing: readonly RaRecord[];
  /** Those that have these values already. */
  readonly same: number;
  /** Why the others cannot be. */
  readonly faults: readonly Issue[];
  readonly refused: number;
};

/* What would become of the records, judged as the server judges them. */
const usePlan = (records: readonly RaRecord[], valuesOf: (form: Row) => Row) => {
  const place = { ...useActionPlace(useEntity()), ability: useAbility() };
  return (form: Row): Plan => {
    const values = valuesOf(form);
    const names = Object.keys(values);
    const others = records.filter((record) =>
      names.some((name) => !isSameJson(record[name] ?? null, values[name])),
    );
    const judged = others.map((before) => ({
      before,
      faults: editFaults(before, values, place),
    }));
    const refused = judged.filter(({ faults }) => faults.length > 0);
    return {
      values,
      changing: judged.filter(({ faults }) => faults.length === 0).map(({ before }) => before),
      same: names.length === 0 ? 0 : records.length - others.length,
      faults: refused.flatMap(({ faults }) => faults),
      refused: refused.length,
    };
  };
};

type PlanOf = (form: Row) => Plan;

type PreviewProps = { readonly planOf: PlanOf; readonly progress: number | undefined };

/* Said as it changes: how many, and why not the others. */
const Preview = ({ planOf, progress }: PreviewProps) => {
  const counted = useCounted();
  const translate = useTranslate();
  const locale = useLocale();
  const { changing, same, refused, faults, values } = planOf(useWatch() as Row);
  const isFilled = Object.keys(values).length > 0;
  const why = disabledReason(faults, { translate, locale });
  const said = [
    isFilled && counted('app.bulkEdit.changing', changing.length),
    same > 0 && translate('app.bulkEdit.same', { smart_count: same }),
    refused > 0 && translate('app.bulkEdit.refused', { smart_count: refused, reason: why }),
  ].filter((each) => each !== false);
  const running = { done: progress, total: changing.length, action: translate('ra.action.edit') };
  return (
    <p role="status" style={{ margin: 0, minHeight: 24 }}>
      {progress === undefined ? said.join(' ') : translate('app.actions.running', running)}
    </p>
  );
};

const Change = ({ planOf, isRunning }: { readonly planOf: PlanOf; readonly isRunning: boolean }) => {
  const translate = useTranslate();
  const { changing } = planOf(useWatch() as Row);
  return (
    <Button type="submit" variant="contained" disabled={isRunning || changing.length === 0}>
      {translate('app.bulkEdit.change', { smart_count: changing.length })}
    </Button>
  );
};

const Failures = ({ result: { done, failures } }: { readonly result: EditedMany }) => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const counts = { action: translate('ra.action.edit'), done: done.length, failed: failures.length };
  return (
    <Alert severity="error">
      {translate('app.actions.partial', counts)}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {failures.map(({ record, reason }) => (
          <li key={record.id}>{translate('app.actions.reason', { name: titleOf(record), reason })}</li>
        ))}
      </ul>
    </Alert>
  );
};
