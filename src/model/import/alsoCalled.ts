import type { ResolvedField } from '../resolved/resolvedField';
import { humanize } from '../resolved/labels';

/* What programs whose files people have call the same: Google and Outlook, HubSpot, Salesforce and Shopify. */
const SAME: readonly (readonly string[])[] = [
  [
    'Company',
    'Company name',
    'Organization',
    'Organization Name',
    'Organization 1 - Name',
    'Associated Company',
    'Account Name',
    'Default Address Company',
    'Firma',
    'Unternehmen',
    'Unternehmensname',
    'Name des Unternehmens',
    'Accountname',
    'Société',
    'Entreprise',
    'Empresa',
  ],
  [
    'Birth date',
    'Birthdate',
    'Birthday',
    'Date of birth',
    'Geburtstag',
    'Geburtsdatum',
    'Date de naissance',
    'Anniversaire',
    'Data de nascimento',
    'Aniversário',
  ],
];

/** What other programs call a column of this field, by its name or its English label. */
export const alsoCalled = ({ name, label }: ResolvedField): readonly string[] => {
  const own = [humanize(name), label.en].map((text) => text.toLowerCase());
  return SAME.find((words) => words.some((word) => own.includes(word.toLowerCase()))) ?? [];
};
