import { expect, it } from 'vitest';
import { worldsOfTests } from './sending/worlds';

const open = worldsOfTests();

it('greets whoever signs in with the avatar of the account', async () => {
  const world = await open();
  const people = await world.all('people');
  const avatar = 'https://example.org/ann.png';
  for (const account of ['client', 'support']) {
    const email = `${account}@demo.com`;
    const id = people.find((row) => row['email'] === email)?._id ?? '';
    await world.store.update('people', id, { patch: { avatar } });
    expect(await world.signIn(email, account)).toMatchObject({ userData: { avatar } });
  }
});
