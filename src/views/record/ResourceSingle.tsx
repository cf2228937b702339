import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import { Overridable } from '../../overrides/Overridable';
import { LoadingRows } from '../list/table/LoadingRows';
import { LoadFailed } from '../states/LoadFailed';
import { Title } from '../Title';
import { useCan, useEntity, useLabel } from '../useEntity';
import { RecordTabs } from './RecordTabs';
import { EditPage } from './ResourceEdit';
import { lazyPart } from '../../parts/lazyPart';

const SingleActions = lazyPart(async () => (await import('./SingleActions')).SingleActions);

/** The generated page of an entity with a single record: its form, or its values for whoever may only read. */
export const ResourceSingle = () => {
  const entity = useEntity();
  const can = useCan();
  const name = useLabel()(entity.label.one);
  if (entity.can.edit && can('edit'))
    return (
      <Overridable part="edit">
        <EditPage name={name} id={entity.key} />
      </Overridable>
    );
  return (
    <Overridable part="show">
      <ShowBase disableAuthentication id={entity.key} queryOptions={{ onError: () => undefined }}>
        <SingleDetails name={name} />
      </ShowBase>
    </Overridable>
  );
};

const SingleDetails = ({ name }: { readonly name: string }) => {
  const { actions } = useEntity();
  const { record, error, refetch } = useShowContext<RaRecord>();
  return (
    <>
      <Title title={name} />
      {error && !record && <LoadFailed name={name} error={error} onRetry={() => void refetch()} />}
      {record && actions.length > 0 && <SingleActions record={record} />}
      {record ? <RecordTabs record={record} /> : !error && <LoadingRows />}
    </>
  );
};
