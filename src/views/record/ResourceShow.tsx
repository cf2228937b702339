import { ShowBase, useShowContext, type RaRecord } from 'ra-core';
import { Denied } from '../states/Denied';
import { LoadFailed } from '../states/LoadFailed';
import { LoadingRows } from '../list/LoadingRows';
import { StaleNotice } from '../StaleNotice';
import { Title } from '../Title';
import { useCan, useEntity, useLabel } from '../useEntity';
import { useTitleOf } from '../useTitleOf';
import { RecordNotice } from './RecordNotice';
import { RecordTabs } from './RecordTabs';
import { RecordToolbar } from './RecordToolbar';

/** The generated page of one record. */
export const ResourceShow = () => {
  const entity = useEntity();
  const can = useCan();
  const label = useLabel();
  if (!can('show')) return <Denied name={label(entity.label.one)} action="show" subject={entity.subject} />;
  return (
    /* the page shows the failure itself instead of going back to the list */
    <ShowBase disableAuthentication queryOptions={{ onError: () => undefined }}>
      <ShowPage />
    </ShowBase>
  );
};

const ShowPage = () => {
  const entity = useEntity();
  const label = useLabel();
  const titleOf = useTitleOf();
  const { record, error, refetch } = useShowContext<RaRecord>();
  const name = label(entity.label.one);
  if (error && !record) {
    return (
      <>
        <Title title={name} />
        <LoadFailed name={name} error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!record) return <LoadingRows />;
  return (
    <>
      <Title title={titleOf(record)} />
      <RecordToolbar record={record} />
      <StaleNotice text="app.record.stale" error={error} onRetry={() => void refetch()} />
      <RecordNotice record={record} />
      <RecordTabs record={record} />
    </>
  );
};
