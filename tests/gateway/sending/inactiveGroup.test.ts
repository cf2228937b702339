import { describe, expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const estimateOf = async (world: Awaited<ReturnType<typeof open>>, id: string) => {
  const { user, senderId, message, groups, excludedGroups } = await world.see(id);
  const values = { user, senderId, message, groups, excludedGroups };
  const { body } = await world.admin('POST', '/api/estimates/campaigns', { values });
  return body['estimate'];
};

describe('contactGroups.status: a group that is inactive', () => {
  it('gets nothing of a campaign, and the estimate says how many that are', async () => {
    const world = await open();
    await world.contacts(2);
    await world.contacts(3, { groups: ['two'] }, 2000);
    await world.contacts(1, { groups: ['one', 'two'] }, 3000);
    const id = await world.campaign({ groups: ['one', 'two'] });
    expect(await estimateOf(world, id)).toMatchObject({ recipients: 6, inactive: 0, doubles: 1 });

    await world.admin('PATCH', '/v1/contactGroups/two', { status: 'inactive' });
    expect(await estimateOf(world, id)).toMatchObject({ recipients: 3, inactive: 3, doubles: 0 });
    await world.act(id, 'sendNow');
    await soon(async () => {
      world.clock.add(5);
      expect(await world.see(id)).toMatchObject({ status: 'completed', counts: { total: 3, delivered: 3 } });
    });
    expect((await world.all('smsLogs')).filter(({ to }) => String(to).startsWith('+49151002'))).toEqual([]);
  });

  it('leaves nobody where it is the only one, whoever has left it is no recipient of it either', async () => {
    const world = await open();
    await world.contacts(2);
    await world.contacts(1, { status: 'unsubscribed' }, 2000);
    const id = await world.campaign();
    await world.admin('PATCH', '/v1/contactGroups/one', { status: 'inactive' });
    expect(await estimateOf(world, id)).toMatchObject({
      problem: 'nobody',
      recipients: 0,
      inactive: 3,
      optedOut: 0,
    });
  });

  it('still keeps its people out where a campaign excludes it', async () => {
    const world = await open();
    await world.contacts(2);
    await world.contacts(1, { groups: ['one', 'except'] }, 2000);
    const id = await world.campaign({ excludedGroups: ['except'] });
    await world.admin('PATCH', '/v1/contactGroups/except', { status: 'inactive' });
    expect(await estimateOf(world, id)).toMatchObject({ recipients: 2, excluded: 1, inactive: 0 });
  });
});
