import type { factor as english } from '../en/factor';
import type { TranslationOf } from '../translationOf';

export const factor: TranslationOf<typeof english> = {
  scan: 'Scannen Sie dies mit einer Authenticator-App, oder tippen Sie den Text dort ein. Geben Sie dann den Code ein, den sie anzeigt.',
  secret: 'Text für die App',
  picture: 'QR-Code für die Authenticator-App',
  code: 'Code',
  codeHelp: 'Sechs Ziffern Ihrer Authenticator-App oder einer Ihrer Wiederherstellungscodes.',
  codesTitle: 'Ihre Wiederherstellungscodes',
  codesText:
    'Mit jedem davon melden Sie sich einmal an, wenn Ihr Telefon verloren ist. Bewahren Sie sie auf, wo niemand sonst sie findet: Sie werden nicht noch einmal angezeigt.',
};
