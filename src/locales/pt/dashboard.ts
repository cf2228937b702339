import type { dashboard as english } from '../en/dashboard';
import type { TranslationOf } from '../translationOf';

export const dashboard: TranslationOf<typeof english> = {
  range: 'Período',
  spans: {
    today: 'Hoje',
    last28Days: 'Últimos 28 dias',
    lastMonth: 'Mês passado',
    lastYear: 'Último ano',
  },
  days: '%{from} – %{to}, dias em UTC',
  change: {
    up: 'mais %{amount}',
    down: 'menos %{amount}',
    same: 'sem alteração',
    none: 'nada com que comparar',
  },
  points: '%{amount} ponto |||| %{amount} pontos',
  before: 'Antes: %{value}',
  noValue: '—',
  asTable: 'Mostrar em tabela',
  asChart: 'Mostrar em gráfico',
  day: 'Dia',
  month: 'Mês',
  part: 'Parte',
  number: 'Número',
  share: 'Percentagem',
  unset: 'Sem indicação',
  others: 'Há mais que não aparecem aqui.',
  showList: '%{name}: abrir a lista correspondente',
  showAll: 'Mostrar |||| Mostrar todos (%{smart_count})',
  empty: 'Nada de momento.',
  emptyTime: 'Nada neste período.',
  steps: {
    progress: '%{done} de %{total} concluídos',
    hide: 'Não mostrar mais',
    done: 'concluído',
    open: 'por fazer',
  },
  failed: 'Não foi possível carregar.',
  nothing: 'Não há nada nesta página que possa ver.',
};
