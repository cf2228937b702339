import { describe, expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const WORD = { matchType: 'word', status: 'active', users: [], hitCount: 0, caseSensitive: false };

describe('spamWords.action: a word that the sender is warned of', () => {
  it('is told with the estimate as it was written, for whom it is meant and while it is on', async () => {
    const world = await open();
    await world.contacts(1);
    await world.put('spamWords', [
      { ...WORD, _id: 'warned', word: 'winner', action: 'warn' },
      { ...WORD, _id: 'others', word: 'prize', action: 'warn', users: ['somebody else'] },
      { ...WORD, _id: 'off', word: 'you', action: 'warn', status: 'inactive' },
    ]);
    const { user, senderId, groups } = await world.see(await world.campaign());
    const asked = async (message: string) => {
      const values = { user, senderId, groups, message };
      return (await world.admin('POST', '/api/estimates/campaigns', { values })).body['estimate'];
    };
    const told = await asked('Winner, you have a prize, WINNER and winner');
    expect(told).toMatchObject({ problem: null, warned: 'Winner, WINNER, winner' });
    expect(await asked('Hello')).toMatchObject({ problem: null, warned: null });
  });

  it('stops nothing, and counts once for a campaign that goes', async () => {
    const world = await open();
    await world.contacts(2);
    await world.put('spamWords', [
      { ...WORD, _id: 'warned', word: 'winner', action: 'warn' },
      { ...WORD, _id: 'flagged', word: 'bargain', action: 'flag' },
    ]);
    const hits = async (id: string) => (await world.store.get('spamWords', id))?.['hitCount'];
    const id = await world.campaign({ message: 'A winner {fullName}' });
    await world.act(id, 'sendNow');
    await soon(async () => {
      world.clock.add(5);
      expect(await world.see(id)).toMatchObject({ status: 'completed', counts: { delivered: 2 } });
    });
    expect(await hits('warned')).toBe(1);

    const held = await world.campaign({ message: 'A winner and a bargain' });
    await world.act(held, 'sendNow');
    expect(await world.see(held)).toMatchObject({
      status: 'pending_approval',
      reason: 'A winner and a «bargain»',
    });
    expect([await hits('warned'), await hits('flagged')]).toEqual([1, 1]);
    await world.act(held, 'approve');
    await soon(async () => expect(await hits('warned')).toBe(2));
    expect(await hits('flagged')).toBe(1);
  });
});
