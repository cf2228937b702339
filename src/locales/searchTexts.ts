import type { Language } from './languages';
import type { SearchMessages } from './searchMessages';

/** Each a download of its own, with the box itself. */
export const loadSearchTexts: Readonly<Record<Language, () => Promise<SearchMessages>>> = {
  en: async () => (await import('./en/searching')).searching,
  de: async () => (await import('./de/searching')).searching,
  fr: async () => (await import('./fr/searching')).searching,
  pt: async () => (await import('./pt/searching')).searching,
};
