import { expect, it } from 'vitest';
import { createSecrets } from './secrets';

const [first, second] = [
  'the first secret, long enough to be one',
  'the second secret, long enough to be one',
];

it('opens what it has sealed, and no seal is like another', () => {
  const { seal, open } = createSecrets([first]);
  const sealed = [seal('pässword'), seal('pässword')];
  expect(sealed.map(open)).toEqual(['pässword', 'pässword']);
  expect(sealed[0]).not.toBe(sealed[1]);
  expect(sealed.join()).not.toContain('ssword');
});

it('opens what the secret before has sealed, and nothing of any other', () => {
  const sealed = createSecrets([first]).seal('text');
  expect(createSecrets([second, first]).open(sealed)).toBe('text');
  expect(createSecrets([second]).open(sealed)).toBeUndefined();
});

it('opens nothing that was changed or never sealed', () => {
  const { seal, open } = createSecrets([first]);
  const sealed = seal('text');
  const last = sealed.endsWith('A') ? 'B' : 'A';
  expect([sealed.slice(0, -3) + last + last + last, 'sealed$', 'scrypt$1', ''].map(open)).toEqual(Array(4));
});

it('reckons the same for the same text by the same secret alone', () => {
  const { mac } = createSecrets([first]);
  expect(mac('123456')).toBe(createSecrets([first, second]).mac('123456'));
  expect(mac('123456')).not.toBe(mac('123457'));
  expect(mac('123456')).not.toBe(createSecrets([second]).mac('123456'));
});
