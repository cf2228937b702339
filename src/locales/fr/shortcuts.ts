import type { shortcuts as english } from '../en/shortcuts';
import type { TranslationOf } from '../translationOf';

export const shortcuts: TranslationOf<typeof english> = {
  title: 'Raccourcis clavier',
  singleKeys: 'Raccourcis d’une seule touche (sans Ctrl ni Cmd)',
  keys: { control: 'Ctrl', enter: 'Entrée', home: 'Début', end: 'Fin', or: 'ou', then: 'puis' },
  everywhere: {
    title: 'Partout',
    help: 'Afficher cette liste',
    search: 'Chercher des pages et des enregistrements',
  },
  list: {
    title: 'Dans une liste',
    search: 'Aller au champ de recherche',
    create: 'Créer un enregistrement',
    rows: 'Ligne précédente ou suivante',
    ends: 'Première ou dernière ligne',
    open: 'Ouvrir la ligne',
  },
  record: { title: 'Sur un enregistrement', edit: 'Modifier' },
  form: { title: 'Dans un formulaire', save: 'Enregistrer' },
  places: { title: 'Aller à' },
};
