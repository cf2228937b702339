import type { MailMessages } from '../en/mail';

export const mail: MailMessages = {
  codeSubject: 'Un nouveau mot de passe pour %{product}',
  codeBody:
    'Bonjour %{name},\n\navec ce code, vous pouvez choisir un nouveau mot de passe pour %{product} :\n\n%{code}\n\nIl ne sert qu’une fois, pendant %{minutes} min. Si vous ne l’avez pas demandé, ignorez ce message : votre mot de passe reste inchangé.',
  proofSubject: 'Confirmez votre adresse chez %{product}',
  proofBody:
    'Bonjour,\n\nquelqu’un a créé un compte chez %{product} pour cette adresse. Si c’était vous, confirmez-la avec ce code :\n\n%{code}\n\nIl fonctionne une fois, pendant %{minutes} min. Si ce n’était pas vous, ignorez cet e-mail : sans le code, le compte ne permet rien.',
  inviteSubject: 'Votre compte chez %{product}',
  inviteBody:
    'Bonjour %{name},\n\nun compte vous attend chez %{product}. Choisissez votre mot de passe ici :\n\n%{link}\n\nLe lien ne sert qu’une fois, jusqu’au %{until} (UTC).',
  testSubject: 'Message de test',
  testBody: 'Les réglages de messagerie fonctionnent : votre serveur a accepté ce message.',
};
