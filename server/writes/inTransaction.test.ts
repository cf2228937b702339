import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { recordOf, serveGateway, statusesOf, type TestGateway } from '../../tests/gateway/testGateway';
import { createMemoryStore } from '../store/memory';
import { openOwnSchema } from '../../gateway/store/ownSchema.samples';
import { StoreDeadlock, type Store } from '../store/store';

let gateway: TestGateway;
afterEach(() => gateway.stop());

/** A store in which something happens to the first transactions that come to change a product. */
const disturbed = (disturb: (inner: Store) => Promise<unknown>, times = 1): Store => {
  const memory = createMemoryStore();
  let left = times;
  return {
    ...memory,
    transaction: (run) =>
      memory.transaction((inner) =>
        run({
          ...inner,
          update: async (collection, id, change) => {
            if (collection === 'products' && left > 0) {
              left -= 1;
              await disturb(inner);
            }
            return inner.update(collection, id, change);
          },
        }),
      ),
  };
};

const touched = async (inner: Store) => {
  const { rows } = await inner.list('products', { where: [], sort: [], offset: 0, limit: 1 });
  await inner.update('products', rows[0]?._id ?? '', { patch: {} });
};

const patchOn = async (store: Store) => {
  gateway = await serveGateway(store);
  const root = await gateway.as('root');
  const { _id } = recordOf(await root('POST', '/v1/products', { name: 'Race' }));
  const answer = await root('PATCH', `/v1/products/${_id}`, { quantity: 7 });
  return { answer, after: recordOf(await root('GET', `/v1/products/${_id}`)) };
};

describe('a write', () => {
  it('runs again as a whole when its record was changed while it was looked at', async () => {
    const { answer, after } = await patchOn(disturbed(touched));
    expect([answer.status, after['quantity'], after['__v']]).toEqual([200, 7, 1]);
  });

  it('runs again when the database undid it so that another could go on', async () => {
    const undone = disturbed(() => Promise.reject(new StoreDeadlock('planted')));
    const { answer, after } = await patchOn(undone);
    expect([answer.status, after['quantity'], after['__v']]).toEqual([200, 7, 1]);
  });

  it('is refused when somebody else is faster each time, and has then changed nothing', async () => {
    const { answer, after } = await patchOn(disturbed(touched, Infinity));
    expect([answer.status, after['quantity'], after['__v']]).toEqual([409, undefined, 0]);
  });
});

const TOGETHER = 5;

/** A store in which nobody goes on from reading it before five have, each in a transaction of its own. */
const meetingOn = (store: Store, read: string) => {
  let readers = TOGETHER;
  let open: () => void = () => undefined;
  let met = Promise.resolve();
  const get =
    (inner: Store): Store['get'] =>
    async (collection, id) => {
      const row = await inner.get(collection, id);
      if (collection !== read || readers === TOGETHER) return row;
      readers += 1;
      if (readers === TOGETHER) open();
      await met;
      return row;
    };
  const meeting: Store = {
    ...store,
    transaction: (run) => store.transaction((inner) => run({ ...inner, get: get(inner) })),
  };
  return {
    meeting,
    meet: () => {
      readers = 0;
      met = new Promise((resolve) => {
        open = resolve;
      });
    },
  };
};

const raceOn = async (path: string, method: string, bodyOf: (index: number) => object) => {
  const { meeting, meet } = meetingOn(await openSchema(), 'products');
  gateway = await serveGateway(meeting);
  const root = await gateway.as('root');
  const { _id } = recordOf(await root('POST', '/v1/products', { name: 'Race' }));
  meet();
  const calls = Array.from({ length: TOGETHER }, (_, index) =>
    root(method, path.replace(':id', _id), bodyOf(index)),
  );
  return { answers: await Promise.all(calls), after: recordOf(await root('GET', `/v1/products/${_id}`)) };
};

const databaseUrl = process.env['DATABASE_URL'];

const openSchema = async (): Promise<Store> => {
  const store = await openOwnSchema(databaseUrl ?? '');
  onTestFinished(store.close);
  return store;
};

/* Only there do transactions run at the same time; store/postgres.test.ts says when there is no server. */
if (databaseUrl)
  describe('of five transactions on PostgreSQL that have all read the same record', () => {
    const losers = (status: number) => Array<number>(TOGETHER - 1).fill(status);

    it('one runs an action, and the others find it done', async () => {
      const { answers, after } = await raceOn('/v1/products/:id/activate', 'POST', () => ({}));
      expect(statusesOf(answers)).toEqual([200, ...losers(409)]);
      expect(after).toMatchObject({ status: 'active', __v: 1 });
    });

    it('one wins, of those that name its version', async () => {
      const named = (quantity: number) => ({ quantity, __v: 0 });
      const { answers, after } = await raceOn('/v1/products/:id', 'PATCH', named);
      expect(statusesOf(answers)).toEqual([200, ...losers(409)]);
      expect(after['__v']).toBe(1);
    });

    it('none is lost, of those that name no version', async () => {
      const { answers, after } = await raceOn('/v1/products/:id', 'PATCH', (quantity) => ({ quantity }));
      expect(statusesOf(answers)).toEqual([200, ...losers(200)]);
      expect(after['__v']).toBe(TOGETHER);
    });

    it('each presses its star, the first ever and later ones', async () => {
      const { meeting, meet } = meetingOn(await openSchema(), 'pageBookmarks');
      gateway = await serveGateway(meeting);
      const root = await gateway.as('root');
      for (const ids of [
        ['roles', 'users', 'groups', 'products', 'logs'],
        ['notes', 'admins', 'roles', 'users', 'groups'],
      ]) {
        meet();
        const flips = ids.map((id) => root('POST', '/api/bookmarks/update', { id, isBookmarked: true }));
        expect(statusesOf(await Promise.all(flips))).toEqual([200, ...losers(200)]);
        const { bookmarks } = (await root('GET', '/api/bookmarks/data')).body;
        expect(bookmarks).toEqual(expect.arrayContaining(ids.map((id) => expect.objectContaining({ id }))));
      }
    });
  });
