import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { OverDialog } from '../dialogs/OverDialog';
import { Form, RecordContext, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useAbility, useMe, useModel, useWholeModel } from '../../fields/AdminContext';
import { useFocusWithin } from '../../fields/reference/useFocusWithin';
import { RuledInput } from '../../fields/RuledInput';
import { applyAction } from '../../model/rules/applyAction';
import { isFinalAction } from '../../model/rules/final';
import type { Change } from '../../model/rules/protection';
import type { Row } from '../../model/values/comparable';
import type { ResolvedAction } from '../../model/resolved/resource';
import { writableValues } from '../../model/rules/writableValues';
import { FaultFocus } from '../FaultFocus';
import { RecordEstimate, useOutlook } from '../estimate/RecordEstimate';
import { useEstimated } from '../../fields/useEstimated';
import { FormInputs } from '../FormInputs';
import { useEntity, useLabel } from '../useEntity';
import { OpenForm } from './opening/OpenForm';
import { AtOnce, useIsAtOnce } from './AtOnce';
import { Failures } from './Failures';
import { Limits } from './Limits';
import { Sums } from './Sums';
import { TypedNumber } from './TypedNumber';
import { Warnings } from './Warnings';
import { useDenied } from './useDenied';
import { useNoLonger } from './useNoLonger';
import { useQuestion } from './useQuestion';
import { useTooFew } from './useTooFew';
import { useSubmitAction } from './useSubmitAction';

type ActionDialogProps = {
  readonly action: ResolvedAction;
  readonly records: readonly RaRecord[];
  readonly onClose: () => void;
  /** Hears for which records it was done. */
  readonly onDone?: ((ids: readonly Identifier[]) => void) | undefined;
};

/** Opens the form that an action is for, runs an action that can be taken back at once, and asks before any other. */
export const ActionDialog = (props: ActionDialogProps) => {
  const { action, records, onClose } = props;
  if (action.opens) return <OpenForm action={action} record={records[0]} onClose={onClose} />;
  return <Doing {...props} />;
};

const Doing = (props: ActionDialogProps) => {
  const isAtOnce = useIsAtOnce(props.action, props.records);
  if (isAtOnce === undefined) return null;
  return isAtOnce ? <AtOnce {...props} /> : <Question {...props} />;
};

/* Asks first, takes what the form of the action wants, and says record by record what did not work. */
const Question = ({ action, records, onClose, onDone }: ActionDialogProps) => {
  const name = useLabel()(action.label);
  const given = useGiven(action);
  const { submit, failed, progress, remaining } = useSubmitAction({ action, records, onClose, onDone });
  const isOne = records.length === 1;
  const noLonger = useNoLonger(action, failed && isOne ? records[0] : undefined);
  const isOver = noLonger !== undefined;
  const { title, heading, text } = useQuestion(action, records);
  const tooFew = useTooFew(useChanges(action, records));
  const denied = useDenied(...action.can);
  const outlook = useOutlookOf(action, records);
  return (
    <OverDialog
      onClose={onClose}
      isRunning={progress !== undefined}
      maxWidth="xs"
      aria-labelledby="action-title"
    >
      <DialogTitle id="action-title">{isOver ? heading : title}</DialogTitle>
      {/* an action's form starts empty: the record's own values are not what is asked for */}
      <RecordContext.Provider value={undefined}>
        <Form
          onSubmit={(values: object) => submit(given(values))}
          record={{}}
          noValidate
          shouldFocusError={false}
          disableInvalidFormNotification
        >
          <FaultFocus />
          <DialogContent sx={{ display: 'grid', gap: 1 }}>
            {denied}
            {failed ? (
              <Failures result={failed} name={name} isOne={isOne} noLonger={noLonger} />
            ) : (
              <Warnings said={tooFew} />
            )}
            {!isOver && (
              <Asking
                action={action}
                records={records}
                text={text}
                isFirst={!failed}
                count={isOne ? outlook.count : records.length}
              />
            )}
            <Running name={name} done={progress} total={remaining.length} />
          </DialogContent>
          <Buttons
            action={action}
            isRunning={progress !== undefined}
            isOver={isOver}
            isRefused={denied !== undefined || outlook.isStopped || (tooFew.length > 0 && isOne)}
            onCancel={onClose}
          />
        </Form>
      </RecordContext.Provider>
    </OverDialog>
  );
};

