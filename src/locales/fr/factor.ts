import type { factor as english } from '../en/factor';
import type { TranslationOf } from '../translationOf';

export const factor: TranslationOf<typeof english> = {
  scan: 'Scannez ceci avec une application d’authentification, ou saisissez-y le texte. Entrez ensuite le code qu’elle affiche.',
  secret: 'Texte pour l’application',
  picture: 'Code QR pour l’application d’authentification',
  code: 'Code',
  codeHelp: 'Six chiffres de votre application d’authentification, ou l’un de vos codes de secours.',
  codesTitle: 'Vos codes de secours',
  codesText:
    'Chacun vous permet de vous connecter une fois si vous perdez votre téléphone. Gardez-les à l’abri des regards : ils ne seront plus affichés.',
};
