import { expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './kind';

it.each(['anna@example.org', 'a.b+c@mail.example.co.uk', "o'neil@example.org", 'jürgen@müller.example'])(
  'takes %j',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  'anna', 'anna@', '@example.org', 'anna@example', 'a@b@example.org', 'anna @example.org', 'anna@example..org',
  'Anna <anna@example.org>', 'a@example.org,b@example.org', 'a@example.org?bcc=b@example.org', 'a@exa\nmple.org',
  `${'a'.repeat(65)}@example.org`, `a@${'b'.repeat(300)}.org`,
])('refuses %j', (text) => expect(isEmail(text)).toBe(false)); // prettier-ignore

it('writes the domain small and leaves the name before it alone', () => {
  expect(normaliseEmail(' Anna.B@EXAMPLE.Org ')).toBe('Anna.B@example.org');
});
