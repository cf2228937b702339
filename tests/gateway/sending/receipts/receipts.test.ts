import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openReceipts, type Form, type Posted, type ReceiptWorld } from './receiptWorld';

let world: ReceiptWorld;

beforeAll(async () => {
  world = await openReceipts();
  return () => world.stop();
});

let nth = 0;

const handed = async (values: Record<string, unknown> = {}) => {
  nth += 1;
  await world.handed([{ _id: `m${nth}`, remoteId: `r${nth}`, ...values }]);
  return { id: `m${nth}`, remoteId: `r${nth}` };
};

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

const FREE = 0;
const [DELIVERED, UNDELIVERED] = [
  ['delivered', null, 0.089],
  ['undelivered', '1', 0.089],
] as const;

const part = (number: number, state: string, of = 2): Posted => ({ part: number, of, state });

const sets: readonly (readonly [what: string, receipts: readonly Posted[], end: readonly unknown[]])[] = [
  ['what is only on its way', [{ state: 'ACCEPTD' }, { state: 'BUFFERED' }], ['sent', null, 0.089]],
  ['delivered among these', [{ state: 'BUFFERED' }, { state: 'DELIVRD' }, { state: 'ACCEPTD' }], DELIVERED],
  ['expired and delivered', [{ state: 'EXPIRED' }, { state: 'DELIVRD' }], DELIVERED],
  ['expired and undelivered', [{ state: 'EXPIRED' }, { state: 'UNDELIV', reason: '1' }], UNDELIVERED],
  ['all that there is', ['UNDELIV', 'EXPIRED', 'REJECTD', 'DELIVRD'].map((state) => ({ state })), DELIVERED],
  ['rejected and undelivered', [{ state: 'REJECTD' }, { state: 'UNDELIV' }], ['rejected', null, FREE]],
  [
    'two reasons',
    ['1', '13', 'ODD'].map((reason) => ({ state: 'UNDELIV', reason })),
    ['undelivered', '13', 0.089],
  ],
  ['two parts', [part(1, 'DELIVRD'), part(2, 'DELIVRD')], DELIVERED],
  ['one of two parts', [part(1, 'DELIVRD'), part(2, 'BUFFERED')], ['sent', null, 0.089]],
  [
    'a part that is not',
    [part(1, 'DELIVRD', 3), part(2, 'UNDELIV', 3), part(3, 'DELIVRD', 3)],
    ['undelivered', null, 0.089],
  ],
  ['a part that is rejected', [part(1, 'DELIVRD'), part(2, 'REJECTD')], ['rejected', null, FREE]],
  ['a part that came after all', [part(1, 'EXPIRED'), part(1, 'DELIVRD'), part(2, 'DELIVRD')], DELIVERED],
  [
    'a part that came, and one that is missing',
    [part(1, 'REJECTD'), part(1, 'DELIVRD')],
    ['sent', null, 0.089],
  ],
  ['parts and the whole', [part(1, 'DELIVRD'), part(2, 'EXPIRED'), { state: 'DELIVRD' }], DELIVERED],
];

it.each(sets)('W12 receipts end a message in one way in any order, of %s', async (_, receipts, end) => {
  const forms: readonly Form[] = ['list', 'json', 'form', 'query'];
  for (const [at, order] of ordersOf(receipts).entries()) {
    const { id } = await handed();
    const named = order.map((each) => ({ ...each, reference: id }));
    const form = forms[at % forms.length] ?? 'list';
    expect(new Set(await world.post(named, form))).toEqual(new Set([200]));
    expect([order, form, await world.ended(id)]).toEqual([order, form, end]);
    // Five times, a day later, by the other name, and all at once.
    world.clock.add(24 * 3600);
    const { id: _ref, remoteId } = { id, remoteId: id.replace('m', 'r') };
    const again = Array.from({ length: 4 }, () =>
      order.map((each) => ({ ...each, 'message.id': remoteId })),
    ).flat();
    await world.post(again);
    expect([order, await world.ended(id)]).toEqual([order, end]);
  }
});

