import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRefresh, useShowContext, type RaRecord } from 'react-admin';
import { NewsLine } from './NewsLine';
import { useRecordNews } from './useRecordNews';

/** What others did with the record of this page. Numbers that are counted while one looks go on by themselves. */
export const ShowNews = ({ record }: { readonly record: RaRecord }) => {
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
  return <NewsLine text={text} onShow={isGone ? undefined : refresh} />;
};
