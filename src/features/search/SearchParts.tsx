import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { useId, type HTMLAttributes, type ReactNode } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import { Value } from '../../fields/Value';
import { useModel } from '../../fields/AdminContext';
import { findField } from '../../model/resolved/model';
import type { Result } from './results';
import type { RecordHits } from './useRecordHits';
import { numberFormat } from '../../fields/reading/formats';

type ResultGroupProps = { readonly label: string; readonly children?: ReactNode };

/** The lines of one sort under their heading. */
export const ResultGroup = ({ label, children }: ResultGroupProps) => {
  const id = useId();
  return (
    <li role="group" aria-labelledby={id}>
      <Typography
        id={id}
        component="div"
        variant="overline"
        noWrap
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

/** A result: what it is called, what more is known of it, and of a record its state. */
export const ResultRow = ({ line, result }: ResultRowProps) => (
  <li {...line} style={{ gap: 12, minHeight: 40 }}>
    <Icon name={result.icon} fontSize="small" aria-hidden />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography component="bdi" noWrap sx={{ display: 'block' }}>
        {result.title}
      </Typography>
      {result.detail && (
        <Typography
          component="bdi"
          variant="caption"
          noWrap
          sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.4 }}
        >
          {result.detail}
        </Typography>
      )}
    </Box>
    <State {...result} />
  </li>
);

/* What stands at the side of its card; a link would be one within the line. */
const State = ({ entity, record }: Pick<Result, 'entity' | 'record'>) => {
  const { kinds } = useModel();
  const aside = entity?.list.card.aside;
  const field = entity && aside !== undefined ? findField(entity, aside) : undefined;
  if (!record || !field || field.guarded || kinds[field.kind].references) return null;
  return (
    <Box sx={{ flex: 'none', maxWidth: '45%', overflow: 'hidden', fontSize: 13 }}>
      <Value field={field} record={record} part="Cell" />
    </Box>
  );
};

/** The results stand below the input and float nowhere; that there are none is said elsewhere. */
export const ResultsPlace = ({ children }: PopperProps) => (
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

export type SearchStatusProps = Omit<RecordHits, 'records'> & {
  /** Why a word cannot be read. */
  readonly fault?: string | undefined;
  /** How many lines there are to choose from. */
  readonly number: number;
  readonly isTyped: boolean;
};

/** Says how many lines there are, or none (S2.73), that more may come, that records could not be searched. */
export const SearchStatus = ({ isSearching, hasFailed, fault, number, isTyped }: SearchStatusProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const count = numberFormat(locale).format(number);
  const sentences = [
    isSearching && translate('app.searching.searching'),
    hasFailed && translate('app.searching.failed'),
    isTyped &&
      !isSearching &&
      !hasFailed &&
      number > 0 &&
      translate('app.searching.found', { smart_count: number, count }),
    number === 0 && !isSearching && !hasFailed && translate('app.searching.noResult'),
  ].filter(Boolean);
  return (
    <Box role="status" sx={{ px: 2, py: 1, minHeight: 40, color: 'text.secondary', fontSize: 13 }}>
      {fault && <div>{fault}</div>}
      {sentences.join(' ')}
    </Box>
  );
};

type SearchInputProps = {
  readonly params: AutocompleteRenderInputParams;
  readonly onClose: () => void;
};

/** Where it is typed what to look for. */
export const SearchInput = ({ params, onClose }: SearchInputProps) => {
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
