import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslate, useCreatePath, useLocale } from 'react-admin';
import { useState, useId, type ReactNode, type HTMLAttributes } from 'react';
import { useNavigate } from 'react-router';
import { usePages } from '../../views/usePages';
import { resultsFor, type Result, type Hit } from './results';
import { useRecordHits, type RecordHits } from './useRecordHits';
import Typography from '@mui/material/Typography';
import { Icon } from '../../fields/drawing/Icon';
import Box from '@mui/material/Box';
import type { PopperProps } from '@mui/material/Popper';
import { useAbility, useModel } from '../../fields/AdminContext';
import { pick } from '../../model/resolved/labels';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';

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

type ResultGroupProps = { readonly label: string; readonly children?: ReactNode };

/** The lines of one sort under their heading. */
const ResultGroup = ({ label, children }: ResultGroupProps) => {
  const id = useId();
  return (
    <li role="group" aria-labelledby={id}>
      <Typography
        id={id}
        component="div"
        variant="overline"
        sx={{ px: 2, pt: 1, color: 'text.secondary', lineHeight: 2 }}
      >
        {label}
      </Typography>
      <ul role="presentation" style={{ listStyle: 'none', padding: 0 }}>
        {children}
      </ul>
    </li>
  );
};

type ResultRowProps = { readonly line: HTMLAttributes<HTMLLIElement>; readonly result: Result };

/** A result: what it is called, and of a record what sort it is. */
const ResultRow = ({ line, result: { title, detail, icon } }: ResultRowProps) => (
  <li {...line} style={{ gap: 12, minHeight: 40 }}>
    <Icon name={icon} fontSize="small" aria-hidden />
    <Typography component="bdi" noWrap sx={{ flex: 1, minWidth: 0 }}>
      {title}
    </Typography>
    {detail && (
      <Typography component="span" variant="caption" noWrap sx={{ color: 'text.secondary' }}>
        {detail}
      </Typography>
    )}
  </li>
);

/** The results stand below the input and float nowhere; that there are none is said elsewhere. */
const ResultsPlace = ({ children }: PopperProps) => (
  <Box
    sx={{
      flex: 1,
      minHeight: 0,
      overflow: 'auto',
      borderTop: '1px solid',
      borderColor: 'divider',
      '& .MuiAutocomplete-noOptions': { display: 'none' },
    }}
  >
    {typeof children === 'function' ? null : children}
  </Box>
);

type SearchStatusProps = Omit<RecordHits, 'records'> & {
  /** There is no line to choose. */
  readonly isEmpty: boolean;
};

/** Says what the lines do not: that more may come, that there are none (S2.73), that records could not be searched. */
const SearchStatus = ({ isSearching, hasFailed, isEmpty }: SearchStatusProps) => {
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

/** What this person can begin from anywhere: a new record of every entity that takes one. */
const useActions = (): readonly Hit[] => {
  const { resources } = useModel();
  const ability = useAbility();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const locale = useLocale();
  return resources
    .filter(({ single, can, subject }) => !single && can.create && ability.can('create', subject))
    .map(({ key, name, label, icon }) => ({
      id: key,
      title: translate('ra.page.create', { name: pick(label.one, locale) }),
      icon,
      link: createPath({ resource: name, type: 'create' }),
    }));
};

type SearchInputProps = {
  readonly params: AutocompleteRenderInputParams;
  readonly onClose: () => void;
};

/** Where it is typed what to look for. */
const SearchInput = ({ params, onClose }: SearchInputProps) => {
  const translate = useTranslate();
  return (
    <TextField
      {...params}
      variant="standard"
      margin="none"
      autoFocus
      placeholder={translate('app.searching.label')}
      inputProps={{
        ...params.inputProps,
        'aria-label': translate('app.searching.label'),
        enterKeyHint: 'go',
      }}
      InputProps={{
        ...params.InputProps,
        disableUnderline: true,
        startAdornment: <Icon name="search" aria-hidden />,
        endAdornment: (
          <IconButton
            aria-label={translate('app.searching.close')}
            title={translate('app.searching.close')}
            onClick={onClose}
          >
            <Icon name="cancel" />
          </IconButton>
        ),
        sx: { '&&': { px: 2, py: 1, gap: 1.5, fontSize: 16 } },
      }}
    />
  );
};
