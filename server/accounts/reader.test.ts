import { expect, it } from 'vitest';
import type { SettingOf } from '../settingOf';
import { readerOf } from './reader';

const read = (row: object, own?: string, otherwise?: string) =>
  readerOf({ row: { _id: '1', __v: 0, createdAt: '', updatedAt: '', ...row } } as never, {
    model: { accounts: { email: 'email', name: 'name' } } as never,
    settingOf: (async () => own) as unknown as SettingOf,
    ...(otherwise !== undefined && { otherwise }),
  });

const email = 'ann@example.com';

it('a mail greets by a name on one line, whatever its person has written: it stands among the words of the product', async () => {
  const name = ' Ann\r\n\r\nYour account is closed:\u2028 call\tus. ';
  expect(await read({ email, name })).toMatchObject({ email, name: 'Ann Your account is closed: call us.' });
});

it('a mail greets by the address where there is no name', async () => {
  expect(await read({ email, name: ' \n ' })).toMatchObject({ name: email });
  expect(await read({ email })).toMatchObject({ name: email });
});

it('a mail is in the language of its reader, in that of the page that asks, or in English', async () => {
  expect((await read({ email }, 'fr', 'de')).language).toBe('fr');
  expect((await read({ email }, undefined, 'de')).language).toBe('de');
  expect((await read({ email }, 'xx', 'yy')).language).toBe('en');
});
