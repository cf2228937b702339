import type { factor as english } from '../en/factor';
import type { TranslationOf } from '../translationOf';

export const factor: TranslationOf<typeof english> = {
  scan: 'Leia isto com uma aplicação de autenticação, ou escreva nela o texto. Depois introduza o código que ela mostra.',
  secret: 'Texto para a aplicação',
  picture: 'Código QR para a aplicação de autenticação',
  code: 'Código',
  codeHelp: 'Seis algarismos da sua aplicação de autenticação, ou um dos seus códigos de recuperação.',
  codesTitle: 'Os seus códigos de recuperação',
  codesText:
    'Cada um permite-lhe iniciar sessão uma vez se perder o telefone. Guarde-os onde mais ninguém os encontre: não voltam a ser mostrados.',
};
