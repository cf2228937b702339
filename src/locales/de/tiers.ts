import type { tierFaults as englishFaults, tiers as english } from '../en/tiers';
import type { TranslationOf } from '../translationOf';

export const tiers = {
  count: '%{smart_count} Staffel |||| %{smart_count} Staffeln',
  from: 'Von',
  upTo: 'Bis',
  price: 'Preis',
  andMore: 'und mehr',
  add: 'Staffel hinzufügen',
  split: 'Staffel %{index} teilen',
  rises: 'Der Preis steigt mit der Menge in Staffel %{tiers}.',
  units: 'Was würde diese Menge kosten?',
  cost: 'Staffel %{index}: je %{each}, zusammen %{total}',
} satisfies TranslationOf<typeof english>;

export const tierFaults = {
  above: 'Muss über %{min} liegen',
  tierFrom: 'Muss bei %{from} beginnen',
  tierTo: 'Muss eine ganze Zahl ab %{min} sein: nur die letzte Staffel hat kein Ende',
  tierLast: 'Die letzte Staffel darf kein Ende haben',
  tierText: 'Müssen Staffeln sein, zum Beispiel 1-2999: 0.0620; 3000-: 0.0550',
} satisfies TranslationOf<typeof englishFaults>;
