import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { RecordHits } from './useRecordHits';

type SearchStatusProps = Omit<RecordHits, 'records'> & {
  /** There is no line to choose. */
  readonly isEmpty: boolean;
};

/** Says what the lines do not: that more may come, that there are none (S2.73), that records could not be searched. */
export const SearchStatus = ({ isSearching, hasFailed, isEmpty }: SearchStatusProps) => {
  const translate = useTranslate();
  const sentences = [
    isSearching && translate('app.searching.searching'),
    hasFailed && translate('app.searching.failed'),
    isEmpty && !isSearching && !hasFailed && translate('app.searching.noResult'),
  ].filter(Boolean);
  return (
    <Box role="status" sx={{ px: 2, py: 1, minHeight: 40, color: 'text.secondary', fontSize: 13 }}>
      {sentences.join(' ')}
    </Box>
  );
};
