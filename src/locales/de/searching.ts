import type { searching as english } from '../en/searching';
import type { TranslationOf } from '../translationOf';

export const searching: TranslationOf<typeof english> = {
  label: 'Seiten, Aktionen und Datensätze suchen',
  close: 'Schließen',
  bookmarks: 'Lesezeichen',
  pages: 'Seiten',
  actions: 'Aktionen',
  records: 'Datensätze',
  noResult: 'Kein Ergebnis',
  searching: 'Suche läuft …',
  failed: 'Die Datensätze konnten nicht durchsucht werden. Bitte versuchen Sie es erneut.',
};
