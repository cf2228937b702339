import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import type { Call } from '../../../tests/servers/call';
import { answering, to } from '../../../tests/servers/faults';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { model, openRest } from '../../../tests/contract/dataProvider.wire';

const { name } = model.resource('things');

let server: AnsweringServer;
let rest: ResourceProvider;
beforeEach(async () => {
  server = await startAnsweringServer();
  rest = await openRest(server.url, server.mint().accessToken);
  server.fault(({ method }) => method !== 'GET', { kind: 'drop' });
});
afterEach(() => server.close());

const writes = (): Call[] => server.calls.filter(({ method }) => method !== 'GET');
const before = { id: 'a', name: 'A', status: 'open', __v: 1 };
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
const NOW = Date.parse('2026-05-05T12:00:00Z');
const tenOf = (record: object, count = 10) =>
  Array.from({ length: count }, (_, at) => ({ ...record, _id: `old${at}` }));
const reads = (record: object) =>
  server.fault(to('/v1/things/a'), answering({ success: true, thing: { _id: 'a', ...record } }));
/* The list as it is read before the write, and as it is read afterwards. */
const lists = (before: object[], after = before, total?: number) =>
  [before, after].forEach((things, at) =>
    server.fault(
      ({ method, path }) => method === 'GET' && path === '/v1/things',
      answering({ success: true, things, total_results: total ?? things.length }),
      at === 0 ? 1 : Infinity,
    ),
  );

describe('D-03 when the answer to a change is lost', () => {
  beforeEach(async () => {
    rest = await openRest(server.url, server.mint().accessToken, { sms: ['versions'] });
  });
  const change = () => rest.update(name, { id: 'a', data: { ...before, price: '5' }, previousData: before });

  it('is a success if the record has the values by now, in their stored form', async () => {
    reads({ ...before, price: '5.00', __v: 2 });
    await expect(change()).resolves.toMatchObject({ data: { id: 'a', price: '5.00', __v: 2 } });
    expect(writes()).toHaveLength(1);
  });

  it('says that it was not saved if it has not', async () => {
    reads(before);
    await expect(change()).rejects.toMatchObject({
      kind: 'network',
      message: 'app.record.outcome.wasNotSaved',
      unknownOutcome: false,
    });
    expect(writes()).toHaveLength(1);
  });

  it('says that it is not known if the record cannot be read either', async () => {
    server.fault(to('/v1/things/a'), { kind: 'drop' });
    await expect(change()).rejects.toMatchObject({
      message: 'app.record.outcome.unknown',
      unknownOutcome: true,
    });
    expect(writes()).toHaveLength(1);
  });

  it('tells a password, which is never read back, by the count of writes', async () => {
    reads({ ...before, __v: 2 });
    const params = { id: 'a', data: { ...before, secret: 'new words' }, previousData: before };
    await expect(rest.update(name, params)).resolves.toMatchObject({ data: { __v: 2 } });
  });
});

describe('D-03 when the answer to a new record is lost', () => {
  const sent = { name: 'New', price: '5', secret: 'words' };
  const create = () => rest.create(name, { data: sent });
  const other = { _id: 'x', name: 'Other', createdAt: ago(60) };
  const equal = { _id: 'e', name: 'New', price: '5.00', createdAt: ago(1) };
  const old = { ...equal, createdAt: ago(90) };
  const made = { ...equal, _id: 'n', createdAt: ago(0) };
  const unknown = { message: 'app.record.outcome.unknown', unknownOutcome: true };

  it('is a success if a record with all the values is younger than all there were', async () => {
    lists([other], [made, other]);
    await expect(create()).resolves.toMatchObject({ data: { id: 'n' } });
    expect(writes()).toHaveLength(1);
  });

  it('does not take a record for its own that was there before, however young it is', async () => {
    lists([equal, other]);
    await expect(create()).rejects.toMatchObject({ message: 'app.record.outcome.wasNotSaved' });
    expect(writes()).toHaveLength(1);
  });

  it.each([
    {
      why: 'an equal record was made by somebody else meanwhile as well',
      before: [other],
      after: [made, equal, other],
    },
    {
      why: 'an equal record comes from behind the page that was read',
      before: tenOf(other),
      after: [...tenOf(other, 9), old],
    },
    {
      why: 'no record tells when it was made',
      before: tenOf({ name: 'Old' }),
      after: [{ _id: 'n', ...sent }, ...tenOf({}, 9)],
    },
    { why: 'the server does not sort', before: [other, equal], after: [other, equal, made] },
  ])('says that it is not known if $why', async ({ before, after }) => {
    lists(before, after, 30);
    await expect(create()).rejects.toMatchObject(unknown);
    expect(writes()).toHaveLength(1);
  });

  it('says that it is not known if nobody could read what was there before', async () => {
    server.fault(to('/v1/things'), answering({ success: false }, 403), 1);
    lists([made]);
    await expect(create()).rejects.toMatchObject(unknown);
  });

  it('is asked of a host with idempotency again, and nothing is read beside that', async () => {
    rest = await openRest(server.url, server.mint().accessToken, { sms: ['idempotency'] });
    server.heal();
    server.fault(({ method }) => method === 'POST', { kind: 'dropAfterApply' }, 1);
    await rest.create(name, { data: sent }).catch(() => {});
    expect(server.records).toHaveLength(1);
    expect(server.calls.map(({ method }) => method).slice(0, 2)).toEqual(['POST', 'POST']);
    expect(new Set(writes().map(({ key }) => key)).size).toBe(1);
  });
});

describe('D-03 when the answer to a deletion is lost', () => {
  const remove = () => rest.delete(name, { id: 'a', previousData: before });

  it('is a success if the record is gone', async () => {
    server.fault(to('/v1/things/a'), answering({ success: false, errCode: '404' }, 404));
    await expect(remove()).resolves.toMatchObject({ data: { id: 'a' } });
    expect(writes()).toHaveLength(1);
  });

  it('is none if it is still there', async () => {
    reads(before);
    await expect(remove()).rejects.toMatchObject({ message: 'app.record.outcome.wasNotSaved' });
  });
});

describe('D-03 when the answer to an action is lost', () => {
  const [action = expect.fail('no action')] = model.resource('things').actions;
  const act = () => rest.runAction(name, { action, id: 'a', values: {}, record: before });

  it('is a success if the record shows the effect', async () => {
    reads({ ...before, status: 'done' });
    await expect(act()).resolves.toMatchObject({ data: { status: 'done' } });
    expect(writes()).toHaveLength(1);
  });

  it('is none if it does not', async () => {
    reads(before);
    await expect(act()).rejects.toMatchObject({ message: 'app.record.outcome.wasNotSaved' });
  });
});
