import type { relations as english } from '../en/relations';
import type { TranslationOf } from '../translationOf';

export const relations = {
  empty: 'Hier noch keine Einträge: %{name}.',
  showAll: 'Alle anzeigen: %{name}',
  add: 'Hinzufügen: %{name}',
  count: '%{smart_count} Eintrag |||| %{smart_count} Einträge',
} satisfies TranslationOf<typeof english>;
