import { expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const word = { word: 'casino', matchType: 'word', action: 'block', status: 'active' };

it('sends no text that is empty, too long or held by a word once it is filled in, and estimates the rest exactly', async () => {
  const world = await open();
  await world.store.clear('spamWords');
  await world.put('spamWords', [{ ...word, _id: 'word' }]);
  const names = ['Ann', '', 'x'.repeat(1531), 'The Casino', 'y'.repeat(200)];
  for (const [at, fullName] of names.entries()) await world.contacts(1, { fullName }, 100 + at);
  const id = await world.campaign({ message: '{fullName}' });
  await world.act(id, 'sendNow');
  await soon(async () => {
    world.clock.add(31);
    expect(await world.see(id)).toMatchObject({ status: 'completed' });
  });
  const became = async (nth: number) => {
    const row = await world.store.get('smsLogs', `${id}-491510001${String(nth).padStart(2, '0')}9`);
    return [row?.['status'], row?.['errorCode'], row?.['charge']];
  };
  expect(await became(0)).toEqual(['sent', undefined, '0.0890']);
  expect(await became(1)).toEqual(['rejected', 'empty', '0.0000']);
  expect(await became(2)).toEqual(['rejected', 'tooLong', '0.0000']);
  expect(await became(3)).toEqual(['rejected', '43', '0.0000']);
  expect(await became(4)).toEqual(['sent', undefined, '0.1780']);
  expect(await world.see(id)).toMatchObject({
    estimatedCost: '0.2670',
    actualCost: '0.2670',
    counts: { total: 5, rejected: 3 },
  });
});

it('fills in what is written of a contact: email, company and birthDate', async () => {
  const world = await open();
  await world.contacts(1, { email: 'ann@example.org', company: 'Acme', birthDate: '1990-02-01' });
  const id = await world.campaign({ message: '{email}, {company}, {birthDate}' });
  await world.act(id, 'sendNow');
  const sent = await soon(async () => {
    const [message] = await world.all('smsLogs');
    return message ?? expect.fail('none yet');
  });
  expect(sent['text']).toBe('ann@example.org, Acme, Feb 1, 1990');
});

it('holds a campaign that was approved before its word was blocked', async () => {
  const world = await open();
  await world.contacts(1);
  await world.store.clear('spamWords');
  await world.put('spamWords', [{ ...word, _id: 'word' }]);
  const id = await world.campaign({ message: 'Our casino' });
  const patch = { status: 'scheduled', scheduledAt: world.clock.iso(), approvedBy: 'somebody' };
  await world.store.update('campaigns', id, { patch });
  await soon(async () => {
    world.clock.add(31);
    expect(await world.see(id)).toMatchObject({ status: 'pending_approval', reason: 'Our «casino»' });
  });
});