type AskingProps = Pick<ActionDialogProps, 'action' | 'records'> & {
  readonly text: string;
  /** Nothing has failed yet. */
  readonly isFirst: boolean;
  readonly count: number | undefined;
};

const Asking = ({ action, records, text, isFirst, count }: AskingProps) => (
  <>
    {action.form.length === 0 && <p style={{ margin: 0 }}>{text}</p>}
    {isFirst && <Followed action={action} records={records} />}
    <FormInputs fields={action.form}>
      <Asked form={action.form} />
    </FormInputs>
    <Limits action={action} />
    <Typed action={action} count={count} />
  </>
);

type RunningProps = {
  readonly name: string;
  readonly done: number | undefined;
  readonly total: number;
};

const Running = ({ name, done, total }: RunningProps) => {
  const translate = useTranslate();
  if (done === undefined) return null;
  return <p role="status">{translate('app.actions.running', { action: name, done, total })}</p>;
};

/* Whoever chose the action goes on with the answer. */
const Asked = ({ form }: Pick<ResolvedAction, 'form'>) => (
  <div ref={useFocusWithin()} style={{ display: 'contents' }}>
    {form.map((field) => (
      <RuledInput key={field.name} field={field} siblings={form} />
    ))}
  </div>
);

/* Of several records nobody works out what follows from all of them. */
const Followed = ({ action, records }: Pick<ActionDialogProps, 'action' | 'records'>) => {
  const estimate = useEstimated();
  const [record] = records;
  const isOne = action.estimate && records.length === 1;
  return (
    <>
      {isOne && estimate && record && <RecordEstimate estimate={estimate} record={record} />}
      <Sums names={action.sums} records={records} />
    </>
  );
};

/* What is final and about very many is not done by a slip of the hand. */
const Typed = ({ action, count }: { readonly action: ResolvedAction; readonly count: number | undefined }) =>
  useIsFinal(action) ? <TypedNumber count={count} /> : null;

const useIsFinal = (action: ResolvedAction): boolean =>
  isFinalAction(action, { resource: useEntity(), model: useWholeModel() });

/* What was asked for: an input that is hidden by now may still have its answer. */
const useGiven = ({ form }: ResolvedAction) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  const resource = { ...entity, fields: form };
  return (values: object) => writableValues(values as Row, { resource, view: 'edit', kinds, ability });
};

const useOutlookOf = ({ estimate }: ResolvedAction, records: readonly RaRecord[]) => {
  const estimated = useEstimated();
  return useOutlook(estimate && records.length === 1 ? estimated : undefined, records[0]);
};

/* The records as the action would leave them. */
const useChanges = (action: ResolvedAction, records: readonly RaRecord[]): readonly Change[] => {
  const { fields } = useEntity();
  const me = useMe();
  const [now] = useState(() => Date.now());
  return records.map((before) => ({
    before,
    after: { ...before, ...applyAction(action, before, { me, now, fields }) },
  }));
};

type ButtonsProps = {
  readonly action: ResolvedAction;
  readonly isRunning: boolean;
  /** It failed, and would fail again. */
  readonly isOver: boolean;
  readonly isRefused: boolean;
  readonly onCancel: () => void;
};

const Buttons = ({ action, isRunning, isOver, isRefused, onCancel }: ButtonsProps) => {
  const translate = useTranslate();
  const label = useLabel();
  const isFinal = useIsFinal(action);
  const isAsked = action.form.length > 0;
  /* what does harm or cannot be taken back is not done by a second key */
  const isSafe = action.tone !== 'danger' && !isFinal;
  if (isOver)
    return (
      <DialogActions>
        {/* another button than the one to cancel, so that the focus comes to it */}
        <Button key="close" variant="contained" onClick={onCancel} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    );
  return (
    <DialogActions>
      <Button onClick={onCancel} disabled={isRunning} autoFocus={!isAsked && !isSafe}>
        {translate('ra.action.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={action.tone === 'danger' ? 'error' : 'primary'}
        disabled={isRunning || isRefused}
        autoFocus={!isAsked && isSafe}
      >
        {label(action.label)}
      </Button>
    </DialogActions>
  );
};
