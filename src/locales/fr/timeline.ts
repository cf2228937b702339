import type { timeline as english } from '../en/timeline';
import type { TranslationOf } from '../translationOf';

export const timeline = {
  after: 'après %{time}',
  code: 'Code %{code}',
  permanent: 'Définitif : une nouvelle tentative n’y changera rien.',
  temporary: 'Temporaire : une tentative ultérieure peut réussir.',
  impossible: 'Ne peut pas suivre « %{status} »',
} satisfies TranslationOf<typeof english>;
