import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../fields/drawing/Icon';
import { useEntity, useLabel } from '../../useEntity';

/** Milliseconds after the last key until the list is asked; react-admin's own wait would be 500. */
const PAUSE = 120;

/** Searches while typing. A search that is no longer wanted is cancelled by the list that replaces it. */
export const SearchBox = () => {
  const entity = useEntity();
  const label = useLabel();
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const applied = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  const [text, setText] = useState(applied);
  const sent = useRef(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    /* another tab of the history, a preset or "clear" changed it */
    if (applied === sent.current) return;
    sent.current = applied;
    setText(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (wanted: string) => {
    sent.current = wanted;
    const { q: _, ...others } = filterValues;
    setFilters(wanted === '' ? others : { ...others, q: wanted }, displayedFilters);
  };
  const change = (wanted: string) => {
    setText(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(wanted.trim()), PAUSE);
  };
  const name = translate('app.list.search', { name: label(entity.label.many) });
  return (
    <Box sx={boxStyle}>
      <Icon name="search" fontSize="small" aria-hidden />
      <input
        type="search"
        data-shortcut="search"
        value={text}
        placeholder={name}
        aria-label={name}
        onChange={(event) => change(event.target.value)}
      />
    </Box>
  );
};

const boxStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  height: 40,
  flex: '1 1 160px',
  minWidth: 0,
  maxWidth: 360,
  color: 'text.secondary',
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: (theme: Theme) => theme.palette.surface.borderStrong,
  borderRadius: '8px',
  '& input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    textOverflow: 'ellipsis',
    color: 'text.primary',
    font: 'inherit',
    background: 'none',
    border: 0,
    outline: 0,
  },
  '& input::placeholder': { color: 'text.secondary', opacity: 1 },
  '&:focus-within': { borderColor: 'primary.main', outline: '2px solid', outlineColor: 'primary.main' },
} as const;
