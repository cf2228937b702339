import { expect, it } from 'vitest';
import { createMemoryStore } from '../store/memory';
import { createClock } from '../clock';
import type { Row, Store } from '../store/store';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import type { Erasing } from './contract';
import { createErasing } from './erasing';

const PHONE = '+4915177000019';

const config = {
  name: 'People',
  groups: {},
  resources: {
    people: {
      label: { one: 'Person', many: 'People' },
      title: '{name}',
      icon: 'person',
      fields: { name: { kind: 'text' }, phone: { kind: 'phone' } },
      erase: { by: 'phone', then: 'remove' },
    },
    calls: {
      label: { one: 'Call', many: 'Calls' },
      title: '{to}',
      icon: 'sms',
      readOnly: true,
      fields: {
        to: { kind: 'phone' },
        text: { kind: 'text' },
        minutes: { kind: 'number' },
        at: { kind: 'dateTime' },
      },
      erase: { by: 'to', then: 'clear', clear: ['text'], at: 'at' },
    },
    notes: {
      label: { one: 'Note', many: 'Notes' },
      title: '{text}',
      icon: 'draft',
      fields: { text: { kind: 'text' } },
    },
  },
} as unknown as DeclaredAdmin;

const model = createModel(config, kinds);

await Promise.all(Object.values(kinds).flatMap(({ learn }) => learn?.((load) => load()) ?? []));

const at = { __v: 0, createdAt: '2030-01-01T00:00:00.000Z', updatedAt: '2030-01-01T00:00:00.000Z' };

const filled = async (): Promise<Store> => {
  const store = createMemoryStore();
  const rows = (count: number, of: (nth: number) => object): Row[] =>
    Array.from({ length: count }, (_, nth) => ({
      _id: `r${String(nth).padStart(4, '0')}`,
      ...at,
      ...of(nth),
    }));
  const phone = (nth: number) => (nth % 2 === 0 ? PHONE : '+4915177000018');
  await store.insertMany(
    'people',
    rows(3, (nth) => ({ name: `Ann ${nth}`, phone: phone(nth) })),
  );
  await store.insertMany(
    'calls',
    rows(130, (nth) => ({ to: phone(nth), text: 'Hello', minutes: nth })),
  );
  await store.insertMany(
    'notes',
    rows(9, (nth) => (nth % 3 === 0 ? { text: 'Call 0151 7700-0019', letter } : { text: 'Milk' })),
  );
  return store;
};

/* A number that a mark divides. */
const letter = {
  type: 'doc',
  text: 'Call 0151 7700-0019',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Call 0151 77' },
        { type: 'text', marks: [{ type: 'bold' }], text: '00-0019' },
      ],
    },
  ],
};

const contentOf = async (store: Store) => {
  const everything = { where: [], sort: [], offset: 0, limit: Infinity } as const;
  const all: Record<string, unknown> = {};
  for (const name of ['people', 'calls', 'notes'])
    all[name] = (await store.list(name, everything)).rows.map(({ updatedAt: _, at: __, ...row }) => row);
  return all;
};

const erasingIn = (store: Store): Erasing =>
  createErasing({
    store,
    model,
    clock: createClock(() => Date.parse('2030-05-06T10:00:00.000Z')),
    mac: (key, text) => `${key.length} ${Array.from(text).toReversed().join('')}`,
    before: async () => undefined,
  });

const toTheEnd = async (erasing: Erasing): Promise<void> => {
  while (await erasing.goOn());
};

it('empties, removes and leaves records as they say, and takes the value out of other texts', async () => {
  const store = await filled();
  const erasing = erasingIn(store);
  expect(await erasing.count({ value: PHONE })).toEqual({ people: 2, calls: 65 });
  await erasing.begin({ value: PHONE });
  await toTheEnd(erasing);
  const { people, calls, notes } = (await contentOf(store)) as Record<string, Row[]>;
  expect(people).toMatchObject([{ name: 'Ann 1' }]);
  expect(calls?.filter(({ to }) => to === null)).toHaveLength(65);
  expect(calls?.[128]).toMatchObject({ to: null, text: null, minutes: 128 });
  expect(calls?.[129]).toMatchObject({ to: '+4915177000018', text: 'Hello' });
  expect(notes?.map(({ text }) => text)).toEqual(
    Array.from({ length: 9 }, (_, nth) => (nth % 3 === 0 ? 'Call •••' : 'Milk')),
  );
  expect(notes?.[0]?.['letter']).toEqual({
    type: 'doc',
    text: 'Call •••',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Call •••' }] }],
  });
  expect(await erasing.count({ value: PHONE })).toEqual({ people: 0, calls: 0 });
});

