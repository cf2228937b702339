import { ShowBase, useShowContext, useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { Notice } from '../Notice';
import { StaleNotice } from '../StaleNotice';
import { isMissing } from '../isMissing';
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
  /** Default: the one of the address. Given, the record stands beside its list, which is the way out. */
  readonly id?: Identifier;
  /** What stands above it; hears whether others have deleted the record. */
  readonly toolbar: (record: RaRecord, isGone: boolean) => ReactNode;
  /** Whether the toolbar shows the title. */
  readonly hasHead?: boolean;
  readonly children: (record: RaRecord) => ReactNode;
};

/** A page of one record: its title and what is to be said about its answer, or why there is none. */
export const RecordPage = ({ id, ...props }: RecordPageProps) => (
  /* the page shows the failure itself instead of going back to the list */
  <ShowBase
    disableAuthentication
    {...(id !== undefined && { id })}
    queryOptions={{ onError: () => undefined }}
  >
    <LoadedRecord {...props} isBeside={id !== undefined} />
  </ShowBase>
);

type LoadedProps = Omit<RecordPageProps, 'id'> & { readonly isBeside: boolean };

const LoadedRecord = ({ toolbar, hasHead = false, isBeside, children }: LoadedProps) => {
  const entity = useEntity();
  const label = useLabel();
  const titleOf = useTitleOf();
  const { record, error, refetch } = useShowContext<RaRecord>();
  const translate = useTranslate();
  const [gone, setGone] = useState(false);
  const name = label(entity.label.one);
  if (error && !record) {
    return (
      <LoadFailed
        isPage={!isBeside}
        name={name}
        error={error}
        onRetry={() => void refetch()}
        wayOut={isBeside ? undefined : <ToList />}
      />
    );
  }
  const isLost = isMissing(error);
  if (!record) return <RecordSkeleton hasHead={hasHead} />;
  return (
    <ShowFrame>
      <Title title={titleOf(record)} bar={label(entity.menuLabel)} isDrawn={hasHead} />
      {toolbar(record, gone || isLost)}
      {isLost ? (
        <Notice tone="warning">
          {translate('app.live.removed')} {!isBeside && <ToList isInline />}
        </Notice>
      ) : (
        <StaleNotice text="app.record.stale" error={error} onRetry={() => void refetch()} />
      )}
      <RecordNotice record={record} />
      <WhileLive>
        <ShowNews record={record} onGone={setGone} />
      </WhileLive>
      {children(record)}
    </ShowFrame>
  );
};
