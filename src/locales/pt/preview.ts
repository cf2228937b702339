import type { preview as english } from '../en/preview';
import type { TranslationOf } from '../translationOf';

export const preview = {
  start: 'Ver como esta função',
  seen: 'Está a ver o produto como %{name}. É só para ver: nada pode ser alterado.',
  stop: 'Voltar aos seus próprios direitos',
  refused:
    'Está apenas a ver o produto como uma função o vê. Para alterar algo, volte aos seus próprios direitos.',
} satisfies TranslationOf<typeof english>;
