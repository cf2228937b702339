import type { errors as english } from '../en/errors';
import type { TranslationOf } from '../translationOf';

export const errors = {
  network: '%{host} ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  timeout: '%{host} hat zu lange nicht geantwortet. Bitte versuchen Sie es erneut.',
  server: 'Der Server konnte dies nicht ausführen. Bitte versuchen Sie es später erneut.',
  malformed: 'Die Antwort von %{host} ist nicht zu verstehen.',
  denied: 'Ihnen fehlt das Recht dazu.',
  validation: 'Einige Werte wurden abgelehnt. Bitte prüfen Sie das Formular.',
  conflict: 'Jemand anderes hat dies inzwischen geändert.',
  notFound: 'Dies gibt es nicht mehr.',
  tooMany: 'Zu viele Anfragen. Bitte warten Sie einen Moment.',
  auth: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  badId: '„%{id}“ ist keine brauchbare Kennung.',
  aborted: 'Die Anfrage wurde abgebrochen.',
  unknown: 'Etwas ist schiefgegangen.',
} satisfies TranslationOf<typeof english>;
