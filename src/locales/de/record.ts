import type { record as english } from '../en/record';
import type { TranslationOf } from '../translationOf';

export const record = {
  related: 'Zugehöriges',
  breadcrumbs: 'Sie sind hier',
  previous: 'Vorheriger Datensatz',
  next: 'Nächster Datensatz',
  position: '%{index} von %{total}',
  created: '%{name} angelegt',
  saved: '%{name} gespeichert',
  deleted: '%{name} gelöscht |||| %{smart_count} Datensätze gelöscht',
  notSaved: '%{name} nicht gespeichert: %{reason}',
  notFound: '%{name}: Diesen Datensatz gibt es nicht oder nicht mehr.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  preview: 'Vorschau',
  print: 'Drucken',
  payment: 'Zahlungsangaben',
  localTime: 'Zeitzone: %{zone}',
  stale: 'Dieser Eintrag ist möglicherweise veraltet: Die letzte Aktualisierung ist fehlgeschlagen.',
  unsaved: {
    title: 'Ohne Speichern verlassen?',
    text: 'Ihre Änderungen auf dieser Seite sind nicht gespeichert.',
    stay: 'Bleiben',
    leave: 'Ohne Speichern verlassen',
  },
  draft: {
    found: 'Sie haben ungespeicherte Eingaben von %{time}.',
    restore: 'Wiederherstellen',
    discard: 'Verwerfen',
  },
  conflict: {
    title: 'Von jemand anderem geändert',
    text: 'Jemand anderes hat diesen Datensatz geändert, während Sie ihn bearbeitet haben. Es wurde noch nichts gespeichert.',
    fields: 'Abweichende Felder',
    mine: 'Ihr Stand',
    theirs: 'Anderer Stand',
    keepMine: 'Meinen Stand speichern',
    takeTheirs: 'Anderen Stand übernehmen',
  },
  outcome: {
    checking: 'Die Antwort ging verloren. Es wird geprüft, ob die Änderung gespeichert wurde…',
    wasNotSaved: 'Die Änderung wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    unknown:
      'Es ließ sich nicht feststellen, ob die Änderung gespeichert wurde. Bitte sehen Sie nach, bevor Sie es erneut versuchen.',
  },
} satisfies TranslationOf<typeof english>;
