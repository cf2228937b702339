import { expect, it } from 'vitest';
import { filledIn } from '../../src/config/links/filledIn';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { Model } from '../../src/model/resolved/model';
import { row } from '../../gateway/store/rows.samples';
import { createClock } from '../clock';
import { keepingLinks } from '../links/keepingLinks';
import { createMemoryStore } from '../store/memory';
import type { Store } from '../store/store';
import { layIntoBin } from '../bin/bin';
import { createErasing } from './erasing';

await Promise.all(Object.values(kinds).flatMap(({ learn }) => learn?.((load) => load()) ?? []));
const PHONE = '+4915177000019';
const entity = (one: string, fields: object, more: object = {}) => ({
  label: { one, many: `${one}s` },
  title: '{name}',
  icon: 'tag',
  fields: { name: { kind: 'text' }, ...fields },
  ...more,
});
const erasingIn = (store: Store, model: Model) =>
  createErasing({
    store,
    model,
    clock: createClock(() => Date.parse('2030-05-06T10:00:00.000Z')),
    mac: (_: unknown, text: string) => Array.from(text).toReversed().join(''),
    before: async () => undefined,
  } as never);
it('leaves nothing of whoever is erased in what followed from them', async () => {
  const model = createModel(
    {
      name: 'T',
      groups: {},
      resources: {
        people: entity(
          'Person',
          { phone: { kind: 'phone' } },
          { erase: { by: 'phone', then: 'clear', clear: ['name'] } },
        ),
        orders: entity(
          'Order',
          {
            person: { kind: 'reference', to: 'people' },
            who: { kind: 'text', compute: { lookup: 'person.name' } },
            contact: { kind: 'phone' },
            goneAt: { kind: 'dateTime' },
          },
          { bin: true, erase: { by: 'contact', then: 'clear', clear: [], at: 'goneAt' } },
        ),
      },
    } as never,
    kinds,
  );
  const store = keepingLinks(createMemoryStore(), model);
  const erasing = erasingIn(store, model);
  await store.insert('people', row('p', { name: 'Ann Hush', phone: PHONE }));
  await store.insert('orders', row('live', { person: 'p' }));
  await store.insert('orders', row('gone', { person: 'p' }));
  await store.update('orders', 'gone', { patch: { goneAt: '2030-01-01T00:00:00.000Z' } });
  const binned = await store.insert('orders', row('binned', { person: 'p' }));
  await store.remove('orders', 'binned');
  const resource = model.resource('orders');
  const clock = createClock();
  await layIntoBin({ row: binned, letGo: [], by: 'x' }, resource, { store, clock });
  await erasing.begin({ value: PHONE });
  while (await erasing.goOn());
  const left = [];
  for (const name of await store.collections())
    for (const each of (await store.list(name, { where: [], sort: [], offset: 0, limit: 99 })).rows)
      if (JSON.stringify(each).includes('Ann Hush')) left.push(`${name}/${each._id}`);
  expect(left).toEqual([]);
});
it.each(['clear', 'remove'])(
  'leaves nothing of whoever is erased in what was the newest of theirs, where they %s',
  async (then) => {
    const model = createModel(
      {
        name: 'T',
        groups: {},
        resources: {
          orders: entity(
            'Order',
            {
              contact: { kind: 'phone' },
              goneAt: { kind: 'dateTime' },
              last: { kind: 'text', compute: { rollup: { of: 'notes.order', take: 'name', by: 'newest' } } },
            },
            { erase: { by: 'contact', then: 'clear', clear: [], at: 'goneAt' } },
          ),
          notes: entity(
            'Note',
            { order: { kind: 'reference', to: 'orders' }, phone: { kind: 'phone' } },
            { erase: { by: 'phone', then, ...(then === 'clear' && { clear: ['name'] }) } },
          ),
        },
      } as never,
      kinds,
    );
    const store = keepingLinks(createMemoryStore(), model);
    const erasing = erasingIn(store, model);
    await store.insert('orders', row('gone', {}));
    await store.insert('orders', row('emptied', {}));
    await store.insert('notes', row('a', { name: 'Ann Hush', order: 'gone', phone: PHONE }));
    await store.insert('notes', row('b', { name: 'Ann Hush', order: 'emptied', phone: PHONE }));
    const goneAt = '2030-01-01T00:00:00.000Z';
    await store.update('orders', 'gone', { patch: { goneAt } });
    await store.update('orders', 'emptied', { patch: { goneAt, last: null } });
    expect(await store.get('orders', 'gone')).toMatchObject({ last: 'Ann Hush' });
    // What was emptied stays so.
    await store.insert('notes', row('c', { name: 'Later', order: 'emptied' }));
    await erasing.begin({ value: PHONE });
    while (await erasing.goOn());
    expect(await store.get('orders', 'gone')).toMatchObject({ last: null });
    expect(await store.get('orders', 'emptied')).toMatchObject({ last: null });
  },
);
it.each([
  ['over a reference that is cleared', ['contact']],
  ['for a field that is cleared', ['letters']],
])('leaves nothing of what a formula took %s', async (_, clear) => {
  const fields = (letters: string) => ({
    phone: { kind: 'phone' },
    contact: { kind: 'reference', to: 'people' },
    letters: { kind: 'number', compute: { formula: letters } },
    cityLetters: { kind: 'number', compute: { formula: 'length(contact.city)' } },
    goneAt: { kind: 'dateTime' },
  });
  const modelOf = (letters: string) =>
    createModel(
      filledIn({
        name: 'T',
        groups: {},
        resources: {
          people: entity('Person', { city: { kind: 'text' }, street: { kind: 'text' } }),
          orders: entity('Order', fields(letters), {
            erase: { by: 'phone', then: 'clear', clear, at: 'goneAt' },
          }),
        },
      }) as never,
      kinds,
    );
  const below = createMemoryStore();
  const before = keepingLinks(below, modelOf('length(contact.name) + length(contact.street)'));
  const person = { name: 'Ann Hush', street: 'Hush Lane', city: 'Ulm' };
  await before.insert('people', row('p', person));
  await before.insert('orders', row('o', { phone: PHONE, contact: 'p' }));
  expect(await below.get('orders', 'o')).toMatchObject({ contact$name: 'Ann Hush' });
  const model = modelOf('length(contact.name)');
  const erasing = erasingIn(keepingLinks(below, model), model);
  await erasing.begin({ value: PHONE });
  while (await erasing.goOn());
  expect(await below.get('orders', 'o')).toMatchObject({
    phone: null,
    contact$name: null,
    contact$street: null,
    contact$city: clear.includes('contact') ? null : 'Ulm',
    cityLetters: 3,
  });
});
