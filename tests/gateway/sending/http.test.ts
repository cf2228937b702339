import { expect, it, onTestFinished } from 'vitest';
import { soon } from '../../soon';
import { openOperator } from './operatorServer';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

it('hands over to an operator over HTTP as its description says, and again by the same id what was not answered', async () => {
  const operator = await openOperator((to) => (to.endsWith('0009') ? 'hang up' : 'deliver'));
  onTestFinished(() => operator.close());
  const world = await open({ env: operator.env });
  await world.contacts(1, { fullName: 'A & B' }, 300);
  await world.contacts(1, { phone: '+491511230009' }, 400);
  const id = await world.campaign();
  await world.act(id, 'sendNow');
  const [plain, unanswered] = [`${id}-491510003009`, `${id}-491511230009`];
  await soon(() => expect([operator.asked.get(plain), operator.asked.get(unanswered)]).toEqual([1, 1]));
  // Written down when the operator has hung up: only from then on it counts when it is handed over again.
  const sending = { status: 'sending', tries: 1 };
  await soon(async () => expect(await world.store.get('smsLogs', unanswered)).toMatchObject(sending));
  world.clock.add(31);
  await soon(() => expect(operator.asked.get(unanswered)).toBe(2));
  expect(operator.texts.get(plain)).toBe('Hello A & B');
  operator.tell(world.url);
  await soon(async () => {
    world.clock.add(61);
    expect(await world.see(id)).toMatchObject({ status: 'completed', counts: { delivered: 2 } });
  });
  const row = await world.store.get('smsLogs', plain);
  expect(row).toMatchObject({ sentBy: 'operator', remoteId: `remote-${plain}`, charge: '0.0890' });
});

it('takes receipts of nobody who does not know the key, and nothing that is none', async () => {
  const operator = await openOperator(() => 'deliver');
  onTestFinished(() => operator.close());
  const world = await open({ env: operator.env });
  await world.put('smsLogs', [{ _id: 'one', status: 'sent', to: '+491511231111', user: world.user }]);
  const post = async (key: string, body: unknown) => {
    const headers = { authorization: `Bearer ${key}` };
    const address = `${world.url}/hooks/smsLogs/receipts`;
    return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  const receipt = { reference: 'one', state: 'DELIVRD' };
  expect(await post('wrong', receipt)).toBe(403);
  expect(
    await post(operator.env.RECEIPT_KEY, [{ reference: 'one', state: 'BUFFERED' }, null, 'DELIVRD']),
  ).toBe(200);
  expect(await world.store.get('smsLogs', 'one')).toMatchObject({ status: 'sent' });
  expect(await post(operator.env.RECEIPT_KEY, receipt)).toBe(200);
  expect(await world.store.get('smsLogs', 'one')).toMatchObject({ status: 'delivered', __v: 1 });
  expect(await post(operator.env.RECEIPT_KEY, [receipt, { ...receipt, state: 'UNDELIV' }])).toBe(200);
  expect(await world.store.get('smsLogs', 'one')).toMatchObject({ status: 'delivered', __v: 1 });
});
