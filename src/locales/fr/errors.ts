import type { errors as english } from '../en/errors';
import type { TranslationOf } from '../translationOf';

export const errors = {
  network: '%{host} est injoignable. Veuillez vérifier votre connexion et réessayer.',
  timeout: '%{host} a mis trop de temps à répondre. Veuillez réessayer.',
  server: 'Le serveur n’a pas pu le faire. Veuillez réessayer plus tard.',
  tryAgainIn: 'Veuillez réessayer dans %{seconds} s.',
  malformed: 'La réponse du serveur est incompréhensible.',
  denied: 'Vous n’avez pas le droit de faire cela.',
  validation: 'Certaines valeurs ont été refusées. Veuillez vérifier le formulaire.',
  conflict: 'Quelqu’un d’autre a modifié cela entre-temps.',
  notOffered: 'Ce serveur ne fournit pas ce nombre.',
  notFound: 'Cela n’existe plus.',
  refused: 'Le serveur a refusé.',
  auth: 'Votre session est terminée. Veuillez vous reconnecter.',
  badId: '« %{id} » n’est pas un identifiant utilisable.',
  cancelled: 'La requête a été annulée.',
  unknown: 'Un problème est survenu.',
  requestId: '(Requête %{id})',
} satisfies TranslationOf<typeof english>;
