import type { page as english } from '../en/page';
import type { TranslationOf } from '../translationOf';

export const page = {
  start: { nothing: 'Rien à ouvrir pour le moment' },
  notFound: {
    title: 'Page introuvable',
    text: 'Il n’y a aucune page à l’adresse %{path}.',
    home: 'Aller à la page d’accueil',
  },
  denied: {
    title: 'Vous ne pouvez pas ouvrir « %{name} »',
    text: 'Il manque un droit à votre compte : %{action} %{subject}.',
    help: 'Si vous en avez besoin, demandez-le à un administrateur.',
  },
  error: {
    title: 'Cette page a cessé de fonctionner',
    text: 'Rien de ce que vous avez enregistré n’est perdu. Vous pouvez réessayer ou ouvrir une autre page.',
    updateTitle: 'Une version plus récente est disponible',
    reload: 'Recharger',
  },
  override: 'Cette partie vient de %{file}, qui a échoué : %{message}',
  missing: {
    offline: 'Pas de connexion. Cette partie s’affichera dès qu’elle sera rétablie.',
    unreachable: 'Le serveur est injoignable. Cette partie s’affichera dès qu’il répondra.',
    outdated:
      'Cette partie de la page n’est plus sur le serveur. Rechargez pour obtenir la version plus récente.',
    unknown:
      'Cette partie n’a pas pu être chargée. Une nouvelle tentative a lieu toutes les quelques secondes.',
  },
  config: {
    title: 'La configuration contient des erreurs',
    count: '%{smart_count} problème |||| %{smart_count} problèmes',
    text: 'L’application démarrera dès qu’elles seront corrigées.',
    entityTitle: 'La configuration de « %{name} » comporte des erreurs',
    entityText:
      'Ses pages et sa partie de l’API reviennent dès qu’elles sont corrigées. Tout le reste fonctionne.',
    id: 'Identifiant',
    path: 'Emplacement',
    fault: 'Ce qui ne va pas',
    hint: 'Ce qui serait correct',
  },
} satisfies TranslationOf<typeof english>;
