import { beforeEach, expect, it } from 'vitest';
import { demoStore } from '../tests/gateway/serveDemo';
import config from '../fixtures/demo';
import { createClock } from '../server/clock';
import type { Store } from '../server/store/store';
import { kinds } from '../src/fields/kinds';
import { createModel } from '../src/model/resolve/createModel';
import { propose } from './numbers';

const model = createModel(config, kinds);
const clock = createClock();
let store: Store;

const one = { where: [], sort: [], offset: 0, limit: 1 } as const;

const contactsOf = async (phone: string) =>
  (await store.list('contacts', { ...one, where: [{ path: 'phone', op: 'eq', value: phone }] })).rows;

/* As it was stored before numbers were read as they are by now. */
const plant = async (phones: readonly string[]) => {
  const [like] = (await store.list('contacts', one)).rows;
  if (!like) throw new Error('no contact');
  for (const phone of phones)
    await store.insert(
      'contacts',
      { ...like, _id: `of ${phone}`, __v: 0, phone },
      { 'user+phone': JSON.stringify([like['user'], phone]) },
    );
};

const run = async (isApplying = false) => {
  const lines: string[] = [];
  const counts = await propose({ model, clock, store }, isApplying, (line) => lines.push(line));
  return { counts, lines };
};

beforeEach(async () => {
  store = await demoStore();
  await plant(['+4407900900123', '+447900900789', '+4407900900789', '+494915171000201', '+999123456']);
}, 60_000);

it('proposes what is meant by stored numbers, and changes nothing', async () => {
  const before = (await store.list('contacts', { ...one, limit: 1000 })).rows;
  const { counts, lines } = await run();
  expect(lines[0]).toBe('entity,id,field,stored,meant,why,state\r\n');
  expect(lines.filter((line) => line.startsWith('contacts')).toSorted()).toEqual(
    [
      `contacts,of +4407900900123,phone,'+4407900900123,'+447900900123,spelling,sure\r\n`,
      `contacts,of +4407900900789,phone,'+4407900900789,'+447900900789,twice,look\r\n`,
      `contacts,of +494915171000201,phone,'+494915171000201,'+4915171000201,ambiguous,look\r\n`,
      `contacts,of +999123456,phone,'+999123456,,impossible,look\r\n`,
    ].toSorted(),
  );
  expect(counts.applied).toBe(0);
  expect((await store.list('contacts', { ...one, limit: 1000 })).rows).toEqual(before);
});

it('stores what is sure where it is asked to, as the system in the log, and the same record once', async () => {
  const { counts } = await run(true);
  expect(counts.applied).toBeGreaterThan(0);
  expect(await contactsOf('+4407900900123')).toEqual([]);
  expect(await contactsOf('+447900900123')).toMatchObject([{ _id: 'of +4407900900123', __v: 1 }]);
  expect(await contactsOf('+4407900900789')).toHaveLength(1);
  expect(await contactsOf('+494915171000201')).toHaveLength(1);
  const about = [{ path: 'recordId', op: 'eq', value: 'of +4407900900123' } as const];
  const { rows } = await store.list('auditLogs', { ...one, where: about });
  expect(rows).toMatchObject([
    {
      actorType: 'system',
      resource: 'contacts',
      change: { before: { phone: '+4407900900123' }, after: { phone: '+447900900123' } },
    },
  ]);
  expect((await run(true)).counts).toMatchObject({ applied: 0, sure: 0 });
});
