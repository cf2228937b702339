import type { shell as english } from '../en/shell';
import type { TranslationOf } from '../translationOf';

export const shell = {
  menu: {
    label: 'Menu principal',
    collapse: 'Réduire le menu',
    expand: 'Développer le menu',
    collapseGroup: 'Replier %{name}',
    expandGroup: 'Déplier %{name}',
  },
  skin: {
    label: 'Couleurs',
    light: 'Clair',
    dark: 'Sombre',
    toLight: 'Utiliser les couleurs claires',
    toDark: 'Utiliser les couleurs sombres',
  },
  language: { label: 'Langue', en: 'Anglais', de: 'Allemand', fr: 'Français', pt: 'Portugais' },
  account: 'Compte',
  signedInAs: 'Connecté en tant que %{name}',
  signOut: 'Se déconnecter',
  scrollTop: 'Retour en haut',
  offline: 'Vous êtes hors ligne. L’affichage n’est peut-être plus à jour et rien ne peut être enregistré.',
  online: 'Vous êtes de nouveau en ligne.',
  loading: 'Chargement…',
  search: { label: 'Rechercher', keys: 'Ctrl K' },
  bookmarks: { label: 'Favoris', star: 'Favori : %{name}' },
} satisfies TranslationOf<typeof english>;
