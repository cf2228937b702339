import { describe, expect, it } from 'vitest';
import { model } from '../../../tests/contract/dataProvider.wire';
import { HttpFailure } from '../http/failure';
import { createUnlessExists } from './createUnlessExists';

const resource = model.resource('things');
const { kinds } = model;

const meeting = (current: object, changes: Record<string, unknown>) =>
  createUnlessExists(
    async () => {
      throw new HttpFailure('conflict', 'Somebody else was faster.', { status: 409, body: { current } });
    },
    { changes, resource, kinds },
  );

describe('a change that meets a conflict', () => {
  it('is a success when the record has every value that was sent', async () => {
    const current = { id: 'a', name: 'A', price: '5.00', __v: 2 };
    await expect(meeting(current, { price: '5' })).resolves.toEqual(current);
  });

  it('stays a conflict when one value differs', async () => {
    const current = { id: 'a', name: 'A', price: '6.00', __v: 2 };
    await expect(meeting(current, { name: 'A', price: '5' })).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('stays a conflict when a value that was sent cannot be read back', async () => {
    const current = { id: 'a', name: 'A', __v: 2 };
    await expect(meeting(current, { name: 'A', price: '5' })).rejects.toMatchObject({ kind: 'conflict' });
  });
});
