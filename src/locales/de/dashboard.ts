import type { dashboard as english } from '../en/dashboard';
import type { TranslationOf } from '../translationOf';

export const dashboard = {
  dashboard: {
    outgrown:
      'Mehr als %{most} Datensätze liegen in einem Ordner, der eine Anfrage nach der anderen bearbeitet. PostgreSQL ist für so viele besser geeignet. Halten Sie das Gateway an und ziehen Sie um:',
    range: 'Zeitraum',
    spans: {
      today: 'Heute',
      last28Days: 'Letzte 28 Tage',
      lastMonth: 'Letzter Monat',
      lastYear: 'Letztes Jahr',
    },
    days: '%{from} – %{to}',
    daysIn: '%{from} – %{to} (%{zone})',
    change: {
      up: '%{amount} mehr',
      down: '%{amount} weniger',
      same: 'unverändert',
      none: 'Keine früheren Daten',
    },
    points: '%{amount} Punkt |||| %{amount} Punkte',
    before: 'Vorher: %{value}',
    yesterday: 'Gestern: %{value}',
    noValue: '—',
    course: 'Niedrigster Wert %{low}, höchster %{high}, letzter %{last}',
    asTable: 'Als Tabelle zeigen',
    asChart: 'Als Diagramm zeigen',
    day: 'Tag',
    month: 'Monat',
    part: 'Kategorie',
    number: 'Anzahl',
    share: 'Anteil',
    unset: 'Ohne Angabe',
    ofRecords: 'Aus %{smart_count} %{name} |||| Aus %{smart_count} %{name}',
    severalFailed: 'Mehrere Teile dieser Seite konnten nicht geladen werden.',
    showList: '%{name} in der Liste zeigen',
    showAll: 'Zeigen |||| Alle %{smart_count} zeigen',
    empty: 'Nichts anzuzeigen',
    emptyTime: 'Keine Daten für diesen Zeitraum',
    steps: {
      progress: '%{done} von %{total} erledigt',
      hide: 'Ausblenden',
      show: 'Anzeigen: %{name}',
      done: 'erledigt',
      open: 'noch zu tun',
      first: 'Zuerst: %{name}',
    },
    failed: 'Das konnte nicht geladen werden.',
    nothing: 'Sie haben auf dieser Seite zu nichts Zugriff.',
  },
} satisfies TranslationOf<typeof english>;
