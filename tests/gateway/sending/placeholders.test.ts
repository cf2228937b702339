import { describe, expect, it } from 'vitest';
import { soon } from '../../soon';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

type World = Awaited<ReturnType<typeof open>>;

const draft = ({ user }: World, message: string) => ({
  name: 'Spring',
  user,
  senderId: 'sender',
  message,
  groups: ['one'],
  repeat: 'once',
});

const textsOf = (world: World) =>
  soon(async () => {
    world.clock.add(5);
    const messages = await world.all('smsLogs');
    expect(messages.length).toBeGreaterThan(0);
    return messages.map(({ text }) => text);
  });

describe('the words in braces of a campaign', () => {
  it('are refused where they do not exist, with the place and the nearest one', async () => {
    const world = await open();
    const refusedFor = async (message: string) => {
      const { status, body } = await world.admin('POST', '/v1/campaigns', draft(world, message));
      return [status, (body['errors'] as Record<string, string> | undefined)?.['message']];
    };
    const valid = 'Possible: {fullName}, {company}, {email}, {phone}, {birthDate}, {language}';
    expect(await refusedFor('Hello {Fullname}')).toEqual([
      422,
      `There is no {Fullname}, at 7. Did you mean {fullName}? ${valid}`,
    ]);
    for (const word of ['user', 'id', '_id', 'status', 'groups', 'tags', 'optOutReason', 'prénom', 'A1'])
      expect(await refusedFor(`Hello {${word}}`)).toEqual([422, `There is no {${word}}, at 7. ${valid}`]);
    expect(await refusedFor('Hello {fullName')).toEqual([
      422,
      'The brace at 7 is never closed. Write {{ for a brace.',
    ]);
    const id = await world.campaign();
    const { status } = await world.admin('PATCH', `/v1/campaigns/${id}`, { message: 'Hi {points}' });
    expect(status).toBe(422);
  });

  it('are filled in for each contact, in its language or that of the customer, with a fallback and braces', async () => {
    const world = await open();
    const born = '1990-02-01';
    await world.store.update('people', world.user, { patch: { language: 'fr' } });
    await world.contacts(1, { birthDate: born, language: 'de' }, 1000);
    await world.contacts(1, { birthDate: born, language: null, fullName: '' }, 1001);
    const id = await world.campaign({ message: '{fullName|friend}, {{A1}}: {birthDate}' });
    await world.act(id, 'sendNow');
    expect(new Set(await textsOf(world))).toEqual(
      new Set(['Person 1000, {A1}: 01.02.1990', 'friend, {A1}: 1 févr. 1990']),
    );
  });

  it('that were stored before they were judged keep a campaign from being sent, and from nothing else', async () => {
    const world = await open();
    await world.contacts(1);
    const id = await world.campaign();
    await world.store.update('campaigns', id, { patch: { message: 'Hello {Fullname}' } });
    const said = 'There is no {Fullname}, at 7. Did you mean {fullName}?';
    const faulty = { message: expect.stringContaining(said) as string };
    const calls = {
      sendNow: {},
      sendTest: { to: '+491510000011' },
      schedule: { scheduledAt: '2031-01-01T00:00:00.000Z' },
    };
    for (const [action, form] of Object.entries(calls)) {
      const { status, body } = await world.act(id, action, form);
      expect([action, status, body['errors']]).toEqual([action, 422, faulty]);
    }
    expect((await world.admin('GET', `/v1/campaigns/${id}`)).status).toBe(200);
    expect((await world.admin('PATCH', `/v1/campaigns/${id}`, { name: 'Summer' })).status).toBe(200);
    await world.store.update('campaigns', id, {
      patch: { status: 'scheduled', scheduledAt: world.clock.iso() },
    });
    await soon(async () => {
      world.clock.add(31);
      expect(await world.see(id)).toMatchObject({
        status: 'failed',
        reason: expect.stringContaining(said) as string,
      });
    });
    expect(await world.all('smsLogs')).toEqual([]);
    await world.act(id, 'unschedule');
    const patch = { message: 'Hello {fullName}' };
    expect((await world.admin('PATCH', `/v1/campaigns/${id}`, patch)).status).toBe(200);
    expect((await world.act(id, 'sendNow')).status).toBe(200);
    expect(await textsOf(world)).toEqual(['Hello Person 1000']);
  });
});
