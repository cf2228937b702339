import { describe, expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

describe('a campaign that is repeated', () => {
  it('leaves the next one where it is repeated, until its last day', async () => {
    const world = await open();
    await world.contacts(1);
    const id = await world.campaign({ repeat: 'monthly', repeatUntil: '2030-07-31' });
    await world.act(id, 'schedule', { scheduledAt: '2030-05-31T08:00:00.000Z' });
    const stateOf = async (day: string) => (await world.see(`${id}-${day}`))['scheduledAt'];
    world.clock.add(25 * 86_400);
    await soon(async () => expect(await stateOf('20300630')).toBe('2030-06-30T08:00:00.000Z'));
    world.clock.add(31 * 86_400);
    await soon(async () => expect(await stateOf('20300731')).toBe('2030-07-31T08:00:00.000Z'));
    world.clock.add(31 * 86_400);
    await soon(async () => {
      const all = await world.all('campaigns');
      expect(all.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
    });
    expect(await world.all('smsLogs')).toHaveLength(3);
  });

  it('leaves the next one at the same hour of its own clocks, or of those of its customer', async () => {
    const world = await open();
    await world.contacts(1);
    await world.store.update('people', world.user, { patch: { timeZone: 'Europe/Berlin' } });
    const ofCustomer = await world.campaign({ repeat: 'weekly' });
    const own = await world.campaign({ repeat: 'weekly', timeZone: 'America/New_York' });
    for (const id of [ofCustomer, own])
      await world.act(id, 'schedule', { scheduledAt: '2030-10-21T16:00:00.000Z' });
    world.clock.add(170 * 86_400);
    const nextOf = async (id: string) => (await world.see(`${id}-20301028`))['scheduledAt'];
    // Berlin's clocks have moved by then, New York's have not.
    await soon(async () => {
      expect(await nextOf(ofCustomer)).toBe('2030-10-28T17:00:00.000Z');
      expect(await nextOf(own)).toBe('2030-10-28T16:00:00.000Z');
    });
  });
});
