import type { MailMessages } from '../en/mail';

export const mail: MailMessages = {
  codeSubject: 'Ein neues Passwort für %{product}',
  codeBody:
    'Guten Tag %{name},\n\nmit diesem Code können Sie ein neues Passwort für %{product} wählen:\n\n%{code}\n\nEr gilt einmal und %{minutes} min lang. Wenn Sie ihn nicht angefordert haben, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  inviteSubject: 'Ihr Konto bei %{product}',
  inviteBody:
    'Guten Tag %{name},\n\nbei %{product} ist ein Konto für Sie eingerichtet. Wählen Sie hier Ihr Passwort:\n\n%{link}\n\nDer Link gilt einmal, bis %{until} (UTC).',
  testSubject: 'Testmail',
  testBody: 'Die E-Mail-Einstellungen stimmen: Ihr Server hat diese Nachricht angenommen.',
};
