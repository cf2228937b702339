/** What the sign-in page and the page of the own account say of a second factor. */
export const factor = {
  scan: 'Scan this with an authenticator app, or type the text into it. Then enter the code that it shows.',
  secret: 'Text for the app',
  picture: 'QR code for the authenticator app',
  code: 'Code',
  codeHelp: 'Six digits of your authenticator app, or one of your recovery codes.',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each of them signs you in once when your phone is lost. Keep them where nobody else finds them: they are not shown again.',
};
