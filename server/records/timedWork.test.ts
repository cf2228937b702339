import { expect, it } from 'vitest';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createClock } from '../clock';
import { keepingLinks } from '../links/keepingLinks';
import { createMemoryStore } from '../store/memory';
import { timedWork } from './timedWork';

const entity = (fields: object, more: object = {}) => ({
  label: { one: 'A', many: 'B' },
  title: '{name}',
  icon: 'tag',
  fields: { name: { kind: 'text' }, ...fields },
  ...more,
});
const early = '2030-01-01T00:00:00.000Z';
const stamps = { __v: 0, createdAt: early, updatedAt: early };

it('moves by the clock also what nobody lists, where values of others follow from it', async () => {
  const booked = { of: 'slots.hall', by: 'count', where: { state: 'booked' } };
  const slots = entity(
    {
      hall: { kind: 'reference', to: 'halls' },
      due: { kind: 'dateTime' },
      state: { kind: 'choice', values: { asked: {}, booked: {} } },
    },
    { timed: [{ field: 'state', from: ['asked'], to: 'booked', after: 'due' }] },
  );
  const halls = entity({ booked: { kind: 'number', compute: { rollup: booked } } });
  const model = createModel({ name: 'T', groups: {}, resources: { slots, halls } } as never, kinds);
  const store = keepingLinks(createMemoryStore(), model);
  await store.insert('halls', { _id: 'h', ...stamps });
  await store.insert('slots', { _id: 's', ...stamps, hall: 'h', due: early, state: 'asked' });
  expect(await store.get('halls', 'h')).toMatchObject({ booked: 0 });
  const clock = createClock(() => Date.parse('2030-05-06T10:00:00.000Z'));
  const { works } = timedWork({ model, store, clock } as never, {} as never);
  await works.get('timed.look')?.({} as never);
  expect(await store.get('halls', 'h')).toMatchObject({ booked: 1 });
});
