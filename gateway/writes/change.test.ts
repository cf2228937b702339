import { afterEach, expect, it } from 'vitest';
import { recordOf, serveGateway, statusesOf, type TestGateway } from '../../tests/gateway/testGateway';
import { createMemoryStore } from '../store/memory';
import type { Store } from '../store/store';

const TOGETHER = 10;

/** A store that answers no reader of a product before ten have read it, once that is switched on. */
const meetingStore = () => {
  const memory = createMemoryStore();
  let isOn = false;
  let readers = 0;
  let open: () => void = () => undefined;
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  const get: Store['get'] = async (collection, id) => {
    const row = await memory.get(collection, id);
    if (!isOn || collection !== 'products') return row;
    readers += 1;
    if (readers === TOGETHER) open();
    await met;
    return row;
  };
  const meet = () => {
    isOn = true;
  };
  return { store: { ...memory, get }, meet };
};

let gateway: TestGateway;
afterEach(() => gateway.stop());

const raceOn = async (path: string, method: string, bodyOf: (index: number) => object) => {
  const { store, meet } = meetingStore();
  gateway = await serveGateway(store);
  const root = await gateway.as('root');
  const { _id } = recordOf(await root('POST', '/v1/products', { name: 'Race' }));
  meet();
  const calls = Array.from({ length: TOGETHER }, (_, index) =>
    root(method, path.replace(':id', _id), bodyOf(index)),
  );
  return { answers: await Promise.all(calls), after: recordOf(await root('GET', `/v1/products/${_id}`)) };
};

it('judges an action anew when the record has changed since it was read, so it runs once', async () => {
  const { answers, after } = await raceOn('/v1/products/:id/activate', 'POST', () => ({}));
  expect(statusesOf(answers)).toEqual([200, ...Array<number>(TOGETHER - 1).fill(409)]);
  expect(after).toMatchObject({ status: 'active', __v: 1 });
});

it('lets one of ten win that read the same version and name it', async () => {
  const { answers, after } = await raceOn('/v1/products/:id', 'PATCH', (quantity) => ({ quantity, __v: 0 }));
  expect(statusesOf(answers)).toEqual([200, ...Array<number>(TOGETHER - 1).fill(409)]);
  expect(after['__v']).toBe(1);
});

it('loses no change of those that name no version', async () => {
  const { answers, after } = await raceOn('/v1/products/:id', 'PATCH', (quantity) => ({ quantity }));
  expect(statusesOf(answers)).toEqual(Array<number>(TOGETHER).fill(200));
  expect(after['__v']).toBe(TOGETHER);
});
