import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Form, useListContext, useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useWholeModel } from '../../../fields/AdminContext';
import { RuledInput } from '../../../fields/RuledInput';
import type { ResolvedAction } from '../../../model/resolved/resource';
import { isFinalAction } from '../../../model/rules/final';
import type { Row } from '../../../model/values/comparable';
import { TypedNumber } from '../../actions/TypedNumber';
import { OverDialog } from '../../dialogs/OverDialog';
import { FaultFocus } from '../../FaultFocus';
import { FormInputs } from '../../FormInputs';
import { useEntity, useLabel } from '../../useEntity';
import { useFailureText } from '../../useFailureText';
import { useSingleFlight } from '../../useSingleFlight';
import { useFilled } from './bulkFields';
import { Change, Preview, Refused, Running } from './ofMany';
import { useEditAll, usePreview, type Ran } from './useEditAll';

type ActOnListProps = { readonly action: ResolvedAction; readonly onClose: () => void };

/** Does the action with all records of the list, on the server: it says first with how many, and why not with the others. */
export const ActOnList = ({ action, onClose }: ActOnListProps) => {
  const translate = useTranslate();
  const name = useLabel()(action.label);
  const wordsOf = useFailureText();
  const { total = 0 } = useListContext();
  const { run, progress, stop } = useEditAll(action);
  const [left, setLeft] = useState<Ran>();
  const [failure, setFailure] = useState<string>();
  const valuesOf = useFilled(action.form, []);
  const matching = useRef(0);
  const submit = useSingleFlight(async (form: object) => {
    setFailure(undefined);
    try {
      const ran = await run(valuesOf(form as Row), matching.current);
      if (ran.refused > 0) setLeft(ran);
      else onClose();
    } catch (error) {
      setFailure(wordsOf(error));
    }
  });
  const isRunning = progress !== undefined;
  return (
    <OverDialog onClose={onClose} isRunning={isRunning} maxWidth="xs" aria-labelledby="list-action-title">
      <DialogTitle id="list-action-title">{name}</DialogTitle>
      <Form onSubmit={submit} record={{}} noValidate shouldFocusError={false} disableInvalidFormNotification>
        <FaultFocus />
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          {left ? (
            <Alert severity="warning">
              <Refused {...left} />
            </Alert>
          ) : (
            <Asked action={action} />
          )}
          {isRunning && <Running name={name} done={progress} total={total} />}
          {!isRunning && !left && <Preview action={action} valuesOf={valuesOf} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={isRunning ? stop : onClose}>
            {translate(isRunning ? 'app.bulkEdit.stop' : left ? 'ra.action.close' : 'ra.action.cancel')}
          </Button>
          {!left && !isRunning && <Change action={action} valuesOf={valuesOf} matching={matching} />}
        </DialogActions>
      </Form>
    </OverDialog>
  );
};

const Asked = ({ action }: Pick<ActOnListProps, 'action'>) => {
  const resource = useEntity();
  const model = useWholeModel();
  const label = useLabel();
  const translate = useTranslate();
  const { preview } = usePreview({}, action);
  const count = preview?.changed;
  const text = typeof action.confirm === 'object' ? label(action.confirm) : undefined;
  return (
    <>
      {text !== undefined && (
        <p style={{ margin: 0 }}>{translate(text, { smart_count: count ?? 2, _: text })}</p>
      )}
      <FormInputs fields={action.form}>
        {action.form.map((field) => (
          <RuledInput key={field.name} field={field} siblings={action.form} />
        ))}
      </FormInputs>
      {isFinalAction(action, { resource, model }) && <TypedNumber count={count} />}
    </>
  );
};
