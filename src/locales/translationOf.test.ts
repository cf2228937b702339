import { expect, it } from 'vitest';
import type { TranslationOf } from './translationOf';

const english = { greeting: 'Hello', menu: { open: 'Open', close: 'Close' } };
type Translation = TranslationOf<typeof english>;

it('accepts a translation with the keys of English', () => {
  const german = { greeting: 'Hallo', menu: { open: 'Öffnen', close: 'Schließen' } } satisfies Translation;
  expect(Object.keys(german)).toEqual(Object.keys(english));
});

it('does not compile a translation with a missing or a superfluous key', () => {
  // @ts-expect-error "close" is missing
  const short = { greeting: 'Hallo', menu: { open: 'Öffnen' } } satisfies Translation;
  // @ts-expect-error English has no "fold"
  const long = { greeting: 'Hallo', menu: { open: 'Ö', close: 'S', fold: 'F' } } satisfies Translation;
  expect([short, long]).toHaveLength(2);
});
