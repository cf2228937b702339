import Autocomplete from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePages } from '../../views/usePages';
import { ResultGroup } from './ResultGroup';
import { ResultRow } from './ResultRow';
import { resultsFor, type Result } from './results';
import { ResultsPlace } from './ResultsPlace';
import { SearchInput } from './SearchInput';
import { SearchStatus } from './SearchStatus';
import { useActions } from './useActions';
import { useRecordHits } from './useRecordHits';

export type SearchDialogProps = { readonly onClose: () => void };

/** Finds pages, what can be begun, and records, and opens what is chosen (S2.72, S2.73, S9.05). */
export const SearchDialog = ({ onClose }: SearchDialogProps) => {
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { pages } = usePages();
  const found = useRecordHits(typed);
  const results = resultsFor(typed, { pages, actions: useActions(), records: found.records });
  const open = (result: Result | null) => {
    if (!result) return;
    onClose();
    void navigate(result.link);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      onClose={onClose}
      aria-label={translate('app.searching.label')}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete<Result>
        open
        autoHighlight
        forcePopupIcon={false}
        options={results}
        value={null}
        onChange={(_event, result) => open(result)}
        inputValue={typed}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        filterOptions={everything}
        getOptionLabel={({ title }) => title}
        getOptionKey={keyOf}
        isOptionEqualToValue={(one, other) => keyOf(one) === keyOf(other)}
        groupBy={({ group }) => translate(`app.searching.${group}`)}
        slots={{ popper: ResultsPlace }}
        slotProps={{
          paper: { sx: { border: 0 } },
          listbox: { sx: { maxHeight: { xs: 'none', sm: '60vh' } } },
        }}
        renderInput={(params) => <SearchInput params={params} onClose={onClose} />}
        renderGroup={({ key, group, children }) => (
          <ResultGroup key={key} label={group}>
            {children}
          </ResultGroup>
        )}
        renderOption={({ key: _key, ...line }, result) => (
          <ResultRow key={keyOf(result)} line={line} result={result} />
        )}
      />
      <SearchStatus {...found} isEmpty={results.length === 0} />
    </Dialog>
  );
};

const keyOf = ({ group, id }: Result): string => `${group} ${id}`;

/* What is shown was chosen before. */
const everything = (results: Result[]): Result[] => results;
