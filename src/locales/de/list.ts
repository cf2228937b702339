import type { list as english } from '../en/list';
import type { TranslationOf } from '../translationOf';

export const list = {
  search: '%{name} durchsuchen',
  filters: 'Filter',
  activeFilters: 'Aktive Filter',
  filterChip: '%{label}: %{value}',
  removeFilter: 'Filter %{label} entfernen',
  from: '%{label} von',
  to: '%{label} bis',
  any: 'Beliebig',
  none: 'Keine',
  sortBy: 'Sortieren nach',
  moreActions: 'Weitere Aktionen',
  rowActions: 'Aktionen für %{name}',
  resetColumns: 'Übliche Spalten anzeigen',
  moveColumn: '%{name} nach oben schieben',
  pages: 'Seiten',
  rows: '%{smart_count} Zeile |||| %{smart_count} Zeilen',
  found: '%{found} von %{total} gefunden',
  selected: '%{smart_count} ausgewählt |||| %{smart_count} ausgewählt',
  selectRow: '%{name} auswählen',
  selectPage: 'Alle Zeilen dieser Seite auswählen',
  clearSelection: 'Auswahl aufheben',
  noValue: 'Kein Wert',
  more: '%{smart_count} weiterer |||| %{smart_count} weitere',
  empty: {
    title: 'Noch keine Einträge: %{name}',
    text: 'Einträge erscheinen hier, sobald es welche gibt.',
    create: 'Ersten Eintrag anlegen',
    filteredTitle: 'Kein Treffer',
    filteredText: '%{name}: Zu Ihrer Suche und Ihren Filtern passt kein Eintrag.',
  },
  error: {
    title: '%{name}: Laden fehlgeschlagen',
    retry: 'Erneut versuchen',
    stale: 'Diese Zeilen sind möglicherweise veraltet: Die letzte Aktualisierung ist fehlgeschlagen.',
  },
  dropped: {
    notice:
      '%{name}: %{smart_count} Zeile konnte nicht angezeigt werden: %{reasons} |||| %{name}: %{smart_count} Zeilen konnten nicht angezeigt werden: %{reasons}',
    values:
      '%{field}: %{smart_count} Wert konnte nicht angezeigt werden. %{reason} |||| %{field}: %{smart_count} Werte konnten nicht angezeigt werden. %{reason}',
    notARecord: 'kein Datensatz',
    noId: 'keine Kennung',
    badId: 'unbrauchbare Kennung',
    duplicateId: 'doppelte Kennung',
    noList: '%{name}: Die Antwort enthielt keine Liste von Zeilen.',
    badTotal: '%{name}: Die Antwort nannte keine brauchbare Gesamtzahl, daher wurden die Zeilen gezählt.',
    notPaged:
      '%{name}: Der Server hat %{smart_count} Zeile statt einer Seite geschickt; gezeigt wird nur, was zu dieser Seite gehört. |||| %{name}: Der Server hat %{smart_count} Zeilen auf einmal statt einer Seite geschickt; gezeigt werden nur die dieser Seite.',
    notFiltered:
      '%{name}: %{smart_count} Zeile passt nicht zum Filter, den der Server nicht zu beachten scheint. |||| %{name}: %{smart_count} Zeilen passen nicht zum Filter, den der Server nicht zu beachten scheint.',
    notSorted:
      '%{name}: Die Zeilen stehen nicht in der gewählten Reihenfolge, die der Server nicht zu beachten scheint.',
  },
  import: 'Importieren',
  export: {
    progress: '%{name} wird exportiert: %{done} von %{total}',
    done: '%{smart_count} Zeile exportiert |||| %{smart_count} Zeilen exportiert',
    cancelled: 'Export abgebrochen. Es wurde keine Datei geschrieben.',
    failed: 'Der Export wurde abgebrochen: %{reason}',
    nothing: 'Es gibt nichts zu exportieren.',
  },
} satisfies TranslationOf<typeof english>;
