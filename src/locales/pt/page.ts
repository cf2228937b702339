import type { page as english } from '../en/page';
import type { TranslationOf } from '../translationOf';

export const page = {
  start: { nothing: 'Ainda não há nada para abrir' },
  notFound: {
    title: 'Página não encontrada',
    text: 'Não existe nenhuma página em %{path}.',
    home: 'Ir para a página inicial',
  },
  denied: {
    title: 'Não pode abrir «%{name}»',
    text: 'Falta uma permissão à sua conta: %{action} %{subject}.',
    help: 'Se precisar dela, peça-a a um administrador.',
  },
  error: {
    title: 'Esta página deixou de funcionar',
    text: 'Nada do que guardou se perdeu. Pode tentar novamente ou abrir outra página.',
    updateTitle: 'Está disponível uma versão mais recente',
    reload: 'Recarregar',
  },
  override: 'Esta parte vem de %{file}, que falhou: %{message}',
  missing: {
    offline: 'Sem ligação. Esta parte aparece assim que houver uma.',
    unreachable: 'Não é possível contactar o servidor. Esta parte aparece assim que ele responder.',
    outdated: 'Esta parte da página já não está no servidor. Recarregue para obter a versão mais recente.',
    unknown: 'Não foi possível carregar esta parte. É feita uma nova tentativa a cada poucos segundos.',
  },
  config: {
    title: 'A configuração tem problemas',
    count: '%{smart_count} problema |||| %{smart_count} problemas',
    text: 'A aplicação arranca assim que forem corrigidos.',
    entityTitle: 'A configuração de “%{name}” tem problemas',
    entityText:
      'As suas páginas e a sua parte da API voltam assim que forem corrigidos. Tudo o resto funciona.',
    id: 'Identificador',
    path: 'Local',
    fault: 'O que está errado',
    hint: 'O que estaria certo',
  },
} satisfies TranslationOf<typeof english>;
