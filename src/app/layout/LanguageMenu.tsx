import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLocaleState } from 'ra-core';
import { languages } from '../../locales/languages';
import type { NavbarMenuProps } from './MenuButton';

/** Exactly four languages (S2.65), each under its own name. */
export const LanguageMenu = ({ anchor, onClose }: NavbarMenuProps) => {
  const [locale, setLocale] = useLocaleState();
  const choose = (wanted: string) => {
    onClose();
    setLocale(wanted);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {languages.map((language) => (
        <MenuItem
          key={language.locale}
          lang={language.locale}
          selected={language.locale === locale}
          onClick={() => choose(language.locale)}
        >
          {language.name}
        </MenuItem>
      ))}
    </Menu>
  );
};
