import type { list as english } from '../en/list';
import type { TranslationOf } from '../translationOf';

export const list = {
  search: 'Pesquisar: %{name}',
  filters: 'Filtros',
  activeFilters: 'Filtros ativos',
  filterChip: '%{label}: %{value}',
  removeFilter: 'Remover o filtro %{label}',
  from: '%{label}: a partir de',
  to: '%{label}: até',
  any: 'Qualquer',
  none: 'Nenhum',
  sortBy: 'Ordenar por',
  moreActions: 'Mais ações',
  rowActions: 'Ações para %{name}',
  resetColumns: 'Mostrar as colunas habituais',
  moveColumn: 'Mover %{name} para cima',
  pages: 'Páginas',
  rows: '%{smart_count} linha |||| %{smart_count} linhas',
  found: '%{found} encontrados de %{total}',
  selected: '%{smart_count} selecionado |||| %{smart_count} selecionados',
  selectRow: 'Selecionar %{name}',
  selectPage: 'Selecionar todas as linhas desta página',
  clearSelection: 'Anular a seleção',
  noValue: 'Sem valor',
  more: 'mais %{smart_count} |||| mais %{smart_count}',
  empty: {
    title: 'Ainda sem registos: %{name}',
    text: 'Os registos aparecem aqui assim que existirem.',
    create: 'Criar o primeiro',
    filteredTitle: 'Nenhum resultado',
    filteredText: '%{name}: nenhum registo corresponde à pesquisa e aos filtros definidos.',
  },
  error: {
    title: '%{name}: não foi possível carregar',
    retry: 'Tentar novamente',
    stale: 'Estas linhas podem estar desatualizadas: a última atualização falhou.',
  },
  dropped: {
    notice:
      '%{name}: não foi possível mostrar %{smart_count} linha: %{reasons} |||| %{name}: não foi possível mostrar %{smart_count} linhas: %{reasons}',
    values:
      '%{field}: não foi possível mostrar %{smart_count} valor. %{reason} |||| %{field}: não foi possível mostrar %{smart_count} valores. %{reason}',
    notARecord: 'não é um registo',
    noId: 'sem identificador',
    badId: 'identificador inutilizável',
    duplicateId: 'identificador repetido',
    noList: '%{name}: a resposta não continha nenhuma lista de linhas.',
    badTotal: '%{name}: a resposta não indicava um total utilizável, pelo que as linhas foram contadas.',
    notPaged:
      '%{name}: o servidor enviou %{smart_count} linha em lugar de uma página; só é mostrado o que é desta página. |||| %{name}: o servidor enviou %{smart_count} linhas de uma vez em lugar de uma página; só são mostradas as desta página.',
    notFiltered:
      '%{name}: %{smart_count} linha não corresponde ao filtro, que o servidor parece ignorar. |||| %{name}: %{smart_count} linhas não correspondem ao filtro, que o servidor parece ignorar.',
    notSorted: '%{name}: as linhas não estão na ordem escolhida, que o servidor parece ignorar.',
  },
  import: 'Importar',
  export: {
    progress: 'A exportar %{name}: %{done} de %{total}',
    done: '%{smart_count} linha exportada |||| %{smart_count} linhas exportadas',
    cancelled: 'Exportação cancelada. Não foi escrito nenhum ficheiro.',
    failed: 'A exportação parou: %{reason}',
    nothing: 'Não há nada para exportar.',
  },
} satisfies TranslationOf<typeof english>;
