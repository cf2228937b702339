import type { relations as english } from '../en/relations';
import type { TranslationOf } from '../translationOf';

export const relations = {
  empty: 'Aucun élément ici pour le moment : %{name}.',
  showAll: 'Tout afficher : %{name}',
  add: 'Ajouter : %{name}',
  choose: 'Choisir : %{name}',
  noneFound: '%{name} : aucun résultat. Essayez d’autres mots.',
  loading: 'Recherche…',
  count: '%{smart_count} élément |||| %{smart_count} éléments',
} satisfies TranslationOf<typeof english>;