it('takes the moment of an arrival from the receipt, neither before it was handed over nor to come', async () => {
  const sentAt = world.clock.iso();
  world.clock.add(3600);
  const { id } = await handed({ sentAt });
  const stamp = (ms: number) => new Date(ms).toISOString().slice(2, 16).replaceAll(/\D/g, '');
  const arrived = world.clock.now() - 600_000;
  await world.post([{ reference: id, state: 'DELIVRD', done: stamp(arrived) }]);
  const minute = `${new Date(arrived).toISOString().slice(0, 16)}:00.000Z`;
  expect(await world.store.get('smsLogs', id)).toMatchObject({ deliveredAt: minute });
  const early = await handed({ sentAt });
  const late = await handed({ sentAt });
  await world.post([
    { reference: early.id, state: 'DELIVRD', done: '2001011200' },
    { reference: late.id, state: 'DELIVRD', done: '4001011200' },
  ]);
  expect(await world.store.get('smsLogs', early.id)).toMatchObject({ deliveredAt: sentAt });
  expect(await world.store.get('smsLogs', late.id)).toMatchObject({ deliveredAt: world.clock.iso() });
});

it('means the newer of two messages with one id of the operator, within its validity', async () => {
  const at = (hours: number) => new Date(world.clock.now() + hours * 3_600_000).toISOString();
  const of = (hours: number, valid: number) => ({
    remoteId: 'same',
    createdAt: at(hours),
    sentAt: at(hours),
    validUntil: at(valid),
  });
  const older = await handed(of(-30, 18));
  const newer = await handed(of(-1, 47));
  await world.post([{ 'message.id': 'same', state: 'DELIVRD' }]);
  expect([await world.ended(older.id), await world.ended(newer.id)]).toEqual([
    ['sent', null, 0.089],
    DELIVERED,
  ]);
  const code = await handed(of(-0.5, -0.3));
  await world.post([{ 'message.id': 'same', state: 'REJECTD' }]);
  expect([await world.ended(code.id), await world.ended(newer.id)]).toEqual([
    ['sent', null, 0.089],
    DELIVERED,
  ]);
});

it('keeps no receipt from the others where a record stands in its way, and lists it once with the reason', async () => {
  const [faulty, sound] = [await handed({ user: 'nobody' }), await handed()];
  for (const _ of [1, 2])
    await world.post([faulty, sound].map(({ id }) => ({ reference: id, state: 'REJECTD', reason: '13' })));
  expect(await world.ended(sound.id)).toEqual(['rejected', '13', FREE]);
  expect(await world.ended(faulty.id)).toEqual(['sent', null, 0.089]);
  const listed = async () =>
    (await world.all('strayReceipts')).filter(({ messageId }) => messageId === faulty.id);
  const reason = 'Customer: Must be an existing customer';
  const right = [{ said: 'rejected', code: '13', status: 'faulty', reason }];
  expect(await listed()).toMatchObject(right);
  // It waits for nothing any more.
  world.clock.add(25 * 3600);
  expect(await listed()).toMatchObject(right);
});

it('hears nothing of what was not handed over', async () => {
  const queued = await handed({ status: 'queued', sentAt: null });
  const rejected = await handed({ status: 'rejected', sentAt: null, charge: '0.0000' });
  await world.post([queued, rejected].map(({ id }) => ({ reference: id, state: 'DELIVRD' })));
  expect([await world.ended(queued.id), await world.ended(rejected.id)]).toEqual([
    ['queued', null, 0.089],
    ['rejected', null, FREE],
  ]);
});

it('takes nothing from an address where a signature is asked for, which is of the body', async () => {
  const signed = await openReceipts({
    env: { RECEIPT_SIGNATURE_HEADER: 'x-signature', RECEIPT_SIGNATURE_KEY: 'a secret' },
  });
  onTestFinished(() => signed.stop());
  expect(await signed.post([{ reference: 'one', state: 'DELIVRD' }], 'query')).toEqual([403]);
});

it.each([
  [{ status: 'state' }, 'needs "id" or "remoteId"'],
  [
    { id: 'id', status: 'state', states: { D: 'arrived' } },
    '"receipt.states.D" is "arrived". Valid: underWay',
  ],
  [{ id: 5, status: 'state', states: { D: 'delivered' } }, '"receipt.id" is no path'],
  [{ id: 'id', stat: 'state', states: { D: 'delivered' } }, '"receipt.stat" is no path'],
  [{ id: 'id', status: 'state', states: { D: 'delivered' }, timeFormat: 'DDMM' }, 'Valid: iso, seconds'],
])('does not start with a description of receipts that cannot be read: %j', async (receipt, said) => {
  const env = { SENDER_HTTP: JSON.stringify({ url: 'http://127.0.0.1:9/', receipt }) };
  await expect(openReceipts({ env })).rejects.toThrow(said);
});
