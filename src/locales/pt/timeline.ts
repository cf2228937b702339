import type { timeline as english } from '../en/timeline';
import type { TranslationOf } from '../translationOf';

export const timeline = {
  after: 'após %{time}',
  code: 'Código %{code}',
  permanent: 'Permanente: tentar de novo não adianta.',
  temporary: 'Temporário: uma tentativa posterior pode resultar.',
  impossible: 'Não pode seguir-se a «%{status}»',
} satisfies TranslationOf<typeof english>;
