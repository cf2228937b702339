import { factor } from './factor';
import type { account as english } from '../en/account';
import type { TranslationOf } from '../translationOf';

export const account: TranslationOf<typeof english> = {
  ownAccount: {
    title: 'A sua conta',
    notOffered: 'Este servidor não guarda aqui nada sobre a sua conta.',
    who: { title: 'Os seus dados', name: 'Nome', email: 'E-mail', role: 'Perfil' },
    password: {
      title: 'Palavra-passe',
      present: 'Palavra-passe atual',
      new: 'Nova palavra-passe',
      repeated: 'Repita a nova palavra-passe',
      help: 'Terá a sessão terminada em todos os outros locais.',
      other: 'As duas palavras-passe não coincidem.',
      change: 'Alterar a palavra-passe',
      done: 'A sua palavra-passe foi alterada. As suas outras sessões terminaram.',
    },
    factor: {
      ...factor,
      title: 'Autenticação de dois fatores',
      off: 'Para iniciar sessão basta a sua palavra-passe.',
      on: 'Para iniciar sessão é preciso um código da sua aplicação de autenticação além da palavra-passe. Resta um código de recuperação. |||| Para iniciar sessão é preciso um código da sua aplicação de autenticação além da palavra-passe. Restam %{smart_count} códigos de recuperação.',
      none: 'Para iniciar sessão é preciso um código da sua aplicação de autenticação além da palavra-passe. Não resta nenhum código de recuperação.',
      setUp: 'Configurar',
      next: 'Seguinte',
      confirm: 'Ativar',
      renew: 'Novos códigos de recuperação',
      remove: 'Desativar',
      present: 'A sua palavra-passe',
      done: 'O seu segundo fator está ativo.',
      removed: 'O seu segundo fator está desativado.',
      kept: 'Guardei-os',
    },
    proof: {
      text: 'Confirme o seu endereço: enviámos um código para %{email}. Enquanto não o introduzir aqui, só pode ler e alterar a sua própria conta.',
      code: 'Código do e-mail',
      confirm: 'Confirmar',
      again: 'Enviar de novo',
      sent: 'Um código foi enviado para %{email}.',
      done: 'O seu endereço está confirmado.',
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
