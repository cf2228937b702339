import type { searching as english } from '../en/searching';
import type { TranslationOf } from '../translationOf';

export const searching: TranslationOf<typeof english> = {
  label: 'Rechercher des pages, des actions et des enregistrements',
  close: 'Fermer',
  bookmarks: 'Favoris',
  pages: 'Pages',
  actions: 'Actions',
  records: 'Enregistrements',
  noResult: 'Aucun résultat',
  searching: 'Recherche…',
  failed: 'La recherche des enregistrements a échoué. Veuillez réessayer.',
};
