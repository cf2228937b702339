import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { StaleNotice } from '../StaleNotice';
import { LoadFailed } from '../states/LoadFailed';
import { Title } from '../Title';
import { useEntity, useLabel } from '../useEntity';
import { useTitleOf } from '../useTitleOf';
import { ShowFrame } from './pageFrames';
import { RecordNotice } from '../AnswerNotice';
import { RecordSkeleton } from './RecordSkeleton';
import { ToList } from './ToList';
import { ShowNews } from '../live/ShowNews';
import { WhileLive } from '../live/WhileLive';

type RecordPageProps = {
  readonly toolbar: (record: RaRecord) => ReactNode;
  readonly children: (record: RaRecord) => ReactNode;
};

/** A page of one record: its title and what is to be said about its answer, or why there is none. */
export const RecordPage = (props: RecordPageProps) => (
  /* the page shows the failure itself instead of going back to the list */
  <ShowBase disableAuthentication queryOptions={{ onError: () => undefined }}>
    <LoadedRecord {...props} />
  </ShowBase>
);

const LoadedRecord = ({ toolbar, children }: RecordPageProps) => {
  const entity = useEntity();
  const label = useLabel();
  const titleOf = useTitleOf();
  const { record, error, refetch } = useShowContext<RaRecord>();
  const name = label(entity.label.one);
  if (error && !record) {
    return (
      <>
        <Title title={name} />
        <LoadFailed name={name} error={error} onRetry={() => void refetch()} wayOut={<ToList />} />
      </>
    );
  }
  if (!record) return <RecordSkeleton />;
  return (
    <ShowFrame>
      <Title title={titleOf(record)} />
      {toolbar(record)}
      <StaleNotice text="app.record.stale" error={error} onRetry={() => void refetch()} />
      <RecordNotice record={record} />
      <WhileLive>
        <ShowNews record={record} />
      </WhileLive>
      {children(record)}
    </ShowFrame>
  );
};
