import type { errors as english } from '../en/errors';
import type { TranslationOf } from '../translationOf';

export const errors = {
  network: 'Não é possível contactar %{host}. Verifique a sua ligação e tente novamente.',
  timeout: '%{host} demorou demasiado a responder. Tente novamente.',
  server: 'O servidor não o conseguiu fazer. Tente novamente mais tarde.',
  malformed: 'A resposta de %{host} não se consegue interpretar.',
  denied: 'Não tem permissão para o fazer.',
  validation: 'Alguns valores foram recusados. Verifique o formulário.',
  conflict: 'Outra pessoa alterou isto entretanto.',
  notFound: 'Isto já não existe.',
  tooMany: 'Demasiados pedidos. Aguarde um momento.',
  auth: 'A sua sessão terminou. Inicie sessão novamente.',
  badId: '«%{id}» não é um identificador utilizável.',
  aborted: 'O pedido foi cancelado.',
  unknown: 'Algo correu mal.',
} satisfies TranslationOf<typeof english>;
