import type { samples as english } from '../en/samples';
import type { TranslationOf } from '../translationOf';

export const samples = {
  samples: {
    kept: 'Exemples : ce que vous modifiez ici reste dans ce navigateur.',
    full: 'Exemples : ce navigateur n’a plus de place. Ce que vous modifiez désormais disparaît avec la page.',
    one: 'Réinitialiser « %{name} »',
    all: 'Réinitialiser tous les exemples',
    oneTitle: 'Réinitialiser « %{name} » ?',
    allTitle: 'Réinitialiser tous les exemples ?',
    resetText: 'Vos modifications dans ce navigateur sont supprimées et la page est rechargée.',
  },
} satisfies TranslationOf<typeof english>;
