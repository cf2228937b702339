import { CreateBase, useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useMe } from '../../fields/AdminContext';
import { defaultValues } from '../../model/rules/defaultValues';
import { createIdempotencyKeys } from '../../model/rules/idempotencyKeys';
import { useLocation } from 'react-router';
import { lazyPart } from '../../parts/lazyPart';
import { Overridable } from '../../overrides/Overridable';
import type { Begun } from '../actions/opening/Opened';
import { useOrigin } from '../actions/opening/openedFrom';
import { LoadingRows } from '../list/table/LoadingRows';
import { Denied } from '../states/Denied';
import { Title } from '../Title';
import { afterSaving, useCan, useEntity, useLabel } from '../useEntity';
import { Breadcrumbs } from './Breadcrumbs';
import { RecordForm } from './form/RecordForm';
import { CreateFrame } from './pageFrames';
import { useAfterSaving, useNotSaved, useWaiting, useWritable } from './form/useSaving';
import { useSaying } from '../../fields/useSaying';

/** The generated page that makes a record. */
export const ResourceCreate = () => {
  const entity = useEntity();
  const can = useCan();
  const label = useLabel();
  const name = label(entity.label.one);
  const origin = useOrigin();
  const { search } = useLocation();
  if (!entity.can.create || !can('create'))
    return <Denied name={name} action="create" subject={entity.subject} />;
  return (
    <Overridable part="create">
      {/* of each entity one of its own */}
      {origin ? (
        <Opened key={search} origin={origin}>
          {(begun) => <CreatePage name={name} begun={begun} />}
        </Opened>
      ) : (
        <CreatePage key={entity.key} name={name} />
      )}
    </Overridable>
  );
};

const Opened = lazyPart(async () => (await import('../actions/opening/Opened')).Opened, {
  waiting: () => <LoadingRows count={3} />,
});

type CreatePageProps = {
  readonly name: string;
  /** What an action has opened it with. */
  readonly begun?: Begun;
};

const CreatePage = ({ name, begun }: CreatePageProps) => {
  const entity = useEntity();
  const can = useCan();
  const translate = useTranslate();
  const say = useSaying();
  const me = useMe();
  // Once: worked out anew, as in another language or at a later minute, they would take the place of what is typed.
  const [defaults] = useState(() => ({ ...defaultValues(entity.fields, { me }), ...begun?.values }));
  const create = useKeyedCreate();
  const saved = useAfterSaving('created', afterSaving(entity, can));
  const notSaved = useNotSaved(name);
  const { isWaiting, isLost } = useWaiting();
  return (
    <CreateBase
      disableAuthentication
      transform={useWritable('create')}
      mutationOptions={{
        mutationFn: create,
        onSuccess: saved,
        onError: (error: Error) => isLost(error) || notSaved(error),
      }}
    >
      <CreateFrame>
        <Title title={begun?.title ?? say('ra.page.create', entity.label.one)} />
        {entity.form === 'page' && <Breadcrumbs here={begun?.title ?? translate('ra.action.create')} />}
        <RecordForm view="create" defaultValues={defaults} isWaiting={isWaiting} />
      </CreateFrame>
    </CreateBase>
  );
};

/* Pressed again after a lost answer, Save is the same write, for as long as this form is open. */
export const useKeyedCreate = () => {
  const provider = useDataProvider();
  const { name } = useEntity();
  const [keys] = useState(createIdempotencyKeys);
  return async ({ data }: { readonly data?: Partial<RaRecord> }) =>
    (await provider.create<RaRecord>(name, { data: data ?? {}, meta: { keys } })).data;
};
