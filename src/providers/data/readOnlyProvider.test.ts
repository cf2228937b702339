import fakeRestProvider from 'ra-data-fakerest';
import { expect, it } from 'vitest';
import { readOnlyProvider } from './readOnlyProvider';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';

const open = () => {
  const records = fakeRestProvider({ users: [{ id: 1, name: 'Ada' }] });
  const runAction = async () => ({ data: { id: 1 } });
  let isLooking = true;
  const provider = readOnlyProvider(
    { ...records, runAction } as unknown as ResourceProvider,
    () => isLooking,
  );
  return { provider, stop: () => (isLooking = false) };
};

const one = { id: 1, data: { name: 'Bob' }, previousData: { id: 1 } };
const many = { ids: [1], data: {} };

it('refuses every write while somebody only looks, and says so', async () => {
  const { provider } = open();
  const refused = { kind: 'denied', message: 'app.preview.refused' };
  await expect(provider.create('users', { data: {} })).rejects.toMatchObject(refused);
  await expect(provider.update('users', one)).rejects.toMatchObject(refused);
  await expect(provider.updateMany('users', many)).rejects.toMatchObject(refused);
  await expect(provider.delete('users', one)).rejects.toMatchObject(refused);
  await expect(provider.deleteMany('users', many)).rejects.toMatchObject(refused);
  await expect(provider.runAction('users', {} as never)).rejects.toMatchObject(refused);
  await expect(provider.getOne('users', { id: 1 })).resolves.toMatchObject({ data: { name: 'Ada' } });
});

it('lets everything through again afterwards', async () => {
  const { provider, stop } = open();
  stop();
  await expect(provider.update('users', one)).resolves.toMatchObject({ data: { name: 'Bob' } });
});
