import type { permissions as english } from '../en/permissions';
import type { TranslationOf } from '../translationOf';

export const permissions = {
  everything: 'Tudo',
  readOnly: 'Só leitura',
  count: '%{smart_count} direito |||| %{smart_count} direitos',
  right: '%{action}: %{subject}',
  above: 'Concedido por «%{right}»',
  taken: 'Retirado por «%{right}»',
  area: 'Área',
  others: 'Outros',
  more: 'Mais: %{given} de %{total}',
  listOnly: 'só a lista',
  showOnly: 'só registos individuais',
  find: 'Procurar uma área',
  kept: 'Direitos sem caixa aqui, mantidos tal como estão',
  remove: 'Remover «%{right}»',
} satisfies TranslationOf<typeof english>;
