import { useShowContext, type RaRecord } from 'react-admin';
import { NewsLine } from './NewsLine';
import { useRecordNews } from './useRecordNews';

/** What others did with the record of this page. */
export const ShowNews = ({ record }: { readonly record: RaRecord }) => {
  const { isFetching, refetch } = useShowContext();
  const { text, isGone } = useRecordNews(record.id, isFetching);
  return <NewsLine text={text} onShow={isGone ? undefined : () => void refetch()} />;
};
