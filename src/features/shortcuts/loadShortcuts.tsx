import type { ReactElement } from 'react';
import { isLanguage } from '../../locales/languages';
import { loadShortcutTexts } from '../../locales/shortcutTexts';
import { ShortcutsDialog } from './ShortcutsDialog';

/** The dialog with its texts, ready to be drawn. */
export const loadShortcuts = async (locale: string, onClose: () => void): Promise<ReactElement> => {
  const texts = await loadShortcutTexts[isLanguage(locale) ? locale : 'en']();
  return <ShortcutsDialog texts={texts} onClose={onClose} />;
};
