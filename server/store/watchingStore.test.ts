import { expect, it } from 'vitest';
import { createMemoryStore } from './memory';
import { watchingStore, type Watched } from './watchingStore';

const row = (_id: string, values: object = {}) => ({ _id, __v: 0, createdAt: '', updatedAt: '', ...values });

const watched = () => {
  const settled: string[][] = [];
  const below = createMemoryStore();
  const said = ({ before, after, by }: Watched) =>
    `${(after ?? before)?._id ?? ''} ${String(before?.['at'])} ${String(after?.['at'])} ${by}`;
  const store = watchingStore(below, {
    collections: new Set(['seen']),
    except: 'nobody',
    settle: async (changes, part) => {
      settled.push(changes.map(said));
      await part.insert('notes', row(`note ${settled.length}`));
    },
  });
  return { store, below, settled };
};

it('tells what became of each record, once for a transaction, and of no other collection', async () => {
  const { store, settled } = watched();
  await store.transaction(async (open) => {
    await open.insert('seen', row('a', { at: 1 }));
    await open.insert('other', row('x'));
    await open.update('seen', 'a', { patch: { at: 2 } });
    await open.insertMany('seen', [row('b', { at: 3 }), row('c', { at: 4 })]);
    await open.remove('seen', 'c');
  });
  expect(settled).toEqual([['a undefined 2 person', 'b undefined 3 person']]);
  await store.updateMany('seen', [
    { id: 'a', patch: { at: 5 } },
    { id: 'b', patch: { at: 6 }, by: 'system' },
  ]);
  expect(settled.slice(1)).toEqual([['a 2 5 person', 'b 3 6 system']]);
  await store.update('seen', 'a', { patch: { at: 7 }, by: 'nobody' });
  expect(settled).toHaveLength(2);
});

it('tells nothing of a part that was undone, and keeps nothing of a transaction that was', async () => {
  const { store, below, settled } = watched();
  await store.transaction(async (open) => {
    await open.insert('seen', row('a', { at: 1 }));
    const part = open.transaction(async (inner) => {
      await inner.update('seen', 'a', { patch: { at: 2 } });
      throw new Error('undone');
    });
    await expect(part).rejects.toThrow('undone');
  });
  expect(settled).toEqual([['a undefined 1 person']]);
  const whole = store.transaction(async (open) => {
    await open.insert('seen', row('b'));
    throw new Error('undone');
  });
  await expect(whole).rejects.toThrow('undone');
  expect(settled).toHaveLength(1);
  expect(await below.count('notes', [])).toBe(1);
});
