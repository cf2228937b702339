import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { MOST_COUNTED } from '../../../config/limits';
import { Icon } from '../../../fields/drawing/Icon';
import { useSaying } from '../../../fields/useSaying';
import { lazyPart } from '../../../parts/lazyPart';
import { useEntity } from '../../useEntity';

const SearchWords = lazyPart(async () => (await import('../../words/SearchWords')).SearchWords, {
  failure: 'quiet',
});

/** Milliseconds after the last key until the list is asked; react-admin's own wait would be 500. */
const PAUSE = 120;

/** So many characters find their records by an index; fewer are in most texts, or make the server read them all. */
const ENOUGH = 3;

/**
 * Searches while typing; of a list that is too long to be counted for less than three characters only on Enter. A search
 * that is no longer wanted is cancelled by the list that replaces it. Words such as `status:failed today` become filters on Enter.
 */
export const SearchBox = () => {
  const entity = useEntity();
  const say = useSaying();
  const translate = useTranslate();
  const hint = useId();
  const { text, isHeld, isEntered, change, enter, apply, isNamed } = useSearchText();
  const name = say('app.list.search', entity.label.many);
  const words = text.trim() !== '' && (
    <SearchWords text={text} isEntered={isEntered} onRead={isNamed} onApply={apply} />
  );
  return (
    <Box sx={boxStyle}>
      <Icon name="search" fontSize="small" aria-hidden />
      <input
        type="search"
        data-shortcut="search"
        value={text}
        placeholder={name}
        aria-label={name}
        aria-describedby={hint}
        onFocus={SearchWords.prepare}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && enter()}
      />
      <Box component="span" id={hint} role="status" sx={hintStyle}>
        {isHeld ? translate('app.list.searchLonger') : words}
      </Box>
    </Box>
  );
};

/* What stands in the box, and what of it the list is asked for. */
const useSearchText = () => {
  const list = useListContext();
  const { total = 0 } = list;
  // A pause after the last key the list may have other filters than with that key.
  const latest = useRef(list);
  useLayoutEffect(() => {
    latest.current = list;
  }, [list]);
  const applied = typeof list.filterValues['q'] === 'string' ? list.filterValues['q'] : '';
  const [text, setText] = useState(applied);
  /* what the list had last, and after it what it is asked for: it comes to that later, and one after the other */
  const sent = useRef<readonly string[]>([applied]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /* a word that is about to be a filter is nothing to search for */
  const named = useRef(false);
  const [entered, setEntered] = useState<string>();
  /* what a search has found says nothing of how much there is to look through */
  const [wasLong, setWasLong] = useState(false);
  const isLong = applied === '' && total > 0 ? total > MOST_COUNTED : wasLong;
  if (isLong !== wasLong) setWasLong(isLong);
  const isHeld = isLong && text.trim() !== '' && text.trim() !== applied && isShort(text);

  useEffect(() => {
    /* another tab of the history, a preset or "clear" changed it */
    const at = sent.current.lastIndexOf(applied);
    sent.current = at < 0 ? [applied] : sent.current.slice(at);
    if (at < 0) setText(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (wanted: string, more: Readonly<Record<string, unknown>> = {}) => {
    if (sent.current.at(-1) !== wanted) sent.current = [...sent.current, wanted];
    const { filterValues, displayedFilters, setFilters } = latest.current;
    const { q: _, ...others } = { ...filterValues, ...more };
    setFilters(wanted === '' ? others : { ...others, q: wanted }, displayedFilters);
  };
  const change = (wanted: string) => {
    setText(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!named.current) ask(isLong && isShort(wanted) ? '' : wanted.trim());
    }, PAUSE);
  };
  const enter = () => {
    setEntered(text);
    if (!isHeld) return;
    clearTimeout(timer.current);
    ask(text.trim());
  };
  const apply = ({ q = '', ...filter }: Readonly<Record<string, unknown>>) => {
    clearTimeout(timer.current);
    setEntered(undefined);
    setText(String(q));
    ask(String(q), filter);
  };
  const isNamed = (is: boolean) => void (named.current = is);
  return { text, isHeld, isEntered: entered === text, change, enter, apply, isNamed };
};

const isShort = (text: string): boolean => text.trim().length < ENOUGH;

/* Below the box, which has no room for a sentence on a phone; there all the while, so that it is said. */
const hintStyle = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  left: 0,
  /* over the head of the table, which is over its rows */
  zIndex: 4,
  px: 1,
  py: 0.5,
  width: 'max-content',
  maxWidth: 'min(480px, calc(100vw - 48px))',
  fontSize: 12,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '8px',
  '&:empty': { p: 0, border: 0 },
} as const;

const boxStyle = {
  position: 'relative',
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
