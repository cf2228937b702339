import type { list as english } from '../en/list';
import type { TranslationOf } from '../translationOf';

export const list = {
  search: 'Rechercher : %{name}',
  filters: 'Filtres',
  activeFilters: 'Filtres actifs',
  filterChip: '%{label} : %{value}',
  removeFilter: 'Retirer le filtre %{label}',
  from: '%{label} : à partir de',
  to: '%{label} : jusqu’à',
  any: 'Indifférent',
  none: 'Aucun',
  sortBy: 'Trier par',
  moreActions: 'Autres actions',
  rowActions: 'Actions pour %{name}',
  resetColumns: 'Afficher les colonnes habituelles',
  moveColumn: 'Monter %{name}',
  pages: 'Pages',
  rows: '%{smart_count} ligne |||| %{smart_count} lignes',
  found: '%{found} résultats sur %{total}',
  selected: '%{smart_count} sélectionné |||| %{smart_count} sélectionnés',
  selectRow: 'Sélectionner %{name}',
  selectPage: 'Sélectionner toutes les lignes de cette page',
  clearSelection: 'Annuler la sélection',
  noValue: 'Aucune valeur',
  more: '%{smart_count} de plus |||| %{smart_count} de plus',
  empty: {
    title: 'Aucun élément pour le moment : %{name}',
    text: 'Les éléments apparaîtront ici dès qu’il y en aura.',
    create: 'Créer le premier',
    filteredTitle: 'Aucun résultat',
    filteredText: '%{name} : aucun élément ne correspond à votre recherche et à vos filtres.',
  },
  error: {
    title: '%{name} : chargement impossible',
    retry: 'Réessayer',
    stale: 'Ces lignes ne sont peut-être plus à jour : la dernière actualisation a échoué.',
  },
  dropped: {
    notice:
      '%{name} : %{smart_count} ligne n’a pas pu être affichée : %{reasons} |||| %{name} : %{smart_count} lignes n’ont pas pu être affichées : %{reasons}',
    values:
      '%{field} : %{smart_count} valeur n’a pas pu être affichée. %{reason} |||| %{field} : %{smart_count} valeurs n’ont pas pu être affichées. %{reason}',
    notARecord: 'pas un enregistrement',
    noId: 'sans identifiant',
    badId: 'identifiant inutilisable',
    duplicateId: 'identifiant en double',
    noList: '%{name} : la réponse ne contenait aucune liste de lignes.',
    badTotal: '%{name} : la réponse ne donnait pas de total utilisable, les lignes ont donc été comptées.',
    notPaged:
      '%{name} : le serveur a envoyé %{smart_count} ligne au lieu d’une page ; seul ce qui est de cette page est affiché. |||| %{name} : le serveur a envoyé %{smart_count} lignes d’un coup au lieu d’une page ; seules celles de cette page sont affichées.',
    notFiltered:
      '%{name} : %{smart_count} ligne ne correspond pas au filtre, que le serveur semble ignorer. |||| %{name} : %{smart_count} lignes ne correspondent pas au filtre, que le serveur semble ignorer.',
    notSorted: '%{name} : les lignes ne sont pas dans l’ordre choisi, que le serveur semble ignorer.',
  },
  import: 'Importer',
  export: {
    progress: 'Export en cours, %{name} : %{done} sur %{total}',
    done: '%{smart_count} ligne exportée |||| %{smart_count} lignes exportées',
    cancelled: 'Export annulé. Aucun fichier n’a été écrit.',
    failed: 'L’export s’est arrêté : %{reason}',
    nothing: 'Il n’y a rien à exporter.',
  },
} satisfies TranslationOf<typeof english>;
