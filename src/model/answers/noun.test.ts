import { expect, it } from 'vitest';
import { nounOf, saying } from './noun';

const inAll = (text: string) => ({ en: text, de: text, fr: text, pt: text });

it.each([
  ['Sender IDs', 'sender IDs'],
  ['Plans', 'plans'],
  ['SMS logs', 'SMS logs'],
  ['E-mails sortants', 'e-mails sortants'],
  ['Identifiants d’expéditeur', 'identifiants d’expéditeur'],
  ['IDs de remetente', 'IDs de remetente'],
  ['Purchase History', 'Purchase History'],
])('calls %s %s within a sentence', (label, noun) => expect(nounOf(inAll(label), 'fr')).toBe(noun));

it('leaves German nouns large', () =>
  expect(nounOf(inAll('Absenderkennungen'), 'de')).toBe('Absenderkennungen'));

it('begins a sentence large, and no other word', () => {
  const say = (key: string, { name }: Readonly<Record<string, string | number>>) =>
    key.replace('*', String(name));
  const said = (key: string) => saying(say, key, { noun: inAll('Contact groups'), locale: 'en' });
  expect([said('No * yet'), said('* could not be loaded')]).toEqual([
    'No contact groups yet',
    'Contact groups could not be loaded',
  ]);
});
