import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { f } from '../../src/config/builders';
import { defineResource } from '../../src/config/defineResource';
import demo from '../../fixtures/demo';
import { firstRecords } from '../../gateway/firstRecords';
import { createClock } from '../../server/clock';
import { newKey } from '../../src/model/rules/idempotencyKeys';
import {
  recordOf,
  rowsOf,
  serveGateway,
  type Answer,
  type Caller,
  type Json,
  type OpenStore,
  type TestGateway,
} from './testGateway';

const rooms = defineResource({
  label: { one: 'Room', many: 'Rooms' },
  title: '{number}',
  icon: 'tag',
  bin: true,
  shared: 'read',
  fields: { number: f.text({ required: true, unique: true }), blockedUntil: f.date() },
  actions: {
    block: {
      on: 'row',
      creates: {
        bookings: {
          guest: 'Works',
          room: { $of: 'id' },
          arrive: '2031-01-01',
          leave: { $of: 'blockedUntil' },
          status: 'booked',
        },
      },
    },
  },
  demo: { count: 0 },
});

const bookings = defineResource({
  label: { one: 'Booking', many: 'Bookings' },
  title: '{guest} – {room}',
  icon: 'calendar',
  bin: true,
  owner: 'user',
  import: { key: 'guest' },
  fields: {
    guest: f.text({ required: true, search: true }),
    room: f.reference({ to: 'rooms', onDelete: 'clear' }),
    arrive: f.date(),
    leave: f.date(),
    due: f.dateTime(),
    note: f.text(),
    user: f.reference({ to: 'users' }),
    status: f.choice({ values: { asked: {}, booked: {}, gone: {} }, default: 'booked' }),
  },
  noOverlap: [{ within: ['room'], from: 'arrive', to: 'leave', when: { status: ['booked'] } }],
  timed: [{ field: 'status', from: ['asked'], to: 'booked', after: 'due' }],
  list: { filters: ['status', 'room', 'arrive'], bulkEdit: ['note', 'leave'] },
  actions: { book: { on: 'both', effect: { status: 'booked' } } },
  demo: { count: 0 },
});

const config = { ...demo, resources: { ...demo.resources, rooms, bookings } };

type Booking = Json & { readonly _id: string };

