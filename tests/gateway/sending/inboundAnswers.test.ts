import { expect, it } from 'vitest';
import { createClock } from '../../../server/clock';
import type { Row } from '../../../server/store/store';
import { soon } from '../../soon';
import { hearing, phoneOf } from './inboundWorld';
import { MORNING } from './sendingWorld';
import { worldsOfTests } from './worlds';

const openAny = worldsOfTests();
const DAY = 86_400_000;

const open = async () => {
  let now = Date.parse(MORNING);
  const env = { SENDER: 'simulated', RECEIPT_KEY: 'a key' };
  const world = hearing(await openAny({ env, clock: createClock(() => now) }));
  await world.store.update('people', world.user, {
    patch: { company: 'Acme', email: 'hello@acme.example', phone: '+4930123456', language: 'en' },
  });
  const contact = { phone: phoneOf(1), language: null };
  return {
    ...world,
    later: (ms: number) => {
      now += ms;
    },
    known: (values: Record<string, unknown> = {}) => world.contacts(1, { ...contact, ...values }),
    contact: async () => (await world.all('contacts'))[0] ?? ({} as Row),
    group: (patch: Record<string, unknown>) => world.store.update('contactGroups', 'one', { patch }),
    /** What has gone to whom. */
    texts: async () => (await world.all('smsLogs')).map(({ text }) => String(text)).toSorted(),
  };
};

it('confirms STOP once, by the sender that was answered, although the number is opted out', async () => {
  const world = await open();
  await world.known();
  expect(await world.hear('STOP', phoneOf(1), 'acme')).toBe(1);
  await soon(async () => {
    expect(await world.all('smsLogs')).toMatchObject([
      {
        from: 'ACME',
        to: phoneOf(1),
        user: world.user,
        text: 'Acme: You will receive no more messages from us.',
        status: 'sent',
      },
    ]);
  });
  const [message] = await world.all('smsLogs');
  expect(await world.reply()).toMatchObject({ result: 'optedOut', answer: message?._id });
  expect(await world.hear('STOP')).toBe(0);
  expect(await world.all('smsLogs')).toHaveLength(1);
});

it('lets no other message through with it', async () => {
  const world = await open();
  await world.known();
  await world.hear('STOP');
  await world.put('smsLogs', [
    {
      _id: 'answer-x',
      from: 'ACME',
      to: phoneOf(1),
      user: world.user,
      status: 'queued',
      text: 'Buy!',
      purpose: 'marketing',
    },
  ]);
  await world.hear('HELP', phoneOf(9));
  await soon(async () =>
    expect(await world.store.get('smsLogs', 'answer-x')).toMatchObject({
      status: 'rejected',
      errorCode: 'optOut',
    }),
  );
});

it.each([
  ['ARRET', { reads: 'en' }, 'Acme: You will receive no more messages from us.'],
  ['STOP', { language: 'de', reads: 'en' }, 'Acme: Sie erhalten keine Nachrichten mehr von uns.'],
  ['STOP', { reads: 'fr' }, 'Acme: Vous ne recevrez plus de messages de notre part.'],
  ['SAIR', { reads: null }, 'Acme: Deixou de receber as nossas mensagens.'],
])(
  'confirms %s in the language of contact, customer or word: %j',
  async (word, { reads, ...values }, text) => {
    const world = await open();
    await world.store.update('people', world.user, { patch: { language: reads } });
    await world.known(values);
    await world.hear(word);
    expect(await world.texts()).toEqual([text]);
  },
);

it('confirms in the words of the group whose keyword was sent', async () => {
  const world = await open();
  await world.group({ unsubscribeSms: 'You have left the shop.' });
  await world.known();
  await world.hear('stop');
  expect(await world.texts()).toEqual(['You have left the shop.']);
});

it('confirms nothing where that is switched off', async () => {
  const world = await open();
  const [setting] = await world.all('replySetting');
  await world.store.update('replySetting', setting?._id ?? '', { patch: { confirmOptOut: false } });
  await world.known();
  expect(await world.hear('STOP')).toBe(1);
  expect(await world.texts()).toEqual([]);
});

it('answers HELP with the name and how to reach them, once a day, also to whoever has left', async () => {
  const world = await open();
  await world.known({ status: 'unsubscribed' });
  await world.hear('HELP');
  await world.hear('Info');
  const text = 'Acme: Contact: +4930123456, hello@acme.example. Reply STOP to opt out.';
  expect(await world.texts()).toEqual([text]);
  await soon(async () => expect((await world.all('smsLogs'))[0]).toMatchObject({ status: 'sent' }));
  world.later(DAY + 1);
  await world.hear('HELP');
  expect(await world.texts()).toEqual([text, text]);
});

it('answers no more than once a day in all', async () => {
  const world = await open();
  await world.known();
  for (const text of ['HELP', 'STOP', 'START', 'STOP', 'AIDE']) await world.hear(text);
  expect(await world.texts()).toHaveLength(1);
  expect(await world.replies()).toHaveLength(5);
});

it.each(['12345', 'Bank', '015171000201'])('answers nothing to %s', async (from) => {
  const world = await open();
  await world.hear('HELP', from);
  await world.hear('STOP', from);
  expect(await world.texts()).toEqual([]);
});

it('answers HELP for nobody where the sender is not known', async () => {
  const world = await open();
  await world.got(phoneOf(1), world.user, { from: 'Other' });
  await world.hear('HELP', phoneOf(1), 'nobody knows');
  expect(await world.all('smsLogs')).toHaveLength(1);
});

