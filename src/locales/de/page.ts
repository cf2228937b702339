import type { page as english } from '../en/page';
import type { TranslationOf } from '../translationOf';

export const page = {
  start: { nothing: 'Noch nichts zu öffnen' },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter %{path} gibt es keine Seite.',
    home: 'Zur Startseite',
  },
  denied: {
    title: 'Sie können „%{name}“ nicht öffnen',
    text: 'Ihrem Konto fehlt ein Recht: %{subject} %{action}.',
    help: 'Wenn Sie es benötigen, wenden Sie sich an eine Person mit Verwaltungsrechten.',
  },
  error: {
    title: 'Diese Seite funktioniert nicht mehr',
    text: 'Nichts Gespeichertes ist verloren. Sie können es erneut versuchen oder eine andere Seite öffnen.',
    updateTitle: 'Eine neuere Version ist verfügbar',
    reload: 'Neu laden',
  },
  override: 'Dieser Teil kommt aus %{file}. Dabei ist ein Fehler aufgetreten: %{message}',
  missing: {
    offline: 'Keine Verbindung. Dieser Teil erscheint, sobald es wieder eine gibt.',
    unreachable: 'Der Server ist nicht erreichbar. Dieser Teil erscheint, sobald er antwortet.',
    outdated:
      'Dieser Teil der Seite liegt nicht mehr auf dem Server. Laden Sie neu, um die neuere Version zu erhalten.',
    unknown: 'Dieser Teil konnte nicht geladen werden. Es wird alle paar Sekunden erneut versucht.',
  },
  config: {
    title: 'Die Konfiguration ist fehlerhaft',
    count: '%{smart_count} Problem |||| %{smart_count} Probleme',
    text: 'Die App startet, sobald sie berichtigt sind.',
    entityTitle: 'Die Konfiguration von „%{name}“ ist fehlerhaft',
    entityText:
      'Ihre Seiten und ihr Teil der API sind wieder da, sobald die Fehler berichtigt sind. Alles andere funktioniert.',
    id: 'Kennung',
    path: 'Stelle',
    fault: 'Was falsch ist',
    hint: 'Was richtig wäre',
  },
} satisfies TranslationOf<typeof english>;
