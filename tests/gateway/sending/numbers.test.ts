import { expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const stopFrom = async (url: string, from: string): Promise<unknown> => {
  const answer = await fetch(`${url}/hooks/contacts/inbound`, {
    method: 'POST',
    headers: { authorization: 'Bearer a key' },
    body: JSON.stringify({ from, to: 'ACME', text: 'STOP' }),
  });
  return answer.json();
};

it.each([
  ['4915171000201', '+4915171000201'],
  ['004915171000201', '+4915171000201'],
  ['4407911123456', '+447911123456'],
  ['+49 (0)151 71000201', '+4915171000201'],
  /* of the right length, and of no range that the plan has */
  ['491511231111', '+491511231111'],
  /* of people at home, where all operators are of one country */
  ['015171000201', '+4915171000201'],
  /* was stored before anything was read */
  ['49171', '+49171'],
])('hears STOP from %s as from %s', async (from, phone) => {
  const world = await open({ env: { SENDER: 'simulated', RECEIPT_KEY: 'a key' } });
  await world.store.clear('operators');
  await world.put('operators', [{ _id: 'de', name: 'One', status: 'operational', country: 'DE' }]);
  await world.contacts(1, { phone });
  await world.contacts(1, { phone: '+4915171000299' }, 2000);
  expect(await stopFrom(world.url, from)).toEqual({ success: true, heard: 1 });
});

it('takes a number without its country code for nobody where operators are of several countries', async () => {
  const world = await open({ env: { SENDER: 'simulated', RECEIPT_KEY: 'a key' } });
  await world.contacts(1, { phone: '+4915171000201' });
  expect(await stopFrom(world.url, '015171000201')).toEqual({ success: true, heard: 0 });
});

it('routes numbers by prefixes of operators in every spelling, and leaves out what is none', async () => {
  const world = await open();
  await world.store.clear('operators');
  const network = { status: 'operational', country: 'DE' };
  await world.put('operators', [
    { ...network, _id: 'one', name: 'One', dialPrefixes: ['49151', 'abc', '0151', '0049 (0)152'] },
    { ...network, _id: 'two', name: 'Two', dialPrefixes: ['+49 160'] },
  ]);
  await world.contacts(1, { phone: '+4915112345678' });
  await world.contacts(1, { phone: '+4915212345678' }, 2000);
  await world.contacts(1, { phone: '+491601234567' }, 3000);
  await world.contacts(1, { phone: '+491701234567' }, 4000);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () => {
    const rows = await world.all('smsLogs');
    const found = Object.fromEntries(rows.map(({ to, operator = null }) => [String(to), operator]));
    expect(found).toMatchObject({
      '+4915112345678': 'one',
      '+4915212345678': 'one',
      '+491601234567': 'two',
    });
    expect(rows.find(({ to }) => to === '+491701234567')?.['operator'] ?? null).toBeNull();
  });
});
