import type { shell as english } from '../en/shell';
import type { TranslationOf } from '../translationOf';

export const shell = {
  menu: {
    label: 'Hauptmenü',
    collapse: 'Menü einklappen',
    expand: 'Menü ausklappen',
  },
  skin: {
    toLight: 'Helle Farben verwenden',
    toDark: 'Dunkle Farben verwenden',
  },
  language: {
    label: 'Sprache',
    missing: '%{name} konnte nicht geladen werden. Die Sprache bleibt, wie sie ist.',
  },
  account: 'Konto',
  signedInAs: 'Angemeldet als %{name}',
  signOut: 'Abmelden',
  compact: 'Kompakte Ansicht',
  scrollTop: 'Zurück nach oben',
  offline: 'Sie sind offline. Die Anzeige kann veraltet sein, und es lässt sich nichts speichern.',
  loading: 'Wird geladen…',
  search: { label: 'Suchen', keys: 'Strg K', macKeys: '⌘K' },
  bookmarks: { label: 'Lesezeichen', star: 'Lesezeichen für %{name}' },
} satisfies TranslationOf<typeof english>;
