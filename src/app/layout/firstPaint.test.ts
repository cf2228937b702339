import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const scripts = [...readFileSync('index.html', 'utf8').matchAll(/<script>(.*?)<\/script>/gs)];
const script = scripts.map(([, text = '']) => text).find((text) => text.includes('dataset.skin')) ?? '';

const skinWith = (localStorage: object): unknown => {
  const dataset: Record<string, unknown> = {};
  runInNewContext(script, { localStorage, document: { documentElement: { dataset } } });
  return dataset['skin'];
};

it.each([
  ['dark where that was chosen last', { 'sms.skin': 'dark' }, 'dark'],
  ['the skin of the system where that was chosen last', { 'sms.skin': 'system' }, 'system'],
  ['light in a fresh profile', {}, 'light'],
])('S2.57 S2.64 the page begins in %s', (_, kept, skin) => expect(skinWith(kept)).toBe(skin));

it('S2.57 begins light where the browser keeps nothing', () => {
  const forbidden = new Proxy(
    {},
    {
      get: () => {
        throw new Error('denied');
      },
    },
  );
  expect(skinWith(forbidden)).toBe('light');
});
