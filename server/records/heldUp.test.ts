import { expect, it, vi } from 'vitest';
import type { DeclaredAdmin } from '../../src/config/defineAdmin';
import { kinds } from '../../src/fields/kinds';
import { createModel } from '../../src/model/resolve/createModel';
import { createClock } from '../clock';
import { Refusal } from '../refusal';
import { createMemoryStore } from '../store/memory';
import { applyTimedTransitions } from './applyTimedTransitions';

const config = {
  name: 'Halls',
  groups: {},
  resources: {
    slots: {
      label: { one: 'Slot', many: 'Slots' },
      title: '{state}',
      icon: 'calendar',
      fields: {
        due: { kind: 'dateTime' },
        state: { kind: 'choice', values: { asked: {}, booked: {} } },
      },
      timed: [{ field: 'state', from: ['asked'], to: 'booked', after: 'due' }],
    },
  },
} as unknown as DeclaredAdmin;

const early = '2030-01-01T00:00:00.000Z';

it('what time asks for and is refused is tried again when the record was changed, else once a minute, and said once', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const model = createModel(config, kinds);
  const clock = createClock(() => Date.parse('2030-05-06T10:00:00.000Z'));
  const below = createMemoryStore();
  const slot = { _id: 'a', __v: 0, createdAt: early, updatedAt: early, due: early, state: 'asked' };
  await below.insertMany('slots', [slot]);
  let tries = 0;
  const transaction = () => {
    tries += 1;
    return Promise.reject(new Refusal(422, () => ({ text: 'Taken', errors: {} })));
  };
  const look = async () => {
    const parts = { model, clock, store: { ...below, transaction } };
    await applyTimedTransitions(model.resource('slots'), parts);
    await applyTimedTransitions(model.resource('slots'), parts);
    return { tries, said: said.mock.calls.length };
  };
  expect(await look()).toEqual({ tries: 1, said: 1 });
  clock.add(60);
  expect(await look()).toEqual({ tries: 2, said: 1 });
  await below.update('slots', 'a', { patch: {} });
  expect(await look()).toEqual({ tries: 3, said: 2 });
  clock.add(60);
  await applyTimedTransitions(model.resource('slots'), { model, clock, store: below });
  expect(await below.get('slots', 'a')).toMatchObject({ state: 'booked' });
});
