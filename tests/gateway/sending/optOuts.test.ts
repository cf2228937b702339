import { expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const PHONE = '+491511231111';

it('sends nothing of a campaign to a number on the list, nor of another group than the one it has left', async () => {
  const world = await open();
  await world.contacts(1, { _id: 'all', phone: PHONE });
  await world.contacts(1, { _id: 'one', phone: '+491511231112', groups: ['one', 'two'] });
  await world.contacts(1, { _id: 'two', phone: '+491511231113', groups: ['two'] });
  const listed = { user: world.user, at: world.clock.iso(), way: 'reply', status: 'active' };
  await world.put('optOuts', [
    { ...listed, _id: 'a', phone: PHONE, scope: 'all' },
    { ...listed, _id: 'b', phone: '+491511231112', scope: 'group', group: 'one' },
    { ...listed, _id: 'c', phone: '+491511231113', scope: 'group', group: 'one' },
    // Its group was deleted: it does not widen.
    { ...listed, _id: 'd', phone: '+491511231113', scope: 'group', group: null },
  ]);
  const ofOne = await world.campaign();
  const ofTwo = await world.campaign({ groups: ['two'] });
  for (const id of [ofOne, ofTwo]) await world.act(id, 'sendNow');
  await soon(async () => {
    world.clock.add(31);
    for (const id of [ofOne, ofTwo]) expect(await world.see(id)).toMatchObject({ status: 'completed' });
  });
  const sent = (await world.all('smsLogs')).filter(({ status }) => status !== 'rejected');
  expect(sent.map(({ campaign, to }) => [campaign, to]).toSorted()).toEqual(
    [
      [ofTwo, '+491511231112'],
      [ofTwo, '+491511231113'],
    ].toSorted(),
  );
  expect((await world.see(ofOne))['counts']).toMatchObject({ total: 0, optedOut: 2 });
});
