import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import type { Call } from '../../../tests/servers/call';
import { answering, to } from '../../../tests/servers/faults';
import type { ResourceProvider } from '../data/resourceProvider';
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
const now = () => new Date().toISOString();
const reads = (record: object) =>
  server.fault(to('/v1/things/a'), answering({ success: true, thing: { _id: 'a', ...record } }));
const lists = (...things: object[]) =>
  server.fault(to('/v1/things'), answering({ success: true, things, total_results: things.length }));

describe('D-03 when the answer to a change is lost', () => {
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
  const create = () => rest.create(name, { data: { name: 'New', price: '5', secret: 'words' } });

  it('is a success if a new record has all the values', async () => {
    lists(
      { _id: 'x', name: 'Other', createdAt: now() },
      { _id: 'n', name: 'New', price: '5.00', createdAt: now() },
    );
    await expect(create()).resolves.toMatchObject({ data: { id: 'n' } });
    expect(writes()).toHaveLength(1);
  });

  it('does not take an old record with the same values for the new one', async () => {
    lists({ _id: 'n', name: 'New', price: '5.00', createdAt: '2026-01-01T00:00:00.000Z' });
    await expect(create()).rejects.toMatchObject({ message: 'app.record.outcome.wasNotSaved' });
    expect(writes()).toHaveLength(1);
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
