import type { dashboard as english } from '../en/dashboard';
import type { TranslationOf } from '../translationOf';

export const dashboard = {
  dashboard: {
    outgrown:
      'Mais de %{most} registos estão guardados numa pasta, que atende um pedido de cada vez. O PostgreSQL serve melhor tantos registos. Pare o gateway e mova-os:',
    range: 'Período',
    spans: {
      today: 'Hoje',
      last28Days: 'Últimos 28 dias',
      lastMonth: 'Mês passado',
      lastYear: 'Último ano',
    },
    days: '%{from} – %{to}',
    daysIn: '%{from} – %{to} (%{zone})',
    change: {
      up: 'mais %{amount}',
      down: 'menos %{amount}',
      same: 'sem alteração',
      none: 'Sem dados anteriores',
    },
    points: '%{amount} ponto |||| %{amount} pontos',
    before: 'Antes: %{value}',
    yesterday: 'Ontem: %{value}',
    noValue: '—',
    course: 'Mínimo %{low}, máximo %{high}, último %{last}',
    asTable: 'Mostrar em tabela',
    asChart: 'Mostrar em gráfico',
    day: 'Dia',
    month: 'Mês',
    part: 'Categoria',
    number: 'Quantidade',
    share: 'Percentagem',
    unset: 'Sem indicação',
    ofRecords: 'De %{smart_count} %{name} |||| De %{smart_count} %{name}',
    severalFailed: 'Várias partes desta página não puderam ser carregadas.',
    showList: 'Ver %{name} na lista',
    showAll: 'Mostrar |||| Mostrar todos (%{smart_count})',
    empty: 'Nada a mostrar',
    emptyTime: 'Sem dados para este período',
    steps: {
      progress: '%{done} de %{total} concluídos',
      hide: 'Ocultar',
      show: 'Mostrar: %{name}',
      done: 'concluído',
      open: 'por fazer',
      first: 'Primeiro: %{name}',
    },
    failed: 'Não foi possível carregar.',
    nothing: 'Não tem acesso a nada nesta página.',
  },
} satisfies TranslationOf<typeof english>;
