import type { errors as english } from '../en/errors';
import type { TranslationOf } from '../translationOf';

export const errors = {
  network: '%{host} ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  timeout: '%{host} hat zu lange nicht geantwortet. Bitte versuchen Sie es erneut.',
  server: 'Der Server konnte dies nicht ausführen. Bitte versuchen Sie es später erneut.',
  tryAgainIn: 'Bitte versuchen Sie es in %{seconds} s erneut.',
  malformed: 'Die Antwort des Servers ist nicht zu verstehen.',
  denied: 'Ihnen fehlt das Recht dazu.',
  validation: 'Einige Werte wurden abgelehnt. Bitte prüfen Sie das Formular.',
  conflict: 'Jemand anderes hat dies inzwischen geändert.',
  notOffered: 'Dieser Server bietet diese Zahl nicht an.',
  notFound: 'Dies gibt es nicht mehr.',
  refused: 'Der Server hat dies abgelehnt.',
  auth: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  badId: '„%{id}“ ist keine brauchbare Kennung.',
  cancelled: 'Die Anfrage wurde abgebrochen.',
  unknown: 'Etwas ist schiefgegangen.',
  requestId: '(Anfrage %{id})',
} satisfies TranslationOf<typeof english>;
