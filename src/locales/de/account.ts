import { factor } from './factor';
import type { account as english } from '../en/account';
import type { TranslationOf } from '../translationOf';

export const account: TranslationOf<typeof english> = {
  ownAccount: {
    title: 'Ihr Konto',
    notOffered: 'Dieser Server führt hier nichts über Ihr Konto.',
    who: { title: 'Sie', name: 'Name', email: 'E-Mail', role: 'Rolle' },
    password: {
      title: 'Passwort',
      present: 'Aktuelles Passwort',
      new: 'Neues Passwort',
      repeated: 'Neues Passwort wiederholen',
      help: 'An allen anderen Orten werden Sie abgemeldet.',
      other: 'Die beiden Passwörter stimmen nicht überein.',
      change: 'Passwort ändern',
      done: 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet.',
    },
    factor: {
      ...factor,
      title: 'Zwei-Faktor-Anmeldung',
      off: 'Zur Anmeldung genügt Ihr Passwort.',
      on: 'Zur Anmeldung gehört neben dem Passwort ein Code Ihrer Authenticator-App. Ein Wiederherstellungscode ist übrig. |||| Zur Anmeldung gehört neben dem Passwort ein Code Ihrer Authenticator-App. %{smart_count} Wiederherstellungscodes sind übrig.',
      none: 'Zur Anmeldung gehört neben dem Passwort ein Code Ihrer Authenticator-App. Es ist kein Wiederherstellungscode übrig.',
      setUp: 'Einrichten',
      next: 'Weiter',
      confirm: 'Einschalten',
      renew: 'Neue Wiederherstellungscodes',
      remove: 'Ausschalten',
      present: 'Ihr Passwort',
      done: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet.',
      removed: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet.',
      kept: 'Ich habe sie gesichert',
    },
    proof: {
      text: 'Bestätigen Sie Ihre Adresse: Wir haben einen Code an %{email} gesendet. Bis Sie ihn hier eingeben, können Sie nur Ihr eigenes Konto lesen und ändern.',
      code: 'Code aus der E-Mail',
      confirm: 'Bestätigen',
      again: 'Erneut senden',
      sent: 'Ein Code wurde an %{email} gesendet.',
      done: 'Ihre Adresse ist bestätigt.',
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
