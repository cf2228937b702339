import type { actions as english } from '../en/actions';
import type { TranslationOf } from '../translationOf';

export const actions = {
  confirm: {
    title: '%{action} : %{name} ?',
    bulkTitle:
      '%{action} : %{smart_count} enregistrement ? |||| %{action} : %{smart_count} enregistrements ?',
    text: 'L’effet est immédiat.',
  },
  qualify:
    '%{qualified} ligne concernée sur %{total} sélectionnée |||| %{qualified} lignes concernées sur %{total} sélectionnées',
  reason: '%{name} : %{reason}',
  notNow: 'Impossible tant que %{field} vaut %{value}',
  needs: 'Possible seulement tant que %{field} vaut %{allowed}',
  ruleNotMet: 'Cet enregistrement ne remplit pas les conditions requises.',
  closed: 'Cet enregistrement ne peut pas être modifié dans son état actuel',
  nothingNow: 'Aucune action n’est possible dans son état actuel.',
  saveFirst: 'Enregistrez d’abord vos modifications.',
  running: '%{action} : %{done} sur %{total}…',
  done: '%{action} : %{name} – terminé',
  bulkDone:
    '%{action} : %{smart_count} enregistrement traité |||| %{action} : %{smart_count} enregistrements traités',
  partial: '%{action} : réussites : %{done}, échecs : %{failed}',
} satisfies TranslationOf<typeof english>;
