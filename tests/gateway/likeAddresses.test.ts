import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../server/newId';
import { serveDemo } from './serveDemo';
import type { TestGateway } from './testGateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await serveDemo({ count: 0 });
  await gateway.store.update('roleSetting', 'roleSetting', { patch: { selfRegistration: true } });
}, 60_000);
afterAll(() => gateway.stop());

it('finds an account by its address, however many others have that in theirs', async () => {
  const [found] = (
    await gateway.store.list('people', {
      where: [{ path: 'email', op: 'eq', value: 'customer@demo.com' }],
      sort: [],
      offset: 0,
      limit: 1,
    })
  ).rows;
  const row = found ?? expect.fail('no customer');
  await gateway.store.remove('people', row._id);
  const others = Array.from({ length: 1001 }, (_, at) => ({
    ...row,
    _id: newId(gateway.clock.now() + at),
    email: `${at}customer@demo.com`,
    username: `${at}customer`,
  }));
  await gateway.store.insertMany('people', [...others, { ...row, _id: 'f'.repeat(24) }]);
  expect((await gateway.signIn(' Customer@DEMO.com ', 'customer')).userData['email']).toBe(row['email']);
  const again = { email: 'CUSTOMER@demo.com', username: String(row['username']).toUpperCase() };
  const answer = await gateway.send('POST', '/jwt/register', {
    body: { ...again, password: 'a quite good one 7' },
  });
  expect(answer).toMatchObject({
    status: 409,
    body: {
      errors: { email: 'This email is already in use.', username: 'This username is already in use.' },
    },
  });
  // Free is what has a taken one in it, and what a taken one has in it.
  const free = ['2000customer', 'tomer'].map((name) => ({ email: `${name}@demo.com`, username: name }));
  for (const other of free) {
    const made = await gateway.send('POST', '/jwt/register', {
      body: { ...other, password: 'a quite good one 7' },
    });
    expect(made).toMatchObject({ status: 201 });
  }
});
