import { expect } from 'vitest';
import { recordOf } from '../testGateway';
import type { World } from './sendingWorld';
import { putNetworks, type worldsOfTests } from './worlds';

export const number = '+4915112345678';

type Values = Readonly<Record<string, unknown>>;

/** One operator, no rules and no words, and a customer with a contact and a sender. It is Monday, ten o'clock in UTC. */
export const openPlain = async (
  open: ReturnType<typeof worldsOfTests>,
  env: Readonly<Record<string, string>> = { SENDER: 'simulated' },
): Promise<World> => {
  const world = await open({ env });
  await putNetworks(world, { DE: '+49151' });
  for (const each of ['countryRules', 'spamWords', 'sendChecks']) await world.store.clear(each);
  await world.contacts(1, { phone: number, fullName: 'Ann Walker' });
  return world;
};

export const message = { senderId: 'sender', to: number, purpose: 'marketing', text: 'Hello {fullName}' };

export const ask = async (world: World, values: Values = {}) =>
  world.admin('POST', '/v1/sendChecks', { ...message, user: world.user, ...values });

type Step = { readonly step: string; readonly result: string; readonly detail?: string };

export const check = async (world: World, values: Values = {}) => {
  const answer = await ask(world, values);
  expect(answer).toMatchObject({ status: 201 });
  const row = recordOf(answer);
  const steps = row['steps'] as readonly Step[];
  return { row, steps, kept: steps.filter(({ result }) => result !== 'passes') };
};

/* What becomes of a campaign to the same number once it is sent. */
export const sent = async (world: World, id: string): Promise<() => Promise<string>> => {
  const { status } = await world.act(id, 'sendNow');
  return async () => {
    if (status !== 200) return String(status);
    const [row] = (await world.all('smsLogs')).filter((each) => each['campaign'] === id);
    const campaignIs = String((await world.see(id))['status']);
    if (!row || !['running', 'completed'].includes(campaignIs)) return campaignIs;
    const { status: messageIs, errorCode } = row as { status?: string; errorCode?: string | null };
    return errorCode ? `${messageIs} ${errorCode}` : `${messageIs}`;
  };
};

export const rule = (world: World, values: Values) =>
  world.put('countryRules', [
    { _id: 'rule', country: 'DE', status: 'active', alphaSender: 'allowed', ...values },
  ]);

export const word = (world: World, values: Values) =>
  world.put('spamWords', [{ _id: 'word', status: 'active', matchType: 'word', users: [], ...values }]);

const patch = (collection: string, id: string, values: Values) => (world: World) =>
  world.store.update(collection, id, { patch: values });

const ofContact = (values: Values) => patch('contacts', 'c001000', values);
export const ofSender = (values: Values) => patch('senderIds', 'sender', values);
export const ofCustomer = (values: Values) => (world: World) =>
  world.store.update('people', world.user, { patch: values });

export const left = (world: World) =>
  world.put('optOuts', [
    { _id: 'left', user: world.user, phone: number, scope: 'all', status: 'active', blocked: false },
  ]);

const reply = { _id: 'reply', from: number, to: 'ACME', text: 'Not any more?', status: 'open' };

type Case = {
  readonly title: string;
  readonly given: (world: World) => Promise<unknown>;
  readonly asked?: Values;
  readonly outcome: string;
  readonly keeps: Step;
  /** What a campaign comes to. */
  readonly really: string;
};

