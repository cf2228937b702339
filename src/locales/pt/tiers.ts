import type { tierFaults as englishFaults, tiers as english } from '../en/tiers';
import type { TranslationOf } from '../translationOf';

export const tiers = {
  count: '%{smart_count} escalão |||| %{smart_count} escalões',
  from: 'De',
  upTo: 'Até',
  price: 'Preço',
  andMore: 'e mais',
  add: 'Adicionar escalão',
  split: 'Dividir o escalão %{index}',
  rises: 'O preço sobe com o volume no escalão %{tiers}.',
  units: 'Quanto custaria esta quantidade?',
  cost: 'Escalão %{index}: %{each} por unidade, %{total} no total',
} satisfies TranslationOf<typeof english>;

export const tierFaults = {
  above: 'Deve ser superior a %{min}',
  tierFrom: 'Deve começar em %{from}',
  tierTo: 'Deve ser um número inteiro a partir de %{min}: só o último escalão não tem fim',
  tierLast: 'O último escalão não pode ter fim',
  tierText: 'Devem ser escalões, por exemplo 1-2999: 0.0620; 3000-: 0.0550',
} satisfies TranslationOf<typeof englishFaults>;
