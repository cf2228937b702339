import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { SESSION_KEY } from '../../providers/session/sessionKey';

const scripts = [...readFileSync('index.html', 'utf8').matchAll(/<script>(.*?)<\/script>/gs)];
const script = scripts.map(([, text = '']) => text).find((text) => text.includes('dataset.skin')) ?? '';

/** The skin that the page begins in; undefined is that of the system. */
const skinWith = (local: object, session: object = {}): unknown => {
  const dataset: Record<string, unknown> = {};
  const document = { documentElement: { dataset } };
  runInNewContext(script, { localStorage: local, sessionStorage: session, document });
  return dataset['skin'];
};

const signedIn = { [SESSION_KEY]: '{}' };

it.each([
  ['the skin that was chosen last', skinWith({ 'sms.skin': 'dark' }), 'dark'],
  ['that skin also with somebody signed in', skinWith({ 'sms.skin': 'dark', ...signedIn }), 'dark'],
  ['light, as the product will be, with somebody signed in', skinWith(signedIn), 'light'],
  ['light with somebody signed in for this tab alone', skinWith({}, signedIn), 'light'],
  ['the skin of the system with nobody', skinWith({}), undefined],
])('S2.57 S2.64 the page begins in %s', (_, skin, expected) => expect(skin).toBe(expected));

it('begins in the skin of the system where the browser keeps nothing', () => {
  const forbidden = new Proxy(
    {},
    {
      get: () => {
        throw new Error('denied');
      },
    },
  );
  expect(skinWith(forbidden)).toBeUndefined();
});