export const cases: readonly Case[] = [
  {
    title: 'a customer who is not active',
    given: ofCustomer({ status: 'suspended' }),
    outcome: 'refused',
    keeps: { step: 'customer', result: 'inactive' },
    really: '422',
  },
  {
    title: 'a sender ID that is not approved',
    given: ofSender({ status: 'pending' }),
    outcome: 'refused',
    keeps: { step: 'senderId', result: 'notApproved', detail: 'ACME' },
    really: '422',
  },
  {
    title: 'a sender ID that has run out',
    given: ofSender({ validUntil: '2030-05-05' }),
    outcome: 'refused',
    keeps: { step: 'senderId', result: 'runOut', detail: 'ACME' },
    really: '422',
  },
  {
    title: 'a blocked word',
    given: (world) => word(world, { word: 'hello', action: 'block' }),
    outcome: 'refused',
    keeps: { step: 'words', result: 'blocked', detail: 'hello' },
    really: 'pending_approval',
  },
  {
    title: 'a word that is to be reviewed',
    given: (world) => word(world, { word: 'hello', action: 'hold' }),
    outcome: 'waits',
    keeps: { step: 'words', result: 'review', detail: 'hello' },
    really: 'pending_approval',
  },
  {
    title: 'a word that comes with the contact',
    given: (world) => word(world, { word: 'walker', action: 'hold' }),
    outcome: 'refused',
    keeps: { step: 'words', result: '43', detail: 'walker' },
    really: 'rejected 43',
  },
  {
    title: 'prices of which there are none',
    given: async (world) => {
      const [prices] = await world.all('pricingRanges');
      await world.store.update('pricingRanges', prices?._id ?? '', { patch: { ranges: [] } });
    },
    outcome: 'fails',
    keeps: { step: 'price', result: 'price' },
    really: '422',
  },
  {
    title: 'a contact who has not said yes',
    given: ofContact({ status: 'asked' }),
    outcome: 'refused',
    keeps: { step: 'contact', result: 'contact' },
    really: '422',
  },
  {
    title: 'a number on the list of opt-outs',
    given: left,
    outcome: 'refused',
    keeps: { step: 'optOut', result: 'optOut' },
    really: 'rejected optOut',
  },
  {
    title: 'a blocked contact, of service too',
    given: ofContact({ status: 'blacklisted' }),
    asked: { purpose: 'service' },
    outcome: 'refused',
    keeps: { step: 'optOut', result: 'optOut' },
    really: '422',
  },
  {
    title: 'a sender ID of other countries',
    given: ofSender({ countries: ['FR'] }),
    outcome: 'refused',
    keeps: { step: 'sender', result: 'sender' },
    really: '422',
  },
  {
    title: 'an operator that takes registered senders alone',
    given: patch('operators', 'de', { needsRegistration: true }),
    outcome: 'refused',
    keeps: { step: 'sender', result: '19' },
    really: '422',
  },
  {
    title: 'a country that asks for a way out',
    given: (world) => rule(world, { needsWayOut: true }),
    outcome: 'refused',
    keeps: { step: 'sender', result: 'noWayOut' },
    really: '422',
  },
  {
    title: 'a text that is empty once it is filled in',
    given: ofContact({ company: null }),
    asked: { text: '{company}' },
    outcome: 'refused',
    keeps: { step: 'text', result: 'empty' },
    really: 'rejected empty',
  },
  {
    title: 'a reply that is to be decided',
    given: (world) => world.put('inboundMessages', [{ ...reply, user: world.user }]),
    outcome: 'waits',
    keeps: { step: 'reply', result: 'reply' },
    really: 'queued',
  },
  {
    title: 'an operator that does not work',
    given: patch('operators', 'de', { status: 'not_operational' }),
    outcome: 'fails',
    keeps: { step: 'route', result: '33' },
    really: 'failed 33',
  },
  {
    title: 'the quiet hours of the country',
    given: (world) => rule(world, { quietFrom: '11:00', quietTo: '15:00' }),
    outcome: 'waits',
    keeps: { step: 'quiet', result: 'quiet' },
    really: 'queued',
  },
  {
    title: 'a paused connection',
    given: (world) =>
      world.put('connections', [
        {
          _id: 'main',
          name: 'simulated',
          status: 'paused',
          reason: '401',
          tryAt: '2030-05-06T11:00:00.000Z',
        },
      ]),
    outcome: 'waits',
    keeps: { step: 'connection', result: 'paused', detail: 'simulated: 401' },
    really: 'queued',
  },
  {
    title: 'no credit',
    given: ofCustomer({ credit: '0.0100' }),
    outcome: 'fails',
    keeps: { step: 'credit', result: '42' },
    really: 'failed',
  },
  {
    title: 'an operator whose time zone is none',
    given: patch('operators', 'de', { quietFrom: '09:00', quietTo: '10:00', timeZone: 'Europe/Berln' }),
    outcome: 'fails',
    keeps: {
      step: 'quiet',
      result: 'faulty',
      detail: expect.stringContaining('Operator Network of DE: ') as unknown as string,
    },
    really: 'failed faulty',
  },
];
