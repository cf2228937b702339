import type { actions as english } from '../en/actions';
import type { TranslationOf } from '../translationOf';

export const actions = {
  confirm: {
    title: '%{action}: %{name}?',
    bulkTitle: '%{action}: %{smart_count} registo? |||| %{action}: %{smart_count} registos?',
    text: 'Tem efeito imediato.',
  },
  qualify:
    'Aplicável a %{qualified} de %{total} linha selecionada |||| Aplicável a %{qualified} de %{total} linhas selecionadas',
  reason: '%{name}: %{reason}',
  notNow: 'Não é possível enquanto %{field} for %{value}',
  needs: 'Só é possível enquanto %{field} for %{allowed}',
  ruleNotMet: 'Este registo não cumpre as condições necessárias.',
  closed: 'Este registo não pode ser editado no estado atual',
  nothingNow: 'Nada é possível com ele no estado atual.',
  saveFirst: 'Guarde primeiro as suas alterações.',
  running: '%{action}: %{done} de %{total}…',
  done: '%{action}: %{name} – concluído',
  bulkDone: '%{action}: %{smart_count} registo concluído |||| %{action}: %{smart_count} registos concluídos',
  partial: '%{action}: %{done} com êxito, %{failed} com falha',
} satisfies TranslationOf<typeof english>;
