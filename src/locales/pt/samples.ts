import type { samples as english } from '../en/samples';
import type { TranslationOf } from '../translationOf';

export const samples = {
  samples: {
    kept: 'Exemplos: o que alterar aqui fica neste navegador.',
    full: 'Exemplos: este navegador não tem mais espaço. O que alterar a partir de agora perde-se com a página.',
    one: 'Repor «%{name}»',
    all: 'Repor todos os exemplos',
    oneTitle: 'Repor «%{name}»?',
    allTitle: 'Repor todos os exemplos?',
    resetText: 'As suas alterações neste navegador são removidas e a página é recarregada.',
  },
} satisfies TranslationOf<typeof english>;
