import type { relations as english } from '../en/relations';
import type { TranslationOf } from '../translationOf';

export const relations = {
  empty: 'Ainda sem registos aqui: %{name}.',
  showAll: 'Mostrar tudo: %{name}',
  add: 'Adicionar: %{name}',
  count: '%{smart_count} entrada |||| %{smart_count} entradas',
} satisfies TranslationOf<typeof english>;
