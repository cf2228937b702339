import { EditBase, useEditContext, useRedirect, useTranslate, type RaRecord } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { Undoable } from '../../model/answers/undoing';
import { createIdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { isOwnAccount } from '../../model/rules/protection';
import { Overridable } from '../../overrides/Overridable';
import { allows } from '../actions/allows';
import { LoadingRows } from '../list/table/LoadingRows';
import { Denied } from '../states/Denied';
import { LoadFailed } from '../states/LoadFailed';
import { Notice } from '../Notice';
import { StaleNotice } from '../StaleNotice';
import { Title } from '../Title';
import { afterSaving, useCan, useEntity, useLabel } from '../useEntity';
import { useTitleOf } from '../useTitleOf';
import { Breadcrumbs } from './Breadcrumbs';
import { useCameFromRecord, useWayBack } from './cameFrom';
import { ConflictDialog } from './drafts/ConflictDialog';
import { conflictOf, type Conflict } from './drafts/conflictOf';
import { useTypedOver } from './drafts/useTypedOver';
import { FormSkeleton } from './form/FormSkeleton';
import { RecordForm, type RecordFormProps } from './form/RecordForm';
import { useActionPlace } from '../actions/useActionPlace';
import { EditFrame } from './pageFrames';
import { ToList } from './ToList';
import { RecordNotice } from '../AnswerNotice';
import { useAfterSaving, useNotSaved, useWaiting, useWritable } from './form/useSaving';
import { lazyPart } from '../../parts/lazyPart';

const NotEditable = lazyPart(async () => (await import('./NotEditable')).NotEditable, {
  waiting: () => <LoadingRows />,
});

/** The generated page that changes a record. Nothing is shown as saved before the server has said so. */
export const ResourceEdit = () => {
  const entity = useEntity();
  const can = useCan();
  const label = useLabel();
  const name = label(entity.label.one);
  if (!entity.can.edit || !can('edit')) return <Denied name={name} action="edit" subject={entity.subject} />;
  return (
    <Overridable part="edit">
      <EditPage name={name} />
    </Overridable>
  );
};

type EditPageProps = { readonly name: string; /** Default: the one of the address. */ readonly id?: string };

/** The form of a record, whatever the address. A single record stays where it is when it is saved. */
export const EditPage = ({ name, id }: EditPageProps) => {
  const entity = useEntity();
  const can = useCan();
  const [conflict, setConflict] = useState<Conflict>();
  const [isSettled, setSettled] = useState(false);
  const transform = useWritable('edit');
  const cameFromRecord = useCameFromRecord() && entity.form !== 'page';
  const next = entity.single ? false : cameFromRecord ? 'show' : afterSaving(entity, can);
  const [undos] = useState<Undoable[]>([]);
  const [keys] = useState(() => ({
    ...createIdempotencyKeys(),
    heard: (undo: Undoable) => undos.push(undo),
  }));
  // Where the form stays open, what is typed by then must not be written over.
  const saved = useAfterSaving('saved', next, next ? undos : undefined);
  const notSaved = useNotSaved(name);
  const { isWaiting, isLost, hasArrived } = useWaiting();
  const typedOver = useTypedOver();
  const arrived = (record: RaRecord) => {
    hasArrived();
    typedOver.saved(record);
    saved(record);
  };
  const failed = (error: Error, variables: { readonly data?: unknown; readonly previousData?: unknown }) => {
    if (isLost(error)) return;
    const found = conflictOf(error, variables);
    if (found) return setConflict(found);
    notSaved(error);
  };
  if (isSettled && next) return <Leave to={next} />;
  return (
    <EditBase
      disableAuthentication
      {...(id !== undefined && { id })}
      mutationMode="pessimistic"
      transform={transform}
      queryOptions={{ onError: () => undefined, select: typedOver.select }}
      mutationOptions={{ meta: { keys }, onSuccess: arrived, onError: failed }}
    >
      <EditForm name={name} isWaiting={isWaiting} onConflict={setConflict} {...typedOver.form} />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          onConflict={setConflict}
          onSaved={(record) => {
            typedOver.saved(record);
            setConflict(undefined);
            setSettled(next !== false);
          }}
          onTheirs={typedOver.release}
          onClose={() => setConflict(undefined)}
        />
      )}
    </EditBase>
  );
};

/* In the place of the form: while that is there with what was typed, it asks before anybody leaves. */
const Leave = ({ to }: { readonly to: 'show' | 'list' }) => {
  const { name } = useEntity();
  const { id } = useParams();
  const redirect = useRedirect();
  const wayBack = useRef(useWayBack());
  useEffect(() => redirect(to, name, id, undefined, wayBack.current), [redirect, to, name, id]);
  return null;
};

type EditFormProps = Pick<RecordFormProps, 'isWaiting' | 'typing' | 'resetOptions'> & {
  readonly name: string;
  readonly onConflict: (conflict: Conflict) => void;
};

const EditForm = ({ name, onConflict, ...form }: EditFormProps) => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const label = useLabel();
  const entity = useEntity();
  const place = useActionPlace(entity);
  const writable = useWritable('edit');
  const { record, error, refetch } = useEditContext<RaRecord>();
  if (error && !record)
    return <LoadFailed isPage name={name} error={error} onRetry={() => void refetch()} wayOut={<ToList />} />;
  if (!record) return <FormSkeleton />;
  if (!allows('edit', record, place)) return <NotEditable record={record} />;
  /* Also what is locked by now: it was typed, and is not dropped without a word. */
  const compare = (typed: object, theirs: Conflict['theirs'] = record) => {
    const sent = Object.entries(writable({ ...record, ...typed })).filter(([field]) => field in typed);
    onConflict({ mine: Object.fromEntries(sent), theirs });
  };
  return (
    <EditFrame>
      <Title
        title={
          entity.single
            ? name
            : translate('ra.page.edit', { name, recordRepresentation: titleOf(record), id: record.id })
        }
      />
      {entity.form === 'page' && !entity.single && (
        <Breadcrumbs record={record} here={translate('ra.action.edit')} />
      )}
      <StaleNotice text="app.record.stale" error={error} onRetry={() => void refetch()} />
      <RecordNotice record={record} />
      {entity.ownAccount && isOwnAccount(entity, record.id, place.me) && (
        <Notice tone="warning">{label(entity.ownAccount.message)}</Notice>
      )}
      {/* of each record one of its own; a newer state of it comes into the form that is there */}
      <RecordForm key={record.id} view="edit" onOutdated={compare} {...form} />
    </EditFrame>
  );
};
