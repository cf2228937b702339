import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAnsweringServer, type AnsweringServer } from '../../../tests/servers/answeringServer';
import { answering } from '../../../tests/servers/faults';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { model, openRest } from '../../../tests/contract/dataProvider.wire';

const { name } = model.resource('things');

let server: AnsweringServer;
let rest: ResourceProvider;
beforeEach(async () => {
  server = await startAnsweringServer();
  rest = await openRest(server.url, server.mint().accessToken);
});
afterEach(() => server.close());

const opened = { id: 'a', name: 'A', status: 'open', price: '5.00' };
const writes = () => server.calls.filter(({ method }) => method !== 'GET');
/* The record as it is on the server by now. */
const there = (record: object) => {
  server.fault(
    ({ method }) => method === 'GET',
    answering({ success: true, thing: { _id: 'a', ...record } }),
  );
  server.fault(({ method }) => method === 'PATCH', answering({ success: true, thing: { _id: 'a' } }));
};
const save = (change: object) =>
  rest.update(name, { id: 'a', data: { ...opened, ...change }, previousData: opened });

describe('E-03 a save to a host without versions', () => {
  it('is a conflict, and nothing is sent, when somebody else changed the same field', async () => {
    there({ ...opened, name: 'Theirs' });
    await expect(save({ name: 'Mine' })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'app.errors.conflict',
      body: { current: { id: 'a', name: 'Theirs' } },
    });
    expect(writes()).toEqual([]);
  });

  it.each([
    ['another field', { ...opened, status: 'done' }],
    ['nothing but the form of a value', { ...opened, name: ' A ', price: 5 }],
    ['it to the same', { ...opened, name: 'Mine' }],
  ])('sends what was changed when somebody else changed %s', async (_, record) => {
    there(record);
    await save({ name: 'Mine' });
    expect(writes().map(({ body }) => body)).toEqual([{ name: 'Mine' }]);
  });

  it('may be made again over what the person has seen', async () => {
    const theirs = { ...opened, name: 'Theirs' };
    there(theirs);
    await rest.update(name, { id: 'a', data: { name: 'Mine' }, previousData: theirs });
    expect(writes()).toHaveLength(1);
  });

  it('is not sent when the record cannot be read', async () => {
    server.fault(() => true, { kind: 'drop' });
    await expect(save({ name: 'Mine' })).rejects.toMatchObject({ kind: 'network', unknownOutcome: false });
    expect(writes()).toEqual([]);
  });

  it('reads nothing where versions tell', async () => {
    rest = await openRest(server.url, server.mint().accessToken, { sms: ['versions'] });
    there(opened);
    await rest.update(name, { id: 'a', data: { name: 'Mine' }, previousData: { ...opened, __v: 3 } });
    expect(server.calls.map(({ method, body }) => [method, body])[0]).toEqual([
      'PATCH',
      { name: 'Mine', __v: 3 },
    ]);
  });
});
