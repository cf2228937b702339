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
  demo: {
    kept: 'Demo: Ihre Änderungen bleiben in diesem Browser.',
    full: 'Demo: In diesem Browser ist kein Platz mehr. Was Sie ab jetzt ändern, geht mit der Seite verloren.',
    reset: 'Zurücksetzen',
    resetTitle: 'Demo zurücksetzen?',
    resetText: 'Alle Ihre Änderungen in diesem Browser werden entfernt, und Sie werden abgemeldet.',
  },
  search: { label: 'Suchen', keys: 'Strg K', macKeys: '⌘K' },
  bookmarks: { label: 'Lesezeichen', star: 'Lesezeichen für %{name}' },
} satisfies TranslationOf<typeof english>;
