import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Icon } from '../../fields/drawing/Icon';
import type { SearchMessages } from '../../locales/searchMessages';

type SearchInputProps = {
  readonly params: AutocompleteRenderInputParams;
  readonly texts: SearchMessages;
  readonly onClose: () => void;
};

/** Where it is typed what to look for. */
export const SearchInput = ({ params, texts, onClose }: SearchInputProps) => (
  <TextField
    {...params}
    variant="standard"
    margin="none"
    autoFocus
    placeholder={texts.label}
    inputProps={{ ...params.inputProps, 'aria-label': texts.label, enterKeyHint: 'go' }}
    InputProps={{
      ...params.InputProps,
      disableUnderline: true,
      startAdornment: <Icon name="search" aria-hidden />,
      endAdornment: (
        <IconButton aria-label={texts.close} title={texts.close} onClick={onClose}>
          <Icon name="cancel" />
        </IconButton>
      ),
      sx: { '&&': { px: 2, py: 1, gap: 1.5, fontSize: 16 } },
    }}
  />
);
