import type { shell as english } from '../en/shell';
import type { TranslationOf } from '../translationOf';

export const shell = {
  menu: {
    label: 'Hauptmenü',
    collapse: 'Menü einklappen',
    expand: 'Menü ausklappen',
    collapseGroup: '%{name} einklappen',
    expandGroup: '%{name} ausklappen',
  },
  skin: {
    label: 'Farben',
    light: 'Hell',
    dark: 'Dunkel',
    toLight: 'Helle Farben verwenden',
    toDark: 'Dunkle Farben verwenden',
  },
  language: { label: 'Sprache', en: 'Englisch', de: 'Deutsch', fr: 'Französisch', pt: 'Portugiesisch' },
  account: 'Konto',
  signedInAs: 'Angemeldet als %{name}',
  signOut: 'Abmelden',
  scrollTop: 'Zurück nach oben',
  offline: 'Sie sind offline. Die Anzeige kann veraltet sein, und es lässt sich nichts speichern.',
  online: 'Sie sind wieder online.',
  loading: 'Wird geladen…',
  search: { label: 'Suchen', keys: 'Strg K' },
  bookmarks: { label: 'Lesezeichen', star: 'Lesezeichen für %{name}' },
} satisfies TranslationOf<typeof english>;
