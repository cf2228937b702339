import type { MailMessages } from '../en/mail';

export const mail: MailMessages = {
  codeSubject: 'Uma nova palavra-passe para %{product}',
  codeBody:
    'Olá, %{name},\n\ncom este código pode escolher uma nova palavra-passe para %{product}:\n\n%{code}\n\nServe uma só vez, durante %{minutes} min. Se não o pediu, ignore esta mensagem: a sua palavra-passe mantém-se.',
  proofSubject: 'Confirme o seu endereço em %{product}',
  proofBody:
    'Olá,\n\nalguém criou uma conta em %{product} para este endereço. Se foi você, confirme-o com este código:\n\n%{code}\n\nFunciona uma vez, durante %{minutes} min. Se não foi você, ignore este e-mail: sem o código, a conta não permite nada.',
  inviteSubject: 'A sua conta em %{product}',
  inviteBody:
    'Olá, %{name},\n\ntem uma conta à sua espera em %{product}. Escolha aqui a sua palavra-passe:\n\n%{link}\n\nA ligação serve uma só vez, até %{until} (UTC).',
  testSubject: 'Mensagem de teste',
  testBody: 'As definições de e-mail funcionam: o seu servidor aceitou esta mensagem.',
};
