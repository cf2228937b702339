import type { diff as english } from '../en/diff';
import type { TranslationOf } from '../translationOf';

export const diff = {
  summary: '%{smart_count} champ modifié : %{fields} |||| %{smart_count} champs modifiés : %{fields}',
  nothing: 'Aucune modification',
  field: 'Champ',
  before: 'Avant',
  after: 'Après',
  added: 'ajouté',
  removed: 'supprimé',
  changed: 'modifié',
  same: 'inchangé',
  showSame: 'Afficher %{smart_count} champ inchangé |||| Afficher %{smart_count} champs inchangés',
  hideSame: 'Masquer les champs inchangés',
  secret: 'Valeur masquée',
} satisfies TranslationOf<typeof english>;
