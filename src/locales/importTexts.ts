import type { ImportMessages } from './importMessages';
import type { Language } from './languages';

/** Each a download of its own, because few people import and nobody does it first. */
export const loadImportTexts: Readonly<Record<Language, () => Promise<ImportMessages>>> = {
  en: async () => (await import('./en/import')).importing,
  de: async () => (await import('./de/import')).importing,
  fr: async () => (await import('./fr/import')).importing,
  pt: async () => (await import('./pt/import')).importing,
};
