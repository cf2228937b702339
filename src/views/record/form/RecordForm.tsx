import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { Form, useCreatePath, useRecordContext, useSaveContext, useTranslate, SaveButton } from 'react-admin';
import { useCallback, useEffect, useRef, useState, type PropsWithChildren } from 'react';
import { Link } from 'react-router';
import type { ResolvedField } from '../../../model/resolved/resolvedField';
import { Overridable } from '../../../overrides/Overridable';
import { useEntity, useLabel } from '../../useEntity';
import { useSingleFlight } from '../../useSingleFlight';
import { useEstimated } from '../../../fields/useEstimated';
import { FormInputs } from '../../FormInputs';
import { TabBar } from '../../tabs/TabBar';
import { Drafts } from '../drafts/Drafts';
import type { DraftsProps } from '../drafts/draftsProps';
import { TypedOver } from '../drafts/TypedOver';
import type { Typing } from '../drafts/useTypedOver';
import { tabKey, useCameFromRecord, useWay, useWayBack } from '../cameFrom';
import { usePathBack } from './useSaving';
import { FormSections } from './FormSections';
import { LeaveGuard } from '../drafts/LeaveGuard';
import { FormNews } from '../../live/FormNews';
import { UniqueHints } from './UniqueHints';
import { lazyPart } from '../../../parts/lazyPart';
import { useFormState } from 'react-hook-form';
import type { FormErrorsProps } from './FormErrors';
import { useIsChange, useLeaveUnchanged } from './useSaving';
import { WaitingSave } from './WaitingSave';

const ComputedValues = lazyPart(async () => (await import('./ComputedValues')).ComputedValues);
const BriefEstimate = lazyPart(async () => (await import('../../estimate/FormEstimate')).BriefEstimate);
const FormEstimate = lazyPart(async () => (await import('../../estimate/FormEstimate')).FormEstimate);
const FormExtras = lazyPart(async () => (await import('./FormExtras')).FormExtras);

export type RecordFormProps = DraftsProps & {
  readonly typing?: Typing;
  /** Other ones have the form begin anew, with its record as it is. */
  readonly resetOptions?: object;
  readonly defaultValues?: Readonly<Record<string, unknown>>;
  /** A save was lost for want of a connection. */
  readonly isWaiting: boolean;
};

/** The generated form: the layout's tabs and sections, every tab mounted so that no fault stays hidden. */
export const RecordForm = ({
  view,
  onOutdated,
  typing,
  resetOptions,
  defaultValues,
  isWaiting,
}: RecordFormProps) => {
  const entity = useEntity();
  const { layout, fields } = entity;
  const [open, setOpen] = useState(useFirstTab());
  const record = useRecordContext();
  const { submit, noteChange } = useSubmit(view, typing);
  return (
    /* FormErrors says what is wrong and leads there, opening the tab first */
    <Form
      {...(defaultValues && { defaultValues: { ...defaultValues } })}
      {...(resetOptions && { resetOptions })}
      onSubmit={submit}
      noValidate
      shouldFocusError={false}
      disableInvalidFormNotification
    >
      <LeaveGuard />
      {hasComputed(fields) && <ComputedValues />}
      {(entity.single || entity.atLeast[0]) && <FormExtras view={view} />}
      <UniqueHints view={view} />
      <Drafts view={view} onOutdated={onOutdated} />
      {typing && <TypedOver {...typing} />}
      {record && onOutdated && <FormNews record={record} onOutdated={onOutdated} />}
      <FaultSummary open={open} onOpen={setOpen} />
      {layout.length > 1 && <FormTabs open={open} onOpen={setOpen} />}
      <FormInputs fields={fields}>
        <BesideEstimate view={view}>
          <div className="form-panels">
            {layout.map((tab, at) => (
              <Paper
                key={at}
                id={`form-panel-${at}`}
                hidden={at !== open}
                sx={{ p: { xs: 2, sm: 3 } }}
                {...(layout.length > 1 && { role: 'tabpanel', 'aria-labelledby': `form-tab-${at}` })}
              >
                <FormSections tab={tab} view={view} />
              </Paper>
            ))}
          </div>
        </BesideEstimate>
      </FormInputs>
      <Overridable part="formFooter" />
      <FormBar isWaiting={isWaiting} onDirty={noteChange} view={view} />
    </Form>
  );
};

