import type { permissions as english } from '../en/permissions';
import type { TranslationOf } from '../translationOf';

export const permissions = {
  everything: 'Tout',
  readOnly: 'Lecture seule',
  count: '%{smart_count} droit |||| %{smart_count} droits',
  right: '%{action} : %{subject}',
  above: 'Accordé par « %{right} »',
  taken: 'Retiré par « %{right} »',
  area: 'Domaine',
  others: 'Autres',
  more: 'Plus : %{given} sur %{total}',
  listOnly: 'la liste seulement',
  showOnly: 'les fiches seulement',
  find: 'Chercher un domaine',
  kept: 'Droits sans case ici, gardés tels quels',
  remove: 'Retirer « %{right} »',
} satisfies TranslationOf<typeof english>;
