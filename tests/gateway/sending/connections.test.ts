import { expect, it, onTestFinished, vi } from 'vitest';
import { soon } from '../../soon';
import { serveGateway } from '../testGateway';
import config from '../../../fixtures/demo';
import { hooks } from '../../../gateway/overrides';
import { createMemoryStore } from '../../../server/store/memory';
import { demoStore } from '../serveDemo';
import { describedAt, openAnswering, taken, type Answer } from './answeringServer';
import { connectedWorlds, counted, named, type Answers } from './connectedWorld';
import { first, MORNING, openWorld } from './sendingWorld';
import { putNetworks } from './worlds';

const worldWith = connectedWorlds();

const receipt = { id: 'id', status: 'state', states: { YES: 'delivered' } };

const EXPIRED: Answer = { status: 401, body: { error: 'KEY_EXPIRED' } };

it('W7 pauses the connection that is at fault, not each campaign, until somebody lets it go on', async () => {
  let isMended = false;
  const { world, asked, connection, goOn } = await worldWith({
    main: ({ id }) => (isMended ? taken(id) : EXPIRED),
  });
  await world.contacts(70);
  await world.contacts(3, { groups: ['two'] }, 5000);
  const [first, second] = [await world.campaign(), await world.campaign({ groups: ['two'] })];
  await world.act(first, 'sendNow');
  await soon(async () =>
    expect(await connection('main')).toMatchObject({ status: 'paused', reason: '401 KEY_EXPIRED' }),
  );
  await world.act(second, 'sendNow');
  const reason = 'It waits: the connection "main" is paused. 401 KEY_EXPIRED';
  await soon(async () => {
    for (const id of [first, second])
      expect(await world.see(id)).toMatchObject({ status: 'running', reason, actualCost: '0.0000' });
  });
  // Fifty were under way together; nobody else was asked.
  expect(asked('main').length).toBeLessThanOrEqual(50);
  expect(await counted(world)).toEqual({ queued: 73 });
  expect(world.sum(await world.all('balanceEntries'), 'amount')).toBe('0.0000');
  isMended = true;
  expect((await goOn('main')).status).toBe(200);
  await soon(async () => {
    for (const id of [first, second])
      expect(await world.see(id)).toMatchObject({ status: 'completed', reason: null });
  });
  expect(await counted(world)).toEqual({ sent: 73 });
  expect(world.sum(await world.all('balanceEntries'), 'amount')).toBe('-6.4970');
  expect(await connection('main')).toMatchObject({ status: 'working', reason: null, attempts: 0 });
});

it('tries a paused connection with one message, after five minutes, ten, and so on', async () => {
  let isMended = false;
  const { world, asked, connection } = await worldWith({
    main: ({ id }) => (isMended ? taken(id) : EXPIRED),
  });
  await world.contacts(3);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  const paused = (tryAt: string, attempts: number) =>
    soon(async () => expect(await connection('main')).toMatchObject({ status: 'paused', tryAt, attempts }));
  await paused('2030-05-06T10:05:00.000Z', 1);
  await soon(async () => expect(await counted(world)).toEqual({ queued: 3 }));
  const before = asked('main').length;
  world.clock.add(299);
  expect(asked('main')).toHaveLength(before);
  world.clock.add(1);
  await paused('2030-05-06T10:15:00.000Z', 2);
  expect(asked('main')).toHaveLength(before + 1);
  isMended = true;
  world.clock.add(600);
  await soon(async () => expect(await counted(world)).toEqual({ sent: 3 }));
  expect(await connection('main')).toMatchObject({ status: 'working', attempts: 0 });
});

it('ends what waits for a paused connection when its validity is over, for nothing', async () => {
  const { world, connection } = await worldWith({ main: () => EXPIRED });
  await world.contacts(2);
  const id = await world.campaign({ validity: 1 });
  await world.act(id, 'sendNow');
  await soon(async () => expect(await connection('main')).toMatchObject({ status: 'paused' }));
  await soon(async () => {
    world.clock.add(900);
    expect(await world.see(id)).toMatchObject({ status: 'completed', again: 2, reason: null });
  });
  expect(await counted(world)).toEqual({ expired: 2 });
  expect(world.sum(await world.all('balanceEntries'), 'amount')).toBe('0.0000');
});

it('goes on with all others where the fault is that of one message', async () => {
  const { world } = await worldWith({
    main: ({ id, to }) => (to.endsWith('0009') ? { status: 403 } : taken(id)),
  });
  await world.contacts(1, { phone: '+491511230009' }, 1);
  await world.contacts(5, {}, 2001);
  await world.act(await world.campaign(), 'sendNow');
  await soon(async () => {
    world.clock.add(60);
    expect((await counted(world))['sent']).toBe(5);
  });
});

