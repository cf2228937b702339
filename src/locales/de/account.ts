import type { account as english } from '../en/account';
import type { TranslationOf } from '../translationOf';

export const account: TranslationOf<typeof english> = {
  ownAccount: {
    title: 'Ihr Konto',
    notOffered: 'Dieser Server führt hier nichts über Ihr Konto.',
    who: { title: 'Sie', name: 'Name', email: 'E-Mail', role: 'Rolle' },
    password: {
      title: 'Passwort',
      present: 'Bisheriges Passwort',
      new: 'Neues Passwort',
      repeated: 'Neues Passwort wiederholen',
      help: 'Überall sonst werden Sie abgemeldet.',
      other: 'Das stimmt nicht mit dem neuen Passwort überein.',
      change: 'Passwort ändern',
      done: 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet.',
    },
    sessions: {
      title: 'Wo Sie angemeldet sind',
      device: '%{browser} auf %{system}',
      unknown: 'Unbekanntes Gerät',
      this: 'diese Sitzung',
      times: 'Angemeldet %{begun}, zuletzt benutzt %{used}',
      end: 'Abmelden',
      endOf: '%{name} abmelden',
      endOthers: 'Überall sonst abmelden',
      done: 'Dort sind Sie abgemeldet.',
    },
  },
};
