import type { samples as english } from '../en/samples';
import type { TranslationOf } from '../translationOf';

export const samples = {
  samples: {
    kept: 'Beispiele: Was Sie hier ändern, bleibt in diesem Browser.',
    full: 'Beispiele: Dieser Browser hat keinen Platz mehr. Was Sie ab jetzt ändern, ist mit der Seite verloren.',
    one: '„%{name}“ zurücksetzen',
    all: 'Alle Beispiele zurücksetzen',
    oneTitle: '„%{name}“ zurücksetzen?',
    allTitle: 'Alle Beispiele zurücksetzen?',
    resetText: 'Ihre Änderungen in diesem Browser werden entfernt, und die Seite wird neu geladen.',
  },
} satisfies TranslationOf<typeof english>;
