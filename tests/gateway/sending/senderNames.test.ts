import { describe, expect, it } from 'vitest';
import { recordOf } from '../testGateway';
import type { World } from './sendingWorld';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

/** Another customer than the one of the world, and than the one who signs in. */
const other = async (world: World): Promise<string> => {
  const found = (await world.all('people')).find(
    ({ _id, role, status, email }) =>
      role === 'user' && status === 'active' && _id !== world.user && email !== 'customer@demo.com',
  );
  return found?._id ?? '';
};

const ask = (world: World, senderId: string, values: Record<string, unknown> = {}) =>
  world.admin('POST', '/v1/senderIds', {
    senderId,
    type: 'alphanumeric',
    user: world.user,
    useCase: 'News for customers.',
    sampleMessage: 'Hello',
    ...values,
  });

const errorsOf = ({ body }: { readonly body: Record<string, unknown> }) => body['errors'];

describe('a sender ID', () => {
  it('cannot be asked for with a reserved name, however it is written, nor with too few characters', async () => {
    const world = await open();
    const stop = ['STOP', 'stop', 'ST0P', 'S.T.O.P', 'Stop All', 'HELP', 'START', 'Arret', 'ABMELDEN'];
    const general = ['INFO', 'lnfo', '1NFO', 'SMS', '5MS', 'Alert', 'BANK', '8ANK', 'O.T.P', '0TP', 'VERIFY'];
    const answers = [];
    for (const name of [...stop, ...general, 'AB', 'A', '12']) {
      const answer = await ask(world, name);
      answers.push([name, answer.status, Object.keys(errorsOf(answer) ?? {})]);
    }
    expect(answers).toEqual(answers.map(([name]) => [name, 422, ['senderId']]));
    const others = ['ABC', 'H&M', 'InfoBio', 'MyBank', 'Stopwatch', '123', '+4915112345678'];
    for (const name of others) expect([name, (await ask(world, name)).status]).toEqual([name, 201]);
  });

  it('is refused again when it is given such a name, and when it is submitted with one that was reserved since', async () => {
    const world = await open();
    const { _id } = recordOf(await ask(world, 'Fresh'));
    const answer = await world.admin('PATCH', `/v1/senderIds/${_id}`, { senderId: 'St0p' });
    expect(errorsOf(answer)).toEqual({
      senderId: 'It reads like “STOP”, which people answer to opt in or out.',
    });
    const name = { name: 'FRESH', kind: 'general', status: 'active' };
    const reserved = recordOf(await world.admin('POST', '/v1/reservedNames', name));
    const submit = () => world.admin('POST', `/v1/senderIds/${_id}/submit`, {});
    expect(errorsOf(await submit())).toEqual({
      senderId: 'It reads like “FRESH”, which does not say who is writing.',
    });
    await world.admin('PATCH', `/v1/reservedNames/${reserved._id}`, { status: 'inactive' });
    expect((await submit()).status).toBe(200);
  });

  it('with letters is for no country whose row does not allow such, and a number is for any', async () => {
    const world = await open();
    const answer = await ask(world, 'Fresh', { countries: ['DE', 'US', 'CA'] });
    expect(errorsOf(answer)).toEqual({
      countries: 'Senders with letters are not delivered in: US, CA. Leave them out, or ask for a number.',
    });
    expect((await ask(world, '+12025550123', { type: 'long_code', countries: ['US'] })).status).toBe(201);
    const { _id } = recordOf(await ask(world, 'Fresh', { countries: ['DE'] }));
    const patch = () => world.admin('PATCH', `/v1/senderIds/${_id}`, { countries: ['DE', 'US'] });
    expect((await patch()).status).toBe(422);
    const rule = (await world.all('countryRules')).find(({ country }) => country === 'US')?._id ?? '';
    await world.admin('PATCH', `/v1/countryRules/${rule}`, { status: 'inactive' });
    expect((await patch()).status).toBe(200);
  });
});

describe('a sender ID that is like one of another customer', () => {
  const seen = async (world: World, id: string) =>
    recordOf(await world.admin('GET', `/v1/senderIds/${id}`))['similar'];

  it.each(['ACM3', 'ACNE', 'ACMES'])('is not where it reads otherwise: %s and ACME', async (asked) => {
    const world = await open();
    const theOther = { senderId: 'ACME', user: await other(world), status: 'approved', type: 'alphanumeric' };
    await world.store.clear('senderIds');
    await world.put('senderIds', [{ ...theOther, _id: 'theirs' }]);
    const { _id } = recordOf(await ask(world, asked));
    await world.admin('POST', `/v1/senderIds/${_id}/submit`, {});
    expect(await seen(world, _id)).toEqual([]);
  });

  it.each([
    ['Solo', '5OLO'],
    ['Solo', 'S0L0'],
    ['Illinois', '1LLIN0I5'],
    ['Modern', 'Modem'],
    ['+4915112345678', '4915112345678'],
  ])('is named where it reads alike: %s and %s', async (theirs, asked) => {
    const world = await open();
    await world.store.clear('reservedNames');
    const theOther = { senderId: theirs, user: await other(world), status: 'approved', type: 'alphanumeric' };
    await world.put('senderIds', [{ ...theOther, _id: 'theirs' }]);
    const { _id } = recordOf(await ask(world, asked));
    await world.admin('POST', `/v1/senderIds/${_id}/submit`, {});
    expect(await seen(world, _id)).toEqual(['theirs']);
  });

  it('is named to who reviews it, and to no customer', async () => {
    const world = await open();
    const owner = await other(world);
    for (const [_id, senderId, user, status] of [
      ['theirs', 'SOLO', owner, 'approved'],
      ['draft', 'S-0-L-0', owner, 'draft'],
    ])
      await world.put('senderIds', [{ _id, senderId, user, status, type: 'alphanumeric' }]);
    const customer = (await world.all('people')).find(({ email }) => email === 'customer@demo.com');
    const own = { senderId: 'S.OLO', user: customer?._id, status: 'approved', type: 'alphanumeric' };
    await world.put('senderIds', [{ ...own, _id: 'own' }]);
    const { _id } = recordOf(await ask(world, '50LO', { user: customer?._id }));
    await world.admin('POST', `/v1/senderIds/${_id}/submit`, {});
    expect(await seen(world, _id)).toEqual(['theirs']);
    const { accessToken } = await world.signIn('support@demo.com', 'support');
    const support = world.callerOf(accessToken);
    expect(recordOf(await support('GET', `/v1/senderIds/${_id}`))['similar']).toEqual(['theirs']);
    const signedIn = await world.signIn('customer@demo.com', 'customer');
    const answer = await world.callerOf(signedIn.accessToken)('GET', `/v1/senderIds/${_id}`);
    expect(recordOf(answer)).toMatchObject({ senderId: '50LO', status: 'pending' });
    expect(recordOf(answer)).not.toHaveProperty('similar');
  });

  it('is named in a review that waits when the other one is approved meanwhile', async () => {
    const world = await open();
    const submitted = async (name: string, user: string) => {
      const { _id } = recordOf(await ask(world, name, { user }));
      await world.admin('POST', `/v1/senderIds/${_id}/submit`, {});
      return _id;
    };
    const first = await submitted('Kontora', world.user);
    const second = await submitted('K0NTORA', await other(world));
    expect([await seen(world, first), await seen(world, second)]).toEqual([[], []]);
    await world.admin('POST', `/v1/senderIds/${first}/approve`, {});
    expect([await seen(world, first), await seen(world, second)]).toEqual([[], [first]]);
  });
});
