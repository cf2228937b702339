import { expect, it } from 'vitest';
import type { Desk } from '../../../overrides/sending/desk';
import { prefixesIn, senderNumber } from '../../../overrides/sending/numbers';
import { routesOf } from '../../../overrides/sending/routes';

const deskOf = (networks: readonly object[]) =>
  ({ records: () => ({ list: async () => networks }) }) as unknown as Desk;

it.each([
  ['+4915171000201', '+4915171000201'],
  ['4915171000201', '+4915171000201'],
  ['004915171000201', '+4915171000201'],
  ['4407911123456', '+447911123456'],
  /* of the right length, and of no range that the plan has */
  ['491511231111', '+491511231111'],
  ['015171000201', '+4915171000201'],
  /* was stored before anything was read */
  ['49171', '+49171'],
])('hears %s as %s where the operators are of Germany', async (from, phone) =>
  expect(await senderNumber(from, deskOf([{ country: 'DE' }, { country: 'DE' }]))).toBe(phone),
);

it('takes nobody for somebody of one of several countries', async () =>
  expect(await senderNumber('015171000201', deskOf([{ country: 'DE' }, { country: 'FR' }]))).toBe(
    '+015171000201',
  ));

it('reads the prefixes of operators in every spelling, and leaves out what is none', () =>
  expect(prefixesIn(['49151', '+49 152', '0049170', '+49 (0)160', '٤٩١٧٥', '0151', 'abc', ''])).toEqual([
    '+49151',
    '+49152',
    '+49170',
    '+49160',
    '+49175',
  ]));

it('routes a number by a prefix that somebody wrote without its +', async () => {
  const network = { id: 'one', dialPrefixes: ['49151', '0049 (0)152'] };
  const route = await routesOf(deskOf([network]));
  expect([route('+4915112345678'), route('+4915212345678'), route('+4916012345678')]).toEqual([
    network,
    network,
    undefined,
  ]);
});
