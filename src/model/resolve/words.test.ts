import { expect, it } from 'vitest';
import type { DeclaredAdmin } from '../../config/defineAdmin';
import { splitWords, withWords } from './words';

const label = (en: string, de: string) => ({ en, de, fr: `${en} fr`, pt: `${en} pt` });

const config = {
  name: 'Test',
  groups: { a: { label: label('Open', 'Offen'), icon: 'sms' } },
  resources: {
    x: {
      label: { one: label('User', 'Benutzer'), many: label('Users', 'Benutzer') },
      fields: { open: { kind: 'text', label: label('Open', 'Öffnen'), default: 'User' } },
    },
  },
} as unknown as DeclaredAdmin;

it('puts back in a language exactly what was taken out', () => {
  const { config: english, words } = splitWords(config);
  const german = withWords(english, 'de', words.de);
  expect(german).toMatchObject({
    groups: { a: { label: { en: 'Open', de: 'Offen' } } },
    resources: { x: { label: { one: { de: 'Benutzer' }, many: { de: 'Benutzer' } } } },
  });
});

it('leaves a text whose translation depends on its place where it stands', () => {
  const { config: english, words } = splitWords(config);
  expect(words.de['Open']).toBe('Offen');
  expect(english.resources['x']?.fields['open']?.label).toEqual(label('Open', 'Öffnen'));
});

it('takes nothing for a label that is data', () => {
  const { config: english, words } = splitWords(config);
  expect(withWords(english, 'de', words.de).resources['x']?.fields['open']?.default).toBe('User');
});
