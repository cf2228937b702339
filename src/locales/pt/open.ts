import type { open as english } from '../en/open';
import type { TranslationOf } from '../translationOf';

export const open = {
  public: {
    home: 'Páginas para todos',
    signIn: 'Iniciar sessão',
    send: 'Enviar',
    thanks: 'Obrigado. Foi recebido.',
    receipt: 'O seu número:',
    again: 'Enviar outro',
    empty: 'Ainda não há nada aqui.',
    notFound: 'Nada encontrado.',
    gone: 'Não há nada para todos neste endereço.',
    page: 'Página %{page} de %{last}',
  },
} satisfies TranslationOf<typeof english>;