it('takes the next connection of an operator, under another id, only where the first has certainly not taken it', async () => {
  const answerOf: Answers = ({ id, to }) => {
    const answers: Readonly<Record<string, Answer>> = {
      '1': { status: 429 },
      '2': { status: 500 },
      '3': { status: 422 },
    };
    return answers[to.slice(-1)] ?? taken(id);
  };
  const { world, asked, connection } = await worldWith({
    main: answerOf,
    spare: ({ id }) => taken(`spare-${id}`),
  });
  await named(world, ['main', 'spare']);
  for (const end of ['0', '1', '2', '3'])
    await world.contacts(1, { phone: `+49151123000${end}` }, 10 + Number(end));
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  const of = async (end: string) =>
    (await world.all('smsLogs')).find(({ to }) => String(to).endsWith(`000${end}`));
  await soon(async () => expect(await of('3')).toMatchObject({ status: 'rejected' }));
  const [main, spare] = [(await connection('main'))?._id, (await connection('spare'))?._id];
  await soon(async () => {
    expect(await of('0')).toMatchObject({ status: 'sent', connection: main, charge: '0.0890' });
    expect(await of('1')).toMatchObject({ status: 'sent', connection: spare, charge: '0.0890' });
    expect(await of('2')).toMatchObject({ status: 'sending', connection: main, tries: 1 });
    expect(await of('3')).toMatchObject({ status: 'rejected', connection: main, charge: '0.0000' });
  });
  const message = `${id}-491511230001`;
  expect(asked('spare')).toEqual([expect.objectContaining({ id: `${message}~2` })]);
  expect(await of('1')).toMatchObject({ messageId: `${message}~2`, remoteId: `remote-spare-${message}~2` });
});

it('sends all by the next connection while the first is paused, and waits only where there is none', async () => {
  const { world, asked, connection } = await worldWith({ main: () => EXPIRED, spare: ({ id }) => taken(id) });
  await named(world, ['main', 'spare']);
  await world.contacts(5);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'completed', reason: null }));
  expect(await counted(world)).toEqual({ sent: 5 });
  expect(await connection('main')).toMatchObject({ status: 'paused' });
  expect(asked('spare')).toHaveLength(5);
});

it('reads the receipts of each connection as that describes them', async () => {
  const { world } = await worldWith(
    { main: ({ id }) => taken(id), spare: ({ id }) => taken(id) },
    { receipt },
  );
  await world.put('smsLogs', [{ _id: 'one', status: 'sent', to: '+491511231111', user: world.user }]);
  const post = async (path: string) => {
    const headers = { authorization: 'Bearer key' };
    const body = JSON.stringify({ id: 'one', state: 'YES' });
    return (await fetch(`${world.url}/hooks/smsLogs/receipts${path}`, { method: 'POST', headers, body }))
      .status;
  };
  expect(await post('/spear')).toBe(404);
  expect(await world.store.get('smsLogs', 'one')).toMatchObject({ status: 'sent' });
  expect(await post('/spare')).toBe(200);
  expect(await world.store.get('smsLogs', 'one')).toMatchObject({ status: 'delivered' });
});

it('takes no name of a connection that is none, and says which there are', async () => {
  const { world } = await worldWith({ main: ({ id }) => taken(id), spare: ({ id }) => taken(id) });
  const [operator] = await world.all('operators');
  const save = (connections: readonly string[]) =>
    world.admin('PATCH', `/v1/operators/${operator?._id}`, { connections });
  expect(await save(['main', 'spear'])).toMatchObject({
    status: 422,
    body: { errors: { connections: 'There is no connection "spear". Valid: main, spare.' } },
  });
  expect((await save(['spare', 'main'])).status).toBe(200);
});

it('says at its start, and of the campaigns that wait for it, which operator names a connection that is none', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => said.mockRestore());
  const store = await demoStore(0, MORNING);
  const before = await openWorld({ env: { SENDER: 'simulated' } }, store);
  await putNetworks(before, { DE: '+49' }, { connections: ['spear'] });
  await before.stop();
  expect(said.mock.calls).toEqual([]);
  const answering = await openAnswering(({ id }) => taken(id));
  onTestFinished(answering.close);
  const described = { main: describedAt(answering.url), spare: describedAt(answering.url) };
  const env = { SENDER: 'http', SENDER_HTTP: JSON.stringify(described) };
  const world = await openWorld({ env }, store);
  onTestFinished(() => world.stop());
  const told = 'The operator "Network of DE": There is no connection "spear". Valid: main, spare.';
  expect(said.mock.calls).toEqual([[expect.stringContaining(told)]]);
  await world.contacts(1);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  const reason = 'It waits: the operator "Network of DE" names no connection that there is: spear.';
  await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'running', reason }));
  expect(answering.asked).toEqual([]);
});

it.each([
  ['{', /SENDER_HTTP is no JSON/],
  ['{}', /describes no operator/],
  ['{"main":{"url":"ftp://one.example","id":"id"}}', /`url` of "main"/],
  ['{"my main":{"url":"https://one.example","id":"id"}}', /"my main" must be letters/],
  [
    '{"url":"https://one.example","id":"id","answers":{"ODD":"gone"}}',
    /"ODD" cannot mean "gone"\. Valid: taken/,
  ],
])('does not start where operators are described by %s', async (described, fault) => {
  const env = { SENDER: 'http', SENDER_HTTP: described };
  await expect(serveGateway(createMemoryStore(), { config, first, hooks, env })).rejects.toThrow(fault);
});
