import type { tierFaults as englishFaults, tiers as english } from '../en/tiers';
import type { TranslationOf } from '../translationOf';

export const tiers = {
  count: '%{smart_count} palier |||| %{smart_count} paliers',
  from: 'De',
  upTo: 'Jusqu’à',
  price: 'Prix',
  andMore: 'et plus',
  add: 'Ajouter un palier',
  split: 'Diviser le palier %{index}',
  rises: 'Le prix augmente avec le volume au palier %{tiers}.',
  units: 'Combien coûterait cette quantité ?',
  cost: 'Palier %{index} : %{each} l’unité, %{total} en tout',
} satisfies TranslationOf<typeof english>;

export const tierFaults = {
  above: 'Doit être supérieur à %{min}',
  tierFrom: 'Doit commencer à %{from}',
  tierTo: 'Doit être un nombre entier à partir de %{min} : seul le dernier palier est sans fin',
  tierLast: 'Le dernier palier doit être sans fin',
  tierText: 'Doit être des paliers, par exemple 1-2999: 0.0620; 3000-: 0.0550',
} satisfies TranslationOf<typeof englishFaults>;
