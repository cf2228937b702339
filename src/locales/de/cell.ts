import type { cell as english } from '../en/cell';
import type { TranslationOf } from '../translationOf';

export const cell = {
  notText: 'Der Server hat etwas gesendet, das kein Text ist.',
  notNumber: 'Der Server hat etwas gesendet, das keine Zahl ist.',
  notDate: 'Der Server hat etwas gesendet, das kein Datum ist.',
  notBoolean: 'Der Server hat etwas gesendet, das weder Ja noch Nein ist.',
  notList: 'Der Server hat etwas gesendet, das keine Liste ist.',
  notObject: 'Der Server hat etwas gesendet, das keine Gruppe von Werten ist.',
  badMoney: 'Der Server hat etwas gesendet, das kein Geldbetrag ist.',
  badEmail: 'Der Server hat etwas gesendet, das keine E-Mail-Adresse ist.',
  badPhone: 'Der Server hat etwas gesendet, das keine Telefonnummer ist.',
  badUrl: 'Der Server hat eine Adresse gesendet, die sich nicht sicher öffnen lässt.',
  badImage: 'Das Bild konnte nicht angezeigt werden.',
  badValue: 'Der Server hat einen Wert gesendet, der sich hier nicht anzeigen lässt.',
  unknownValue: 'Unbekannter Wert „%{value}“',
  missingReference: '%{name}: existiert nicht mehr oder darf nicht angezeigt werden.',
} satisfies TranslationOf<typeof english>;
