import type { preview as english } from '../en/preview';
import type { TranslationOf } from '../translationOf';

export const preview = {
  start: 'Voir avec ce rôle',
  seen: 'Vous voyez le produit en tant que %{name}. C’est un aperçu : rien ne peut être modifié.',
  stop: 'Revenir à vos propres droits',
  refused:
    'Vous ne faites que regarder le produit avec un rôle. Pour modifier quelque chose, revenez à vos propres droits.',
} satisfies TranslationOf<typeof english>;
