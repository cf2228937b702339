import type { diff as english } from '../en/diff';
import type { TranslationOf } from '../translationOf';

export const diff = {
  summary: '%{smart_count} Feld geändert: %{fields} |||| %{smart_count} Felder geändert: %{fields}',
  nothing: 'Nichts geändert',
  field: 'Feld',
  before: 'Vorher',
  after: 'Nachher',
  added: 'hinzugefügt',
  removed: 'entfernt',
  changed: 'geändert',
  same: 'unverändert',
  showSame: '%{smart_count} unverändertes Feld anzeigen |||| %{smart_count} unveränderte Felder anzeigen',
  hideSame: 'Unveränderte Felder ausblenden',
  secret: 'Verborgener Wert',
} satisfies TranslationOf<typeof english>;
