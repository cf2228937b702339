import MenuItem from '@mui/material/MenuItem';
import { useLocaleState } from 'ra-core';
import { languages } from '../../locales/languages';

/** Exactly four languages (S2.65), each under its own name. */
export const useLanguageItems = (onClose: () => void) => {
  const [locale, setLocale] = useLocaleState();
  const choose = (wanted: string) => {
    onClose();
    setLocale(wanted);
  };
  return languages.map((language) => (
    <MenuItem
      key={language.locale}
      lang={language.locale}
      selected={language.locale === locale}
      onClick={() => choose(language.locale)}
    >
      {language.name}
    </MenuItem>
  ));
};
