import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import type { LazyPart } from '../../parts/lazyPart';
import { createEarlyText, type EarlyText } from './EarlyBox';
import { useRemembered } from './useRemembered';

export type SearchProps = { readonly early: EarlyText; readonly onClose: () => void };

type Opened = EarlyText & { readonly opener: Element | null };

/** Opens the search box, which is downloaded by then; so do Ctrl-K and Cmd-K on every page. */
export const SearchButton = ({ Search }: { readonly Search: LazyPart<SearchProps> }) => {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback(() => setOpened({ ...createEarlyText(), opener: document.activeElement }), []);
  useRemembered();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (MODIFIERS.includes(event.key)) Search.prepare();
      if (!isShortcut(event)) return;
      event.preventDefault();
      // A dialog is answered first, and this one is not opened twice.
      if (!document.querySelector('[aria-modal=true]')) open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open, Search]);
  useEffect(() => () => focusBack(opened), [opened]);
  return (
    <>
      <Field
        onClick={open}
        onPointerEnter={Search.prepare}
        onFocus={Search.prepare}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon name="search" />
        <span>{translate('app.search.label')}</span>
        <kbd aria-hidden>{translate(IS_MAC ? 'app.search.macKeys' : 'app.search.keys')}</kbd>
      </Field>
      {opened && <Search early={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};

/* The half of Ctrl-K that comes first. */
const MODIFIERS = ['Control', 'Meta'];

/*
 * A dialog gives the focus back to what had it when it came: here to the input that stood in for it and is gone, or, on
 * a page that was just opened, to nothing.
 */
const focusBack = (opened: Opened | undefined): void => {
  if (!opened || document.activeElement !== document.body) return;
  const { opener } = opened;
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
  (isThere ? opener : document.getElementById('main-content'))?.focus({ preventScroll: true });
};

const isShortcut = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;

const IS_MAC = /Mac|iP/.test(navigator.platform);

const Field = styled(ButtonBase)(({ theme }) => ({
  fontFamily: theme.typography.fontFamily,
  gap: 8,
  padding: 8,
  borderRadius: 8,
  font: 'inherit',
  fontSize: 14,
  '&:hover': { backgroundColor: theme.palette.action.hover },
  [theme.breakpoints.up('md')]: {
    color: theme.palette.text.secondary,
    width: 220,
    height: 36,
    margin: '0 8px',
    backgroundColor: theme.palette.surface.sunken,
    '& span': { flex: 1, textAlign: 'start' },
    '& kbd': { font: 'inherit', fontSize: 12 },
  },
  [theme.breakpoints.down('md')]: {
    color: theme.palette.action.active,
    '& kbd': { display: 'none' },
    '& span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
}));
