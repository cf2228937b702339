import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRefresh, useShowContext, type RaRecord } from 'react-admin';
import { ToList } from '../record/ToList';
import { NewsLine } from './NewsLine';
import { useRecordNews } from './useRecordNews';

type ShowNewsProps = {
  readonly record: RaRecord;
  /** Hears whether others have deleted it. */
  readonly onGone: (isGone: boolean) => void;
};

/** What others did with the record of this page. Numbers that are counted while one looks go on by themselves. */
export const ShowNews = ({ record, onGone }: ShowNewsProps) => {
  const { isFetching, refetch } = useShowContext();
  // Its figures and related lists are as old as the record.
  const refresh = useRefresh();
  const { text, isGone, isCounted } = useRecordNews(record.id, isFetching);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isCounted || isFetching) return;
    void refetch();
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getTotals' });
  }, [isCounted, isFetching, refetch, queryClient]);
  useEffect(() => onGone(isGone), [isGone, onGone]);
  return (
    <NewsLine text={text} onShow={isGone ? undefined : refresh}>
      {isGone && <ToList isInline />}
    </NewsLine>
  );
};
