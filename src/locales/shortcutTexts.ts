import type { Language } from './languages';
import type { ShortcutMessages } from './shortcutMessages';

/** Each a download of its own: nobody needs them before asking for the list. */
export const loadShortcutTexts: Readonly<Record<Language, () => Promise<ShortcutMessages>>> = {
  en: async () => (await import('./en/shortcuts')).shortcuts,
  de: async () => (await import('./de/shortcuts')).shortcuts,
  fr: async () => (await import('./fr/shortcuts')).shortcuts,
  pt: async () => (await import('./pt/shortcuts')).shortcuts,
};