it('opts out of one group by its keyword alone, without accents and case', async () => {
  const world = await open();
  await world.group({ optOutKeyword: 'NO NÉWS' });
  await world.known({ groups: ['one', 'two'] });
  expect(await world.hear('no news!')).toBe(1);
  expect(await world.all('optOuts')).toMatchObject([{ scope: 'group', group: 'one' }]);
  expect(await world.contact()).toMatchObject({ status: 'subscribed', leftGroups: ['one'] });
  expect(await world.reply()).toMatchObject({ understood: 'optOut', result: 'leftGroup' });
});

it('K3 keeps the group that was left, left, by the keyword of another group', async () => {
  const world = await open();
  await world.group({ optOutKeyword: 'NO NEWS', signupKeyword: 'NEWS' });
  await world.store.update('contactGroups', 'two', { patch: { signupKeyword: 'OFFERS' } });
  await world.known({ groups: ['one'] });
  await world.hear('NO NEWS');
  expect(await world.hear('OFFERS')).toBe(1);
  expect(await world.all('optOuts')).toMatchObject([{ scope: 'group', group: 'one', status: 'active' }]);
  expect(await world.contact()).toMatchObject({ groups: ['one', 'two'], leftGroups: ['one'] });
  await world.hear('NEWS');
  expect(await world.all('optOuts')).not.toMatchObject([{ status: 'active' }]);
  expect((await world.contact())['leftGroups'] ?? []).toEqual([]);
});

it('takes a sure word for all groups, although it is the keyword of one', async () => {
  const world = await open();
  await world.group({ optOutKeyword: 'ARRÊT' });
  await world.known();
  await world.hear('arret');
  expect(await world.all('optOuts')).toMatchObject([{ scope: 'all' }]);
});

it('makes whoever sends the opt-in keyword a contact of the group, with proof that nobody edits', async () => {
  const world = await open();
  await world.group({ signupKeyword: 'JOIN', welcomeSms: 'Welcome!' });
  expect(await world.hear(' join. ', phoneOf(1), 'acme')).toBe(1);
  const contact = await world.contact();
  expect(contact).toMatchObject({
    user: world.user,
    phone: phoneOf(1),
    status: 'subscribed',
    groups: ['one'],
    optInMethod: 'keyword',
    optInAt: MORNING,
    optInWords: 'join.',
    optInSender: 'ACME',
  });
  expect(await world.texts()).toEqual(['Welcome!']);
  const changes = { optInWords: 'none', optInAt: '2020-01-01T00:00:00.000Z', optInMethod: 'paper' };
  const path = `/v1/contacts/${contact._id}`;
  for (const [name, value] of Object.entries(changes))
    expect([name, (await world.admin('PATCH', path, { [name]: value })).status]).toEqual([name, 422]);
});

it('adds a contact that is there to the group, and welcomes it once a day', async () => {
  const world = await open();
  await world.group({ signupKeyword: 'JOIN', welcomeSms: 'Welcome!' });
  await world.known({ groups: ['two'] });
  await world.hear('JOIN');
  await world.hear('JOIN');
  expect(await world.all('contacts')).toHaveLength(1);
  expect(await world.contact()).toMatchObject({ groups: ['two', 'one'], status: 'subscribed' });
  expect(await world.texts()).toEqual(['Welcome!']);
});

it('does not join a group that is inactive, nor one of another customer', async () => {
  const world = await open();
  await world.group({ signupKeyword: 'JOIN', status: 'inactive' });
  await world.put('contactGroups', [
    {
      _id: 'theirs',
      name: 'Theirs',
      code: 'theirs',
      user: await world.other(),
      status: 'active',
      signupKeyword: 'JOIN',
    },
  ]);
  expect(await world.hear('JOIN')).toBe(0);
  expect(await world.all('contacts')).toEqual([]);
  expect(await world.reply()).toMatchObject({ understood: 'unclear', status: 'open' });
});

it('asks first where the group says so, and joins after a yes', async () => {
  const world = await open();
  await world.group({ signupKeyword: 'JOIN', doubleOptIn: true, welcomeSms: 'Welcome!' });
  expect(await world.hear('JOIN')).toBe(0);
  expect(await world.contact()).toMatchObject({ status: 'asked', askedGroups: ['one'] });
  expect((await world.contact())['groups'] ?? []).toEqual([]);
  expect(await world.texts()).toEqual(['Acme: Reply YES to join "one".']);
  expect(await world.hear('START')).toBe(0);
  expect(await world.contact()).toMatchObject({ status: 'asked' });
  expect(await world.hear('Ja')).toBe(1);
  expect(await world.contact()).toMatchObject({ status: 'subscribed', groups: ['one'], optInWords: 'Ja' });
  expect(await world.texts()).toEqual(['Acme: Reply YES to join "one".', 'Welcome!']);
});

it('asks again after STOP, which took the question back', async () => {
  const world = await open();
  await world.group({ signupKeyword: 'JOIN', doubleOptIn: true });
  for (const text of ['JOIN', 'STOP', 'YES']) await world.hear(text);
  expect((await world.contact())['groups'] ?? []).toEqual([]);
});

it.each(['START', 'Ja', 'OUI', 'sim', 'unstop'])('brings back by %s whoever has left', async (word) => {
  const world = await open();
  await world.known();
  await world.hear('STOP');
  expect(await world.hear(word)).toBe(1);
  expect(await world.contact()).toMatchObject({ status: 'subscribed' });
  expect(await world.reply()).toMatchObject({ understood: 'optIn', result: 'optedIn' });
});

it('brings nobody back by another sender, nor whom staff has blocked', async () => {
  const world = await open();
  await world.known();
  await world.hear('STOP');
  expect(await world.hear('START', phoneOf(1), 'nobody knows')).toBe(0);
  await world.store.update('contacts', (await world.contact())._id, {
    patch: { status: 'blacklisted' },
  });
  await world.hear('START');
  expect(await world.contact()).toMatchObject({ status: 'blacklisted' });
});
