import type { preview as english } from '../en/preview';
import type { TranslationOf } from '../translationOf';

export const preview = {
  start: 'Als diese Rolle ansehen',
  seen: 'Sie sehen das Produkt als %{name}. Nur zum Ansehen: Es lässt sich nichts ändern.',
  stop: 'Zurück zu den eigenen Rechten',
  refused:
    'Sie sehen sich das Produkt nur so an, wie eine Rolle es sieht. Um etwas zu ändern, kehren Sie zu Ihren eigenen Rechten zurück.',
} satisfies TranslationOf<typeof english>;
