import type { MailMessages } from '../en/mail';

export const mail: MailMessages = {
  codeSubject: 'Ein neues Passwort für %{product}',
  codeBody:
    'Guten Tag %{name},\n\nmit diesem Code können Sie ein neues Passwort für %{product} wählen:\n\n%{code}\n\nEr gilt einmal und %{minutes} min lang. Wenn Sie ihn nicht angefordert haben, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  proofSubject: 'Bestätigen Sie Ihre Adresse bei %{product}',
  proofBody:
    'Guten Tag,\n\njemand hat für diese Adresse ein Konto bei %{product} angelegt. Wenn Sie das waren, bestätigen Sie sie dort mit diesem Code:\n\n%{code}\n\nEr gilt einmal, %{minutes} min lang. Waren Sie es nicht, ist nichts zu tun: Ohne den Code lässt sich mit dem Konto nichts anfangen.',
  inviteSubject: 'Ihr Konto bei %{product}',
  inviteBody:
    'Guten Tag %{name},\n\nbei %{product} ist ein Konto für Sie eingerichtet. Wählen Sie hier Ihr Passwort:\n\n%{link}\n\nDer Link gilt einmal, bis %{until} (UTC).',
  testSubject: 'Testmail',
  testBody: 'Die E-Mail-Einstellungen stimmen: Ihr Server hat diese Nachricht angenommen.',
};
