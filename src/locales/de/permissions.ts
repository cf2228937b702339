import type { permissions as english } from '../en/permissions';
import type { TranslationOf } from '../translationOf';

export const permissions = {
  everything: 'Alles',
  readOnly: 'Nur lesen',
  count: '%{smart_count} Recht |||| %{smart_count} Rechte',
  right: '%{action}: %{subject}',
  above: 'Erteilt durch „%{right}“',
  taken: 'Entzogen durch „%{right}“',
  area: 'Bereich',
  others: 'Weitere',
  more: 'Mehr: %{given} von %{total}',
  listOnly: 'nur die Liste',
  showOnly: 'nur einzelne Einträge',
  find: 'Bereich suchen',
  kept: 'Rechte ohne Kästchen hier, unverändert behalten',
  remove: '„%{right}“ entfernen',
} satisfies TranslationOf<typeof english>;
