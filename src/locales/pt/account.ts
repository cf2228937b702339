import type { account as english } from '../en/account';
import type { TranslationOf } from '../translationOf';

export const account: TranslationOf<typeof english> = {
  ownAccount: {
    title: 'A sua conta',
    notOffered: 'Este servidor não guarda aqui nada sobre a sua conta.',
    who: { title: 'Os seus dados', name: 'Nome', email: 'E-mail', role: 'Função' },
    password: {
      title: 'Palavra-passe',
      present: 'Palavra-passe atual',
      new: 'Nova palavra-passe',
      repeated: 'Repita a nova palavra-passe',
      help: 'Em todos os outros lugares a sua sessão termina.',
      other: 'Não é igual à nova palavra-passe.',
      change: 'Alterar a palavra-passe',
      done: 'A sua palavra-passe foi alterada. As suas outras sessões terminaram.',
    },
    sessions: {
      title: 'Onde tem sessão iniciada',
      device: '%{browser} em %{system}',
      unknown: 'Dispositivo desconhecido',
      this: 'esta sessão',
      times: 'Início em %{begun}, última utilização em %{used}',
      end: 'Terminar sessão',
      endOf: 'Terminar a sessão em %{name}',
      endOthers: 'Terminar todas as outras sessões',
      done: 'Essa sessão terminou.',
    },
  },
};
