import type { smsText as english } from '../en/smsText';
import type { TranslationOf } from '../translationOf';

export const smsText = {
  line: '%{encoding} · %{characters} · %{segments} (reste %{left})',
  characters: '%{smart_count} caractère |||| %{smart_count} caractères',
  segments: '%{smart_count} segment |||| %{smart_count} segments',
  cost: '%{cost} par destinataire',
  tierCost: '%{cost} par destinataire, au tarif pour %{volume} SMS',
  tierTotal:
    'au plus %{total} pour %{smart_count} destinataire |||| au plus %{total} pour %{smart_count} destinataires',
  merge:
    'Les variables sont comptées telles quelles ; avec les vraies valeurs, le texte peut être plus long.',
  forced: 'Ces caractères exigent UCS-2, qui en contient 70 au lieu de 160 par message :',
  at: '%{name}, position %{position}',
  more: 'et %{smart_count} de plus |||| et %{smart_count} de plus',
  replace: 'Remplacer par des caractères simples',
  undo: 'Annuler le remplacement',
  names: {
    quote: 'guillemet typographique',
    dash: 'tiret long',
    space: 'espace spéciale',
    ellipsis: 'points de suspension',
    bullet: 'puce',
    backtick: 'accent grave',
    invisible: 'caractère invisible',
    emoji: 'émoji',
    letter: 'lettre',
    sign: 'signe',
  },
} satisfies TranslationOf<typeof english>;
