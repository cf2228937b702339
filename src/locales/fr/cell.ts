import type { cell as english } from '../en/cell';
import type { TranslationOf } from '../translationOf';

export const cell = {
  notText: 'Le serveur a envoyé autre chose qu’un texte.',
  notNumber: 'Le serveur a envoyé autre chose qu’un nombre.',
  notDate: 'Le serveur a envoyé autre chose qu’une date.',
  notBoolean: 'Le serveur a envoyé autre chose que oui ou non.',
  notList: 'Le serveur a envoyé autre chose qu’une liste.',
  notObject: 'Le serveur a envoyé autre chose qu’un groupe de valeurs.',
  badMoney: 'Le serveur a envoyé autre chose qu’un montant.',
  badEmail: 'Le serveur a envoyé autre chose qu’une adresse e-mail.',
  badPhone: 'Le serveur a envoyé autre chose qu’un numéro de téléphone.',
  badUrl: 'Le serveur a envoyé une adresse qui ne peut pas être ouverte sans risque.',
  badImage: 'L’image n’a pas pu être affichée.',
  badValue: 'Le serveur a envoyé une valeur qui ne peut pas être affichée ici.',
  unknownValue: 'Valeur inconnue « %{value} »',
  missingReference: '%{name} : n’existe plus ou ne peut pas être consulté.',
} satisfies TranslationOf<typeof english>;
