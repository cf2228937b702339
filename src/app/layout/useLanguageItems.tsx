import MenuItem from '@mui/material/MenuItem';
import { useLocaleState, useNotify } from 'react-admin';
import { languages } from '../../locales/languages';
import { useShell } from './ShellContext';

/** Exactly four languages (S2.65), each under its own name. One that cannot be downloaded changes nothing (G-08). */
export const useLanguageItems = (onClose: () => void) => {
  const { locale, choose } = useLanguages(onClose);
  return languages.map((language) => (
    <MenuItem
      key={language.locale}
      lang={language.locale}
      selected={language.locale === locale}
      onClick={() => void choose(language)}
    >
      {language.name}
    </MenuItem>
  ));
};

/** The languages, the present one, and what changes to another. */
export const useLanguages = (onClose: () => void) => {
  const [locale, setLocale] = useLocaleState();
  const { prepareLanguage } = useShell();
  const notify = useNotify();
  const choose = async ({ locale: wanted, name }: (typeof languages)[number]) => {
    onClose();
    try {
      await prepareLanguage(wanted);
      setLocale(wanted);
    } catch {
      notify('app.language.missing', { type: 'error', messageArgs: { name } });
    }
  };
  return { languages, locale, choose };
};
