import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { OverDialog } from '../../dialogs/OverDialog';
import { Form, useListContext, useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { RuledInput } from '../../../fields/RuledInput';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import type { Row } from '../../../model/values/comparable';
import { FaultFocus } from '../../FaultFocus';
import { FormInputs } from '../../FormInputs';
import { useCounted } from '../../useNamed';
import { useFailureText } from '../../useFailureText';
import { useSingleFlight } from '../../useSingleFlight';
import { Emptied, useBulkFields, useFilled } from './bulkFields';
import { Change, Preview, Refused, Running } from './ofMany';
import { useEditAll, type Ran } from './useEditAll';

type EditAllProps = { readonly onClose: () => void; readonly onDone: () => void };

/** Gives all that match the same values, on the server: it says first how many change, and why not the others. */
export const EditAll = ({ onClose, onDone }: EditAllProps) => {
  const translate = useTranslate();
  const fields = useBulkFields();
  const wordsOf = useFailureText();
  const { total = 0 } = useListContext();
  const { run, progress, stop } = useEditAll();
  const [emptied, setEmptied] = useState<readonly string[]>([]);
  const [left, setLeft] = useState<Ran>();
  const [failure, setFailure] = useState<string>();
  const valuesOf = useFilled(fields, emptied);
  const matching = useRef(0);
  const submit = useSingleFlight(async (form: object) => {
    setFailure(undefined);
    try {
      const ran = await run(valuesOf(form as Row), matching.current);
      onDone();
      if (ran.refused > 0) setLeft(ran);
      else onClose();
    } catch (error) {
      setFailure(wordsOf(error));
    }
  });
  const isRunning = progress !== undefined;
  const title = useCounted()('app.bulkEdit.title', total);
  return (
    <OverDialog onClose={onClose} isRunning={isRunning} maxWidth="sm" aria-labelledby="edit-all-title">
      <DialogTitle id="edit-all-title">{title}</DialogTitle>
      <Form onSubmit={submit} record={{}} noValidate shouldFocusError={false} disableInvalidFormNotification>
        <FaultFocus />
        <DialogContent sx={{ display: 'grid', gap: 1 }}>
          {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          {left ? (
            <Alert severity="warning">
              <Refused {...left} />
            </Alert>
          ) : (
            <Wanted fields={fields} emptied={emptied} onChange={setEmptied} />
          )}
          {isRunning && <Running name={translate('ra.action.edit')} done={progress} total={total} />}
          {!isRunning && !left && <Preview valuesOf={valuesOf} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={isRunning ? stop : onClose}>
            {translate(isRunning ? 'app.bulkEdit.stop' : left ? 'ra.action.close' : 'ra.action.cancel')}
          </Button>
          {!left && !isRunning && <Change valuesOf={valuesOf} matching={matching} />}
        </DialogActions>
      </Form>
    </OverDialog>
  );
};

type WantedProps = {
  readonly fields: readonly ResolvedField[];
  readonly emptied: readonly string[];
  readonly onChange: (emptied: readonly string[]) => void;
};

const Wanted = ({ fields, ...emptying }: WantedProps) => {
  const translate = useTranslate();
  return (
    <>
      <p style={{ margin: 0 }}>{translate('app.bulkEdit.help')}</p>
      <FormInputs fields={fields}>
        {fields.map((field) => (
          <RuledInput key={field.name} field={field} siblings={fields} />
        ))}
      </FormInputs>
      <Emptied {...emptying} />
    </>
  );
};
