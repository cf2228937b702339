import type { dashboard as english } from '../en/dashboard';
import type { TranslationOf } from '../translationOf';

export const dashboard: TranslationOf<typeof english> = {
  range: 'Zeitraum',
  spans: {
    today: 'Heute',
    last28Days: 'Letzte 28 Tage',
    lastMonth: 'Letzter Monat',
    lastYear: 'Letztes Jahr',
  },
  days: '%{from} – %{to}, Tage nach UTC',
  change: {
    up: '%{amount} mehr',
    down: '%{amount} weniger',
    same: 'unverändert',
    none: 'kein Vergleich möglich',
  },
  points: '%{amount} Punkt |||| %{amount} Punkte',
  before: 'Vorher: %{value}',
  noValue: '—',
  asTable: 'Als Tabelle zeigen',
  asChart: 'Als Diagramm zeigen',
  day: 'Tag',
  month: 'Monat',
  part: 'Teil',
  number: 'Anzahl',
  share: 'Anteil',
  unset: 'Ohne Angabe',
  others: 'Weitere stehen hier nicht.',
  showList: '%{name}: Liste dahinter öffnen',
  showAll: 'Zeigen |||| Alle %{smart_count} zeigen',
  empty: 'Zurzeit nichts.',
  emptyTime: 'Nichts in diesem Zeitraum.',
  steps: {
    progress: '%{done} von %{total} erledigt',
    hide: 'Nicht mehr zeigen',
    done: 'erledigt',
    open: 'noch zu tun',
  },
  failed: 'Das konnte nicht geladen werden.',
  nothing: 'Auf dieser Seite gibt es nichts, was Sie sehen dürfen.',
};