/** What may not lie over each other does not, whichever way it is written. */
export const describeOverlaps = (name: string, openStore: OpenStore): void => {
  describe(`records that are kept apart, on ${name}`, () => {
    let gateway: TestGateway;
    let root: Caller;
    let customer: Caller;
    let rooms = 0;
    const clock = createClock();
    beforeAll(async () => {
      const first = { ...firstRecords({ DEMO: 'on' }), count: 3 };
      gateway = await serveGateway(await openStore(), { config, first, clock });
      const where = [{ path: 'name', op: 'eq', value: 'Customer' } as const];
      const { rows } = await gateway.store.list('roles', { where, sort: [], offset: 0, limit: 1 });
      const [role = expect.fail('no role')] = rows;
      const given = ['rooms', 'bookings'].map((subject) => ({ action: 'manage', subject }));
      const ability = [...(role['ability'] as Json[]), ...given];
      await gateway.store.update('roles', role._id, { patch: { ability } });
      root = await as('admin');
      customer = await as('customer');
    }, 120_000);
    afterEach(() => clock.reset());
    afterAll(() => gateway.stop());

    const as = async (who: string): Promise<Caller> =>
      gateway.callerOf((await gateway.signIn(`${who}@demo.com`, who)).accessToken);
    const newRoom = async (): Promise<string> => {
      rooms += 1;
      return recordOf(await root('POST', '/v1/rooms', { number: `R${rooms}` }))._id;
    };
    const book = (values: object, call = root): Promise<Answer> =>
      call('POST', '/v1/bookings', { guest: 'Ann', ...values });
    const booked = async (values: object): Promise<Booking> => {
      const answer = await book(values);
      expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 201 });
      return recordOf(answer);
    };
    const change = (id: string, values: object): Promise<Answer> =>
      root('PATCH', `/v1/bookings/${id}`, values);
    const read = async (id: string) => recordOf(await root('GET', `/v1/bookings/${id}`));
    const allIn = async (room: string) =>
      rowsOf(await root('GET', `/v1/bookings?room=${room}&entriesPerPage=100`));
    const undo = async (answer: Answer): Promise<Answer> =>
      root('POST', '/api/undo/bookings', { undo: [(answer.body['undo'] as Json)['id']] });

    const early = { arrive: '2030-05-03', leave: '2030-05-05' };
    const within = { arrive: '2030-05-04', leave: '2030-05-06' };
    const late = { arrive: '2030-05-05', leave: '2030-05-07' };

    it('are refused beside both ends with the record that is there, and not where they touch', async () => {
      const room = await newRoom();
      await booked({ room, ...early });
      const refused = await book({ room, guest: 'Bob', ...within });
      const words = `Overlaps with: Ann – R${rooms}`;
      expect(refused).toMatchObject({ status: 422, body: { errors: { arrive: words, leave: words } } });
      expect(refused.body['msg']).toContain(`Arrive: ${words}`);
      await booked({ room, ...late });
      await booked({ room: await newRoom(), ...within });
      await booked({ room, arrive: '2030-05-04', leave: '2030-05-06', status: 'gone' });
      expect(await allIn(room)).toHaveLength(3);
    });

    it('are said in the language of whoever asks', async () => {
      const room = await newRoom();
      await booked({ room, ...early });
      const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
      const headers = { 'accept-language': 'de' };
      const body = { guest: 'Bob', room, ...within };
      const sent = { body, authorization: accessToken, headers };
      const refused = await gateway.send('POST', '/v1/bookings', sent);
      expect(refused.body['translated']).toMatchObject({
        language: 'de',
        errors: { arrive: `Überschneidet sich mit: Ann – R${rooms}` },
      });
    });

    it('are no longer than they say: without an end for ever, without a beginning or a room not at all', async () => {
      const room = await newRoom();
      await booked({ room, arrive: '2030-05-03' });
      expect((await book({ room, arrive: '2041-01-01', leave: '2041-01-02' })).status).toBe(422);
      await booked({ room, arrive: '2030-05-01', leave: '2030-05-03' });
      await booked({ room, leave: '2041-01-02' });
      await booked({ arrive: '2030-05-03', leave: '2030-05-05' });
      await booked({ arrive: '2030-05-03', leave: '2030-05-05' });
    });

    it('are refused as changes: of an end, of what they are within, and of what makes them count', async () => {
      const room = await newRoom();
      await booked({ room, ...early });
      const next = await booked({ room, guest: 'Bob', ...late });
      const other = await booked({ room: await newRoom(), guest: 'Cid', ...early });
      const gone = await booked({ room, guest: 'Dee', ...within, status: 'gone' });
      const refused = [
        await change(next._id, { arrive: '2030-05-04' }),
        await change(other._id, { room }),
        await change(gone._id, { status: 'booked' }),
        await root('POST', `/v1/bookings/${gone._id}/book`, {}),
      ];
      expect(refused.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
      expect(await read(next._id)).toMatchObject(late);
      expect((await change(next._id, { note: 'Late', leave: '2030-05-09' })).status).toBe(200);
      expect((await change(gone._id, { arrive: '2030-05-03' })).status).toBe(200);
    });

    it('are left alone where they lay so before, until they are moved', async () => {
      const room = await newRoom();
      const one = await booked({ room, ...early });
      const other = await booked({ room, ...late });
      await gateway.store.update('bookings', other._id, { patch: within });
      expect((await change(other._id, { ...within, note: 'Kept' })).status).toBe(200);
      expect((await change(other._id, { leave: '2030-05-08' })).status).toBe(422);
      expect((await change(one._id, { leave: '2030-05-04' })).status).toBe(200);
    });

    it('tell a customer of the record of somebody else that something is there, and no more', async () => {
      const room = await newRoom();
      await booked({ room, guest: 'Nobody knows', ...early });
      const refused = await book({ room, guest: 'Mine', ...within }, customer);
      const words = 'Taken for this span';
      expect(refused).toMatchObject({ status: 422, body: { errors: { arrive: words, leave: words } } });
      expect(JSON.stringify(refused.body)).not.toMatch(/Nobody knows|2030-05-03|2030-05-05/);
      expect((await book({ room, guest: 'Mine', ...late }, customer)).status).toBe(201);
      const own = await book({ room, guest: 'Again', ...late }, customer);
      expect(own.body).toMatchObject({ errors: { arrive: expect.stringContaining('Mine') as string } });
    });

    it('do not count in the bin, and come back from there or by Undo where they are free', async () => {
      const room = await newRoom();
      const one = await booked({ room, ...early });
      const removed = await root('DELETE', `/v1/bookings/${one._id}`);
      const other = await booked({ room, guest: 'Bob', ...within });
      const kept = [{ reason: expect.stringContaining('Bob') as string }];
      expect(await undo(removed)).toMatchObject({ status: 200, body: { restored: 0, kept } });
      const moved = await change(other._id, late);
      expect((await root('POST', '/api/bin/bookings', { putBack: [one._id] })).body).toMatchObject({
        restored: 1,
      });
      expect((await change(one._id, { status: 'gone' })).status).toBe(200);
      const third = await booked({ room, guest: 'Cid', ...early });
      expect(await undo(moved)).toMatchObject({
        body: { restored: 0, kept: [{ reason: expect.stringContaining('Cid') as string }] },
      });
      await root('DELETE', `/v1/bookings/${third._id}`);
      expect((await change(other._id, within)).status).toBe(200);
    });

    it('stay free of a room that comes back, where they have found another place', async () => {
      const room = await newRoom();
      const one = await booked({ room, ...early });
      expect((await root('DELETE', `/v1/rooms/${room}`)).status).toBe(200);
      expect(await read(one._id)).toMatchObject({ room: null });
      expect((await root('POST', '/api/bin/rooms', { putBack: [room] })).body).toMatchObject({ restored: 1 });
      expect(await read(one._id)).toMatchObject({ room });
      expect((await book({ room, ...within })).status).toBe(422);
    });

    it('keep no room from coming back where they lie over each other by now: one stays free of it', async () => {
      const room = await newRoom();
      const one = await booked({ room, ...early });
      const other = await booked({ room, guest: 'Bob', ...late });
      expect((await root('DELETE', `/v1/rooms/${room}`)).status).toBe(200);
      expect((await change(other._id, within)).status).toBe(200);
      expect((await root('POST', '/api/bin/rooms', { putBack: [room] })).body).toMatchObject({ restored: 1 });
      const both = [await read(one._id), await read(other._id)];
      expect(new Set(both.map((each) => each['room']))).toEqual(new Set([room, null]));
    });

    it('are refused in a file, with its row, and what an import has made goes with it', async () => {
      const room = await newRoom();
      const known = await booked({ room, guest: `Known ${rooms}`, ...early });
      const rows = [
        { values: { guest: `File ${rooms}a`, room, ...within } },
        { values: { guest: `File ${rooms}b`, room, ...late } },
        { values: { guest: `File ${rooms}c`, room, arrive: '2030-05-06', leave: '2030-05-09' } },
        { id: known._id, values: { guest: `Known ${rooms}`, leave: '2030-05-06' } },
      ];
      const { accessToken } = await gateway.signIn('admin@demo.com', 'admin');
      const id = newKey();
      const sent = { body: { import: id, file: 'a.csv', rows }, authorization: accessToken };
      const { body } = await gateway.send('POST', '/api/imports/bookings', {
        ...sent,
        headers: { 'idempotency-key': newKey() },
      });
      const results = body['results'] as Json[];
      expect(results.map(({ success }) => success)).toEqual([false, true, false, false]);
      expect(results[2]).toMatchObject({
        errCode: '422',
        errors: { arrive: expect.stringContaining('b –') as string },
      });
      expect(await allIn(room)).toHaveLength(2);
    });

    it('are refused one by one where many are changed together', async () => {
      const room = await newRoom();
      const one = await booked({ room, guest: `Many ${rooms}a`, ...early });
      await booked({ room, guest: `Many ${rooms}b`, ...late });
      const asked = { list: `room=${room}`, values: { leave: '2030-05-06' } };
      const { body } = await root('POST', '/api/bulk/bookings', {
        ...asked,
        run: `run-${newKey()}`,
        count: 2,
      });
      expect(body).toMatchObject({ changed: 1, refused: 1 });
      expect(await read(one._id)).toMatchObject(early);
    });

    it('are refused where an action of another entity makes them', async () => {
      const room = await newRoom();
      await change((await booked({ room, ...early }))._id, { arrive: '2031-01-05', leave: '2031-01-07' });
      await root('PATCH', `/v1/rooms/${room}`, { blockedUntil: '2031-01-06' });
      expect((await root('POST', `/v1/rooms/${room}/block`, {})).status).toBe(422);
      await root('PATCH', `/v1/rooms/${room}`, { blockedUntil: '2031-01-05' });
      expect((await root('POST', `/v1/rooms/${room}/block`, {})).status).toBe(200);
      expect(await allIn(room)).toHaveLength(2);
    });

    it('wait, when time would bring them there, until there is room', async () => {
      const room = await newRoom();
      const due = new Date(clock.now() + 60_000).toISOString();
      const waiting = await booked({ room, guest: 'Waits', ...within, status: 'asked', due });
      const one = await booked({ room, ...early });
      clock.add(120);
      expect(await read(waiting._id)).toMatchObject({ status: 'asked' });
      await root('DELETE', `/v1/bookings/${one._id}`);
      clock.add(60);
      expect(await read(waiting._id)).toMatchObject({ status: 'booked' });
    });
  });
};
