import type { searching as english } from '../en/searching';
import type { TranslationOf } from '../translationOf';

export const searching: TranslationOf<typeof english> = {
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
