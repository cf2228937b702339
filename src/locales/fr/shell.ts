import type { shell as english } from '../en/shell';
import type { TranslationOf } from '../translationOf';

export const shell = {
  menu: {
    label: 'Menu principal',
    collapse: 'Réduire le menu',
    expand: 'Développer le menu',
  },
  skin: {
    toLight: 'Utiliser les couleurs claires',
    toDark: 'Utiliser les couleurs sombres',
  },
  language: { label: 'Langue', missing: 'Impossible de télécharger %{name}. La langue reste inchangée.' },
  account: 'Compte',
  signedInAs: 'Connecté en tant que %{name}',
  signOut: 'Se déconnecter',
  compact: 'Affichage compact',
  scrollTop: 'Retour en haut',
  offline: 'Vous êtes hors ligne. L’affichage n’est peut-être plus à jour et rien ne peut être enregistré.',
  loading: 'Chargement…',
  demo: {
    kept: 'Démo : vos modifications restent dans ce navigateur.',
    full: 'Démo : ce navigateur n’a plus de place. Ce que vous modifiez désormais sera perdu en quittant la page.',
    reset: 'Réinitialiser',
    resetTitle: 'Réinitialiser la démo ?',
    resetText: 'Toutes vos modifications dans ce navigateur seront supprimées et vous serez déconnecté.',
  },
  search: { label: 'Rechercher', keys: 'Ctrl K', macKeys: '⌘K' },
  bookmarks: { label: 'Favoris', star: 'Favori : %{name}' },
} satisfies TranslationOf<typeof english>;
