import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from './sendingWorld';

let world: World;
let count = 0;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);
afterAll(() => world.stop());

const group = (values: object) => {
  count += 1;
  const code = `group-${count}`;
  return world.admin('POST', '/v1/contactGroups', { name: code, code, user: world.user, ...values });
};

const refused = (field: string, said: RegExp) => ({
  status: 422,
  body: { errors: { [field]: expect.stringMatching(said) as string } },
});

const meansOther = /means something else/;

describe('the keywords of a group', () => {
  it.each(['NEWS', 'JOIN', 'START', 'Anmelden', 'STOPOVER', 'ALVORADA'])(
    'may be %s, for those who come',
    async (signupKeyword) => {
      expect((await group({ signupKeyword })).status).toBe(201);
    },
  );

  it.each(['STOP', 'stop!', 'STOP NEWS', 'Ende', 'ARRÊT', 'arret', 'SAIR', 'BAJA', 'قف'])(
    'cannot be %s, by which people leave, for those who come',
    async (signupKeyword) => {
      expect(await group({ signupKeyword })).toMatchObject(refused('signupKeyword', meansOther));
    },
  );

  it.each(['HELP', 'Hilfe', 'aide', 'AJUDA', 'info', 'YES', 'Ja', 'oui', 'OK', '???'])(
    'cannot be %s, which asks, answers or says nothing, for those who come or leave',
    async (word) => {
      expect(await group({ signupKeyword: word })).toMatchObject(refused('signupKeyword', meansOther));
      expect(await group({ optOutKeyword: word })).toMatchObject(refused('optOutKeyword', meansOther));
    },
  );

  it('may leave by a word that leaves everything, not by one that comes back', async () => {
    for (const optOutKeyword of ['STOP', 'NOMORE', 'PARAR'])
      expect((await group({ optOutKeyword })).status).toBe(201);
    expect(await group({ optOutKeyword: 'START' })).toMatchObject(refused('optOutKeyword', meansOther));
  });

  it('are two words', async () => {
    const same = { signupKeyword: 'CLUB', optOutKeyword: 'club!' };
    expect(await group(same)).toMatchObject(refused('signupKeyword', /leaves the group/));
  });

  it('are judged when they change, and not for what was there before', async () => {
    await world.put('contactGroups', [
      { _id: 'old', name: 'Old', code: 'old', user: world.user, status: 'active', signupKeyword: 'HELP' },
    ]);
    const change = (values: object) => world.admin('PATCH', '/v1/contactGroups/old', values);
    expect((await change({ name: 'Older' })).status).toBe(200);
    expect(await change({ signupKeyword: 'STOP' })).toMatchObject(refused('signupKeyword', meansOther));
    expect((await change({ signupKeyword: 'CLUB' })).status).toBe(200);
    expect(await change({ optOutKeyword: 'CLUB' })).toMatchObject(
      refused('signupKeyword', /leaves the group/),
    );
  });
});
