import { expect, it } from 'vitest';
import { inboundTexts } from './inboundTexts';
import { hearing, phoneOf } from './inboundWorld';
import { worldsOfTests } from './worlds';

const openAny = worldsOfTests();

const open = async (SENDER = 'simulated') =>
  hearing(await openAny({ env: { SENDER, RECEIPT_KEY: 'a key' } }));

it('knows texts of each outcome in four languages', () => {
  expect(inboundTexts.length).toBeGreaterThanOrEqual(120);
  expect(inboundTexts.length).toBeLessThanOrEqual(160);
  for (const language of ['en', 'de', 'fr', 'pt']) {
    const outcomes = new Set(inboundTexts.flatMap(([of, , outcome]) => (of === language ? [outcome] : [])));
    expect([...outcomes].toSorted()).toEqual(['help', 'nothing', 'optIn', 'optOut', 'unclear']);
  }
});

it('keeps a message with what it is, before it is answered', async () => {
  const world = await open();
  const answer = await world.post({ from: '4915171000019', to: 'acme', text: ' Where is it?\r\n', id: 17 });
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, heard: 0 }]);
  expect(await world.replies()).toMatchObject([
    {
      from: '+4915171000019',
      to: 'acme',
      text: ' Where is it?\r\n',
      user: world.user,
      understood: 'unclear',
      status: 'open',
      whose: 'sender',
      remoteId: '17',
    },
  ]);
  const { dueAt } = await world.reply();
  expect(Date.parse(String(dueAt)) - world.clock.now()).toBeGreaterThan(2 * 86_400_000);
});

it('keeps a message once by the id of the operator, and another one that has the same id', async () => {
  const world = await open();
  const message = { from: phoneOf(1), to: 'ACME', text: 'Where is it?', id: 'a' };
  await world.post(message);
  const again = await world.post(message);
  expect([again.status, await again.json()]).toEqual([200, { success: true, heard: 0 }]);
  expect(await world.replies()).toHaveLength(1);
  expect(await (await world.post({ ...message, text: 'STOP' })).json()).toEqual({ success: true, heard: 1 });
  expect(await (await world.post({ ...message, from: phoneOf(2), text: 'STOP' })).json()).toMatchObject({
    heard: 1,
  });
  expect(await world.replies()).toHaveLength(3);
});

it('keeps what no store takes as signs that stand for it', async () => {
  const world = await open();
  await world.hear('a\0b \uD83D c \uD83D\uDE00', phoneOf(1), 'AC\0ME');
  expect(await world.replies()).toMatchObject([{ text: 'a\u2400b \uFFFD c \uD83D\uDE00', to: 'AC\u2400ME' }]);
});

it('keeps a text of any length', async () => {
  const world = await open();
  await world.hear('x'.repeat(20_000));
  expect(String((await world.reply())['text'])).toHaveLength(20_000);
});

it.each([
  [{ to: 'ACME', text: 'STOP' }, '"from" is missing'],
  [{ from: ' ', to: 'ACME', text: 'STOP' }, '"from" is missing'],
  [{ from: {}, to: 'ACME', text: 'STOP' }, '"from" is missing'],
  [{ from: '+4915171000001', to: 'ACME' }, '"text" is missing'],
  [{ from: '+4915171000001', to: 'ACME', text: null }, '"text" is missing'],
  ['STOP', 'This is no message in JSON.'],
  [null, 'This is no message in JSON.'],
])('refuses %j: %s', async (message, reason) => {
  const world = await open();
  const answer = await world.post(message);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(reason)]);
  expect(await world.replies()).toEqual([]);
});

it('keeps messages of services without leaving anything to decide', async () => {
  const world = await open();
  await world.hear('STOP', 'Your Bank');
  await world.hear('Call 22 now', '12345');
  const kept = (await world.replies()).map(
    (each) => `${String(each['from'])}: ${String(each['status'])}, ${String(each['result'])}`,
  );
  expect(kept.toSorted()).toEqual(['12345: done, none', 'Your Bank: done, none']);
});

it('leaves to a person what is of a number that cannot be read', async () => {
  const world = await open();
  expect(await world.hear('STOP', '015171000201')).toBe(0);
  const reply = await world.reply();
  expect(reply).toMatchObject({ from: '015171000201', understood: 'optOut', status: 'open' });
  const answer = await world.admin('POST', `/v1/inboundMessages/${reply._id}/optOut`, {});
  expect(answer.status).toBe(422);
});

const parts = [0, 40, 80, 120].map((from) => [from, inboundTexts.slice(from, from + 40)] as const);

it.each(parts)(
  'understands what people answer from text %i on, and leaves to a person what is not sure',
  async (_, texts) => {
    const world = await open('off');
    for (const [at, [, text]] of texts.entries()) await world.hear(text, phoneOf(at));
    const replies = new Map((await world.replies()).map((each) => [each['from'], each]));
    const left = new Set((await world.all('optOuts')).map(({ phone }) => phone));
    const found = texts.map(([, text], at) => ({
      text,
      outcome: replies.get(phoneOf(at))?.['understood'],
      status: replies.get(phoneOf(at))?.['status'],
      isOut: left.has(phoneOf(at)),
    }));
    const wanted = texts.map(([, text, outcome]) => ({
      text,
      outcome,
      status: outcome === 'unclear' ? 'open' : 'done',
      isOut: outcome === 'optOut',
    }));
    expect(found).toEqual(wanted);
  },
);
