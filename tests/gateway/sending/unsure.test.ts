import { expect, it, onTestFinished } from 'vitest';
import { soon } from '../../soon';
import { describedAt, openAnswering, taken } from './answeringServer';
import { worldsOfTests } from './worlds';

const open = worldsOfTests();

const phone = '+491511230000';

/* A campaign of one message to an operator that answers so. */
const worldWith = async (
  answerTo: Parameters<typeof openAnswering>[0],
  more: object = {},
  campaign: object = {},
) => {
  const operator = await openAnswering(answerTo);
  onTestFinished(operator.close);
  const described = describedAt(operator.url, more);
  const env = { SENDER: 'http', SENDER_HTTP: JSON.stringify(described), RECEIPT_KEY: 'key' };
  const world = await open({ env });
  await world.contacts(1, { phone });
  const id = await world.campaign({ ...campaign });
  await world.act(id, 'sendNow');
  const message = async () => (await world.all('smsLogs'))[0] ?? {};
  const becomes = (right: object, step = 0) =>
    soon(async () => {
      if (step > 0) world.clock.add(step);
      expect(await message()).toMatchObject(right);
    });
  return { operator, world, id, becomes };
};

it('asks an operator that knows ids again, by the same id, for what it has not answered', async () => {
  const { operator, becomes } = await worldWith(({ id }, nth) => (nth === 1 ? { status: 500 } : taken(id)), {
    knowsIds: true,
  });
  await becomes({ status: 'sending', tries: 1, charge: '0.0890' });
  await becomes({ status: 'sent', charge: '0.0890' }, 31);
  expect(new Set(operator.asked.map(({ id }) => id)).size).toBe(1);
  expect(operator.asked).toHaveLength(2);
});

it('asks no other operator again: the message waits for its receipt, charged, until its validity is over', async () => {
  const { operator, world, id, becomes } = await worldWith(() => 'cut', {}, { validity: 2 });
  await becomes({ status: 'sending', tries: 1, charge: '0.0890' });
  world.clock.add(200);
  const later = await world.begin();
  await soon(async () => expect((await world.see(later))['status']).toBe('completed'));
  expect(operator.asked).toHaveLength(1);
  await becomes({ status: 'unknown', charge: '0.0890', nextAt: null }, 3601);
  await soon(async () =>
    expect(await world.see(id)).toMatchObject({ status: 'completed', actualCost: '0.0890' }),
  );
  expect(operator.asked).toHaveLength(1);
});

it('follows the receipt of what was never answered', async () => {
  const { world, becomes } = await worldWith(() => 'half', {
    receipt: { id: 'id', status: 'state', states: { NO: 'rejected' } },
  });
  await becomes({ status: 'sending', tries: 1 });
  const [row] = await world.all('smsLogs');
  const answer = await fetch(`${world.url}/hooks/smsLogs/receipts`, {
    method: 'POST',
    headers: { authorization: 'Bearer key' },
    body: JSON.stringify({ id: row?.['messageId'], state: 'NO' }),
  });
  expect(answer.status).toBe(200);
  await becomes({ status: 'rejected', charge: '0.0000' });
});

it('W7 goes on by itself once the operator no longer says that it is too fast', async () => {
  const { operator, world, id, becomes } = await worldWith(({ id }, nth) =>
    nth <= 8 ? { status: 429 } : taken(id),
  );
  await becomes({ status: 'queued', tries: 1, charge: '0.0000', errorCode: '50' });
  expect(await world.see(id)).toMatchObject({ status: 'running', actualCost: '0.0000' });
  await becomes({ status: 'sent', charge: '0.0890', tries: 8 }, 1800);
  expect(operator.asked).toHaveLength(9);
});

it('W7 ends what the operator never takes when its validity is over, for nothing, and it may go again', async () => {
  const { world, id, becomes } = await worldWith(() => ({ status: 429 }), {}, { validity: 2 });
  await becomes({ status: 'queued', tries: 1 });
  await becomes({ status: 'expired', charge: '0.0000' }, 1800);
  await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'completed', again: 1 }));
});

it('W7 offers to send again what was rejected for no failure that is known to last', async () => {
  let isMended = false;
  const { world, id, becomes } = await worldWith(({ id }) => (isMended ? taken(id) : { status: 422 }));
  await becomes({ status: 'rejected', charge: '0.0000', errorCode: null });
  await soon(async () => expect(await world.see(id)).toMatchObject({ status: 'completed', again: 1 }));
  isMended = true;
  expect((await world.act(id, 'resendFailed')).status).toBe(200);
  await becomes({ status: 'sent', charge: '0.0890' });
  expect(await world.see(id)).toMatchObject({ again: 0, actualCost: '0.0890' });
});

it('sends again by itself what was rejected before that was counted', async () => {
  const { world, id, becomes } = await worldWith(({ id }, nth) => (nth > 0 ? taken(id) : 'cut'));
  await becomes({ status: 'sent' });
  const [row] = await world.all('smsLogs');
  const counts = { ...((await world.see(id))['counts'] as object), sent: 0, rejected: 1 };
  await world.store.update('smsLogs', row?._id ?? '', { patch: { status: 'rejected', charge: '0.0000' } });
  await world.store.update('campaigns', id, { patch: { again: 0, counts } });
  expect(await world.admin('POST', `/v1/smsLogs/${row?._id}/resend`, {})).toMatchObject({ status: 200 });
  expect(await world.see(id)).toMatchObject({ again: 0 });
});

it('pays back what could not be handed over since nobody is there', async () => {
  const { operator, world, becomes } = await worldWith(({ id }) => taken(id));
  await becomes({ status: 'sent' });
  operator.close();
  await world.contacts(1, { phone: '+491511230001', groups: ['two'] }, 2000);
  await world.act(await world.campaign({ groups: ['two'] }), 'sendNow');
  await soon(async () => {
    const row = (await world.all('smsLogs')).find(({ to }) => to === '+491511230001');
    expect(row).toMatchObject({ status: 'queued', charge: '0.0000' });
    expect(row?.['events']).toContainEqual(expect.objectContaining({ note: 'ECONNREFUSED' }));
  });
});
