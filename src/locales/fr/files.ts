import type { files as english } from '../en/files';
import type { TranslationOf } from '../translationOf';

export const files = {
  files: {
    choose: 'Choisir un fichier',
    chooseSeveral: 'Choisir des fichiers',
    accepted: 'Ou déposez-le ici, ou collez-le : %{types}, jusqu’à %{most} Mo.',
    uploading: 'Envoi de %{name}',
    done: '%{name} est envoyé.',
    removed: '%{name} est supprimé.',
    remove: 'Supprimer %{name}',
    cancel: 'Annuler l’envoi de %{name}',
    again: 'Réessayer d’envoyer %{name}',
    retry: 'Réessayer',
    running: 'Un envoi est encore en cours : attendez-le ou annulez-le.',
    tooLarge: '%{name} est trop volumineux : %{most} Mo au plus.',
    noRoom: 'Il y a de la place pour un fichier. |||| Il y a de la place pour %{smart_count} fichiers.',
    download: 'Télécharger %{name}',
    gone: 'Ce fichier n’existe plus, ou vous ne pouvez pas le lire.',
  },
} satisfies TranslationOf<typeof english>;