/* The tab that was open on the page of the record: the form's are the first of those. */
const useFirstTab = (): number => {
  const { layout } = useEntity();
  const { tab } = useWay();
  return Math.max(
    0,
    layout.findIndex((_, at) => tabKey(at) === tab),
  );
};

/** The tabs of the form; those with faults say so. */
const FormTabs = ({ open, onOpen }: FormErrorsProps) => {
  const { layout, label: name } = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { errors } = useFormState();
  const faults = new Map(
    layout.flatMap(({ sections }, at) => {
      const wrong = sections.flatMap(({ fields }) => fields).filter((field) => errors[field] !== undefined);
      if (wrong.length === 0) return [];
      return [[at, translate('app.form.errors', { smart_count: wrong.length })] as const];
    }),
  );
  return (
    <TabBar
      id="form"
      names={layout.map((tab) => (tab.label ? label(tab.label) : ''))}
      open={open}
      onOpen={onOpen}
      label={label(name.one)}
      faults={faults}
    />
  );
};

/** Saves once, however often it is asked to, and nothing where nothing was changed. */
const useSubmit = (view: 'create' | 'edit', typing: Typing | undefined) => {
  const { save } = useSaveContext();
  const isChanged = useRef(true);
  const leave = useLeaveUnchanged();
  const isChange = useIsChange();
  const submit = useSingleFlight(async (values: Readonly<Record<string, unknown>>) => {
    if (view === 'edit' && !(isChanged.current && isChange(values))) return leave();
    typing?.onSent(values);
    return save?.(values);
  });
  const noteChange = useCallback((isDirty: boolean) => void (isChanged.current = isDirty), []);
  return { submit, noteChange };
};

type FormBarProps = Pick<RecordFormProps, 'view' | 'isWaiting'> & {
  readonly onDirty: (isDirty: boolean) => void;
};

const FormBar = ({ view, isWaiting, onDirty }: FormBarProps) => {
  const entity = useEntity();
  const estimate = useEstimated();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { isDirty } = useFormState();
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const record = useRecordContext();
  const cameFromRecord = useCameFromRecord();
  const pathBack = usePathBack();
  const { back } = useWay();
  const wayBack = useWayBack();
  const list = createPath({ resource: entity.name, type: 'list' });
  return (
    <Bar className="form-bar">
      <WaitingSave isWaiting={isWaiting} />
      {estimate && estimate.brief.length > 0 && <BriefEstimate estimate={estimate} view={view} />}
      {/* pressed at any time, it says what is missing; pressed twice, it saves once */}
      <SaveButton alwaysEnable />
      {!entity.single && (
        <Button
          component={Link}
          to={record && cameFromRecord ? pathBack(record.id) : (back ?? list)}
          state={wayBack}
        >
          {translate('ra.action.cancel')}
        </Button>
      )}
    </Bar>
  );
};

/* What the server works out stands beside the form where there is room, and stays in sight. */
const BesideEstimate = ({ view, children }: PropsWithChildren<Pick<RecordFormProps, 'view'>>) => {
  const estimate = useEstimated();
  if (!estimate) return children;
  return (
    <Columns>
      {children}
      <div>
        <FormEstimate estimate={estimate} view={view} />
      </div>
    </Columns>
  );
};

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    alignItems: 'start',
    '> :last-child': { position: 'sticky', top: 84 },
  },
}));

/* Members of rows included; without any the functions are not downloaded. */
const hasComputed = (fields: readonly ResolvedField[]): boolean =>
  fields.some(({ compute, children }) => compute !== undefined || hasComputed(children));

/* In reach however long the form is; its edge shows that what goes under it goes on. */
const Bar = styled('div', { name: 'RaToolbar', slot: 'Root' })(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  paddingBlock: 12,
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
}));

/* Every field says its own fault also without it. */
const FormErrors = lazyPart(async () => (await import('./FormErrors')).FormErrors, { failure: 'quiet' });

/** What is wrong with the form, all in one place: downloaded with the first key, or with the first try to save. */
const FaultSummary = (props: FormErrorsProps) => {
  const { isDirty, submitCount } = useFormState();
  const [hasBegun, begin] = useState(false);
  if ((isDirty || submitCount > 0) && !hasBegun) begin(true);
  return hasBegun && <FormErrors {...props} />;
};
