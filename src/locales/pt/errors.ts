import type { errors as english } from '../en/errors';
import type { TranslationOf } from '../translationOf';

export const errors = {
  network: 'Não é possível contactar %{host}. Verifique a sua ligação e tente novamente.',
  timeout: '%{host} demorou demasiado a responder. Tente novamente.',
  server: 'O servidor não o conseguiu fazer. Tente novamente mais tarde.',
  tryAgainIn: 'Tente novamente dentro de %{seconds} s.',
  malformed: 'A resposta do servidor não se consegue interpretar.',
  denied: 'Não tem permissão para o fazer.',
  validation: 'Alguns valores foram recusados. Verifique o formulário.',
  conflict: 'Outra pessoa alterou isto entretanto.',
  notOffered: 'Este servidor não fornece este número.',
  notFound: 'Isto já não existe.',
  refused: 'O servidor recusou.',
  auth: 'A sua sessão terminou. Inicie sessão novamente.',
  badId: '«%{id}» não é um identificador utilizável.',
  cancelled: 'O pedido foi cancelado.',
  unknown: 'Algo correu mal.',
  requestId: '(Pedido %{id})',
} satisfies TranslationOf<typeof english>;
