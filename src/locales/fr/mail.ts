import type { MailMessages } from '../en/mail';

export const mail: MailMessages = {
  codeSubject: 'Un nouveau mot de passe pour %{product}',
  codeBody:
    'Bonjour %{name},\n\navec ce code, vous pouvez choisir un nouveau mot de passe pour %{product} :\n\n%{code}\n\nIl ne sert qu’une fois, pendant %{minutes} min. Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste inchangé.',
  inviteSubject: 'Votre compte chez %{product}',
  inviteBody:
    'Bonjour %{name},\n\nun compte vous attend chez %{product}. Choisissez votre mot de passe ici :\n\n%{link}\n\nLe lien ne sert qu’une fois, jusqu’au %{until} (UTC).',
  testSubject: 'Message de test',
  testBody: 'Les réglages de messagerie fonctionnent : votre serveur a accepté ce message.',
};
