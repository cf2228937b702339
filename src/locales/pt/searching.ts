import type { SearchMessages } from '../searchMessages';

export const searching: SearchMessages = {
  label: 'Procurar páginas, ações e registos',
  close: 'Fechar',
  bookmarks: 'Marcadores',
  pages: 'Páginas',
  actions: 'Ações',
  records: 'Registos',
  noResult: 'Sem resultados',
  searching: 'A procurar…',
  failed: 'Não foi possível procurar nos registos. Tente novamente.',
};
