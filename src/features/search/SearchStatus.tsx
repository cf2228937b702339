import Box from '@mui/material/Box';
import type { SearchMessages } from '../../locales/searchMessages';
import type { RecordHits } from './useRecordHits';

type SearchStatusProps = Omit<RecordHits, 'records'> & {
  readonly texts: SearchMessages;
  /** There is no line to choose. */
  readonly isEmpty: boolean;
};

/** Says what the lines do not: that more may come, that there are none (S2.73), that records could not be searched. */
export const SearchStatus = ({ texts, isSearching, hasFailed, isEmpty }: SearchStatusProps) => {
  const sentences = [
    isSearching && texts.searching,
    hasFailed && texts.failed,
    isEmpty && !isSearching && !hasFailed && texts.noResult,
  ].filter(Boolean);
  return (
    <Box role="status" sx={{ px: 2, py: 1, minHeight: 40, color: 'text.secondary', fontSize: 13 }}>
      {sentences.join(' ')}
    </Box>
  );
};