it('finds a number at the beginning of a line, of a paragraph, and in an answer with marks as HTML', async () => {
  const store = createMemoryStore();
  const line = (...content: object[]) => ({ type: 'paragraph', content });
  const words = { type: 'text', text: '0151 77' };
  const divided = { type: 'text', marks: [{ type: 'bold' }], text: '000019' };
  const text = 'Call\n0151 77000019';
  const content = [line({ type: 'text', text: 'Call' }), line(words, divided)];
  const answer = JSON.stringify({ note: { message: '<p>Call 0151 77<strong>00-0019</strong></p>' } });
  await store.insertMany('notes', [
    { _id: 'line', ...at, text: 'Call:\n0151 77000019' },
    { _id: 'tab', ...at, text: 'Call:\u000b0151 77000019' },
    { _id: 'marked', ...at, letter: { type: 'doc', text, content } },
  ]);
  const link = JSON.stringify({ note: { message: '<p><a href="tel:+4915177000019">me</a></p>' } });
  await store.insertMany('idempotencyKeys', [
    { _id: 'html', ...at, text: answer },
    { _id: 'link', ...at, text: link },
    { _id: 'json', ...at, text: JSON.stringify({ note: { text: 'Call:\n0151 77000019' } }) },
  ]);
  const erasing = erasingIn(store);
  await erasing.begin({ value: PHONE });
  await toTheEnd(erasing);
  expect(await store.get('notes', 'line')).toMatchObject({ text: 'Call:\n•••' });
  expect(await store.get('notes', 'tab')).toMatchObject({ text: 'Call:\u000b•••' });
  expect(await store.get('notes', 'marked')).toMatchObject({
    letter: { text: 'Call\n•••', content: [{}, line({ type: 'text', text: '•••' })] },
  });
  for (const id of ['html', 'link', 'json'])
    expect(await store.get('idempotencyKeys', id)).toMatchObject({ text: '{"success":true}' });
});

it('is the same wherever it was killed, also in the middle of a step, once another process has gone on', async () => {
  const whole = await filled();
  await erasingIn(whole).begin({ value: PHONE });
  await toTheEnd(erasingIn(whole));
  let steps = 0;
  for (let killedAt = 1, isWhole = false; !isWhole; killedAt += 1) {
    const store = await filled();
    let writes = 0;
    // Ends as the process does: nothing of the transaction is kept, and nothing comes after it.
    const mortal = (inner: Store): Store => ({
      ...inner,
      update: async (...args) => {
        writes += 1;
        if (writes === killedAt) throw new Error('killed');
        return inner.update(...args);
      },
      forget: async (...args) => {
        writes += 1;
        if (writes === killedAt) throw new Error('killed');
        return inner.forget(...args);
      },
      transaction: (run) => inner.transaction((part) => run(mortal(part))),
    });
    await erasingIn(store).begin({ value: PHONE });
    isWhole = await toTheEnd(erasingIn(mortal(store))).then(
      () => true,
      () => false,
    );
    await toTheEnd(erasingIn(store));
    expect(await contentOf(store)).toEqual(await contentOf(whole));
    steps += 1;
  }
  expect(steps).toBeGreaterThan(60);
});

it('finds those that were erased in a store that was restored, by the hash alone, and looks once', async () => {
  const erased = await filled();
  const hash = await erasingIn(erased).begin({ value: PHONE });
  await toTheEnd(erasingIn(erased));
  const restored = await filled();
  const everything = { where: [], sort: [], offset: 0, limit: 9 } as const;
  await restored.insertMany('erasureKeys', (await erased.list('erasureKeys', everything)).rows);
  const erasing = erasingIn(restored);
  await erasing.again([{ hash }]);
  await toTheEnd(erasing);
  expect(await contentOf(restored)).toEqual(await contentOf(erased));
  await erasing.again([{ hash }]);
  expect(await erasing.goOn()).toBeUndefined();
});
