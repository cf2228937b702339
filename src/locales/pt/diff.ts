import type { diff as english } from '../en/diff';
import type { TranslationOf } from '../translationOf';

export const diff = {
  summary: '%{smart_count} campo alterado: %{fields} |||| %{smart_count} campos alterados: %{fields}',
  nothing: 'Nada foi alterado',
  field: 'Campo',
  before: 'Antes',
  after: 'Depois',
  added: 'adicionado',
  removed: 'removido',
  changed: 'alterado',
  same: 'inalterado',
  showSame: 'Mostrar %{smart_count} campo inalterado |||| Mostrar %{smart_count} campos inalterados',
  hideSame: 'Ocultar os campos inalterados',
  secret: 'Valor oculto',
} satisfies TranslationOf<typeof english>;
