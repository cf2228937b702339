import type { record as english } from '../en/record';
import type { TranslationOf } from '../translationOf';

export const record = {
  related: 'Éléments liés',
  breadcrumbs: 'Fil d’Ariane',
  previous: 'Enregistrement précédent',
  next: 'Enregistrement suivant',
  position: '%{index} sur %{total}',
  created: 'Création effectuée : %{name}',
  saved: 'Enregistrement effectué : %{name}',
  deleted: 'Suppression effectuée : %{name} |||| %{smart_count} enregistrements supprimés',
  notSaved: '%{name} : enregistrement impossible : %{reason}',
  notFound: '%{name} : cet enregistrement n’existe pas ou n’existe plus.',
  copy: 'Copier',
  copied: 'Copié',
  preview: 'Aperçu',
  print: 'Imprimer',
  payment: 'Informations de paiement',
  localTime: 'Fuseau horaire : %{zone}',
  stale: 'Cet enregistrement n’est peut-être plus à jour : la dernière actualisation a échoué.',
  unsaved: {
    title: 'Quitter sans enregistrer ?',
    text: 'Vos modifications sur cette page n’ont pas été enregistrées.',
    stay: 'Rester',
    leave: 'Quitter sans enregistrer',
  },
  draft: {
    found: 'Vous avez une saisie non enregistrée du %{time}.',
    restore: 'Restaurer',
    discard: 'Abandonner',
  },
  conflict: {
    title: 'Modifié par quelqu’un d’autre',
    text: 'Quelqu’un d’autre a modifié cet enregistrement pendant que vous y travailliez. Rien n’a encore été enregistré.',
    fields: 'Champs différents',
    mine: 'Votre version',
    theirs: 'L’autre version',
    keepMine: 'Enregistrer ma version',
    takeTheirs: 'Prendre l’autre version',
  },
  outcome: {
    checking: 'La réponse s’est perdue. Vérification de l’enregistrement en cours…',
    wasNotSaved: 'La modification n’a pas été enregistrée. Veuillez réessayer.',
    unknown:
      'Impossible de savoir si la modification a été enregistrée. Veuillez vérifier avant de réessayer.',
  },
} satisfies TranslationOf<typeof english>;
