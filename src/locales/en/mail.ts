import type { TranslationOf } from '../translationOf';

/** What the server sends by mail; `%{code}` and `%{link}` are filled in when a mail leaves. */
export const mail = {
  codeSubject: 'A new password for %{product}',
  codeBody:
    'Hello %{name},\n\nwith this code you can choose a new password for %{product}:\n\n%{code}\n\nIt works once, for %{minutes} min. If you have not asked for it, ignore this email: your password stays as it is.',
  proofSubject: 'Confirm your address at %{product}',
  proofBody:
    'Hello,\n\nsomebody has made an account at %{product} for this address. If it was you, confirm it there with this code:\n\n%{code}\n\nIt works once, for %{minutes} min. If it was not you, ignore this email: without the code nothing can be done with the account.',
  inviteSubject: 'Your account at %{product}',
  inviteBody:
    'Hello %{name},\n\nan account at %{product} is ready for you. Choose your password here:\n\n%{link}\n\nThe link works once, until %{until} (UTC).',
  testSubject: 'Test email',
  testBody: 'The email settings work: your server accepted this email.',
};

/** The mails in another language; places are filled by `fill`. */
export type MailMessages = TranslationOf<typeof mail>;
