import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { row } from '../../gateway/store/rows.samples';
import type { Store } from './store';
import { soon } from '../../tests/soon';

/** What every store promises to those who listen to it. */
export const describeNotices = (name: string, open: () => Promise<Store>) =>
  describe(`notices of the ${name} store`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 60_000);
    beforeEach(() => store.clear());
    afterAll(() => store.close());

    it('tells everybody who listens to a topic, once each, until they stop', async () => {
      const one = listener(store, 'people');
      const two = listener(store, 'people');
      const other = listener(store, 'plans');
      const stopOne = await one.begin();
      await Promise.all([two.begin(), other.begin()]);
      await store.notify('people', { id: 'a', odd: `O'Brien "é"` });
      await Promise.all([
        one.hears({ id: 'a', odd: `O'Brien "é"` }),
        two.hears({ id: 'a', odd: `O'Brien "é"` }),
      ]);
      stopOne();
      await store.notify('people', 'b');
      await store.notify('plans', null);
      await Promise.all([two.hears('b'), other.hears(null)]);
      expect([one.heard.length, two.heard.length, other.heard.length]).toEqual([1, 2, 1]);
    });

    it('tells of a transaction when it is kept, with its records there, and of none that is undone', async () => {
      const found: unknown[] = [];
      const { begin, heard, hears } = listener(store, 'people', async (id) => {
        found.push(await store.get('users', String(id)));
      });
      await begin();
      const write = async (inside: Store, id: string) => {
        await inside.notify('people', id);
        await inside.insert('users', row(id, {}));
        expect(heard).toEqual([]);
      };
      const failed = store.transaction(async (inside) => {
        await write(inside, 'a');
        throw new Error('no');
      });
      await expect(failed).rejects.toThrow('no');
      await store.transaction((inside) => write(inside, 'b'));
      await hears('b');
      await store.get('users', 'b');
      await soon(() => expect(found).toEqual([row('b', {})]));
      expect(heard).toEqual(['b']);
    });

    it('refuses a message that is too long to be handed over', async () => {
      await expect(store.notify('people', 'x'.repeat(8000))).rejects.toThrow('7000 bytes');
    });
  });

/** Somebody who listens until the test is over, and remembers what was said. */
export const listener = (store: Store, topic: string, then?: (message: unknown) => unknown) => {
  const heard: unknown[] = [];
  return {
    heard,
    begin: async () => {
      const stop = await store.listen(topic, (message) => {
        heard.push(message);
        void then?.(message);
      });
      onTestFinished(stop);
      return stop;
    },
    hears: (message: unknown) => soon(() => expect(heard).toContainEqual(message)),
  };
};
