import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { Icon } from '../../fields/drawing/Icon';

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
