import { EditBase, useEditContext, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useAbility, useModel } from '../../fields/AdminContext';
import { writableValues } from '../../model/writableValues';
import { LoadingRows } from '../list/LoadingRows';
import { Denied } from '../states/Denied';
import { LoadFailed } from '../states/LoadFailed';
import { StaleNotice } from '../StaleNotice';
import { Title } from '../Title';
import { useCan, useEntity, useLabel } from '../useEntity';
import { useFailureText } from '../useFailureText';
import { useTitleOf } from '../useTitleOf';
import { conflictOf, type Conflict } from './conflictOf';
import { RecordForm } from './RecordForm';
import { RecordNotice } from './RecordNotice';

const ConflictDialog = lazy(() =>
  import('./ConflictDialog').then(({ ConflictDialog: component }) => ({ default: component })),
);

/** The generated page that changes a record. Nothing is shown as saved before the server has said so. */
export const ResourceEdit = () => {
  const entity = useEntity();
  const can = useCan();
  const label = useLabel();
  const name = label(entity.label.one);
  if (!entity.can.edit || !can('edit')) return <Denied name={name} action="edit" subject={entity.subject} />;
  return <EditPage name={name} />;
};

const EditPage = ({ name }: { readonly name: string }) => {
  const entity = useEntity();
  const { kinds } = useModel();
  const ability = useAbility();
  const can = useCan();
  const notify = useNotify();
  const textOf = useFailureText();
  const translate = useTranslate();
  const [conflict, setConflict] = useState<Conflict>();
  const transform = useCallback(
    (values: object) =>
      writableValues(values as Record<string, unknown>, { resource: entity, view: 'edit', kinds, ability }),
    [entity, kinds, ability],
  );
  const failed = (error: Error, variables: { readonly data?: unknown }) => {
    const found = conflictOf(error, variables.data);
    if (found) return setConflict(found);
    notify(translate('app.record.notSaved', { name, reason: textOf(error) }), {
      type: 'error',
      messageArgs: {},
    });
  };
  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      redirect={can('show') ? 'show' : 'list'}
      transform={transform}
      queryOptions={{ onError: () => undefined }}
      mutationOptions={{ onError: failed }}
    >
      <EditForm name={name} />
      {conflict && (
        <Suspense fallback={null}>
          <ConflictDialog conflict={conflict} onClose={() => setConflict(undefined)} />
        </Suspense>
      )}
    </EditBase>
  );
};

const EditForm = ({ name }: { readonly name: string }) => {
  const translate = useTranslate();
  const titleOf = useTitleOf();
  const { record, error, refetch } = useEditContext<RaRecord>();
  if (error && !record) return <LoadFailed name={name} error={error} onRetry={() => void refetch()} />;
  if (!record) return <LoadingRows />;
  return (
    <>
      <Title
        title={translate('ra.page.edit', { name, recordRepresentation: titleOf(record), id: record.id })}
      />
      <StaleNotice text="app.record.stale" error={error} onRetry={() => void refetch()} />
      <RecordNotice record={record} />
      <RecordForm view="edit" key={String(record['__v'])} />
    </>
  );
};
