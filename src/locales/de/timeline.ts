import type { timeline as english } from '../en/timeline';
import type { TranslationOf } from '../translationOf';

export const timeline = {
  after: 'nach %{time}',
  code: 'Code %{code}',
  permanent: 'Dauerhaft: Ein neuer Versuch hilft nicht.',
  temporary: 'Vorübergehend: Ein späterer Versuch kann gelingen.',
  impossible: 'Kann nicht auf „%{status}“ folgen',
} satisfies TranslationOf<typeof english>;
