import type { relations as english } from '../en/relations';
import type { TranslationOf } from '../translationOf';

export const relations = {
  empty: 'Aucun élément ici pour le moment : %{name}.',
  showAll: 'Tout afficher : %{name}',
  add: 'Ajouter : %{name}',
  count: '%{smart_count} élément |||| %{smart_count} éléments',
} satisfies TranslationOf<typeof english>;
