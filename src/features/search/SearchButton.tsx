import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { Icon } from '../../fields/drawing/Icon';
import { lazyPart } from '../../parts/lazyPart';

const Search = lazyPart(async () => (await import('./SearchDialog')).SearchDialog, { failure: 'over' });

/** Opens the search box, which is downloaded then; so do Ctrl-K and Cmd-K on every page. */
export const SearchButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      // A dialog is answered first, and this one is not opened twice.
      if (!document.querySelector('[aria-modal=true]')) open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
  return (
    <>
      <Field onClick={open} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" />
        <span>{translate('app.search.label')}</span>
        <kbd aria-hidden>{translate(IS_MAC ? 'app.search.macKeys' : 'app.search.keys')}</kbd>
      </Field>
      {isOpen && <Search onClose={() => setOpen(false)} />}
    </>
  );
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
