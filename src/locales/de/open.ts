import type { open as english } from '../en/open';
import type { TranslationOf } from '../translationOf';

export const open = {
  public: {
    home: 'Seiten für alle',
    signIn: 'Anmelden',
    send: 'Senden',
    thanks: 'Danke. Es ist angekommen.',
    receipt: 'Ihre Nummer:',
    again: 'Noch etwas senden',
    empty: 'Hier gibt es noch nichts.',
    notFound: 'Nichts gefunden.',
    gone: 'Unter dieser Adresse gibt es nichts für alle.',
    page: 'Seite %{page} von %{last}',
  },
} satisfies TranslationOf<typeof english>;
