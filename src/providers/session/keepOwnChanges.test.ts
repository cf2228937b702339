import { beforeEach, describe, expect, it } from 'vitest';
import { f } from '../../config/builders';
import { defineAdmin } from '../../config/defineAdmin';
import { defineResource } from '../../config/defineResource';
import { createModel } from '../../model/resolve/createModel';
import { sampleKinds as kinds } from '../../model/resolved/kinds.samples';
import type { ResourceProvider } from '../../model/resolved/resourceProvider';
import { keepOwnChanges } from './keepOwnChanges';

const label = { one: 'One', many: 'Many' };
const member = {
  label,
  title: '{alias}',
  icon: 'person',
  fields: { alias: f.text(), city: f.text(), tasks: f.text() },
} as const;

const model = createModel(
  defineAdmin({
    name: 'Club',
    groups: {},
    settings: { timeZone: 'mine.city', language: 'mine.alias' },
    accounts: {
      resources: { members: {} },
      email: 'email',
      password: 'password',
      name: 'alias',
      roles: { resource: 'tasks', field: 'tasks', abilities: 'rights' },
    },
    resources: {
      members: defineResource(member),
      guests: defineResource(member),
      card: defineResource({ ...member, single: 'own', ofAccount: ['alias'] }),
      tasks: defineResource({ label, title: '{id}', icon: 'role', fields: { rights: f.text() } }),
      mine: defineResource({ ...member, single: 'own' }),
    },
  }),
  kinds,
);

const before = { id: '7', alias: 'Ada', city: 'Porto', tasks: 'cook', __v: 1 };

let told: object[];
beforeEach(() => {
  told = [];
});

/** Saves values over the record, as somebody of this id; the server adds what it decides itself. */
const save = async (key: string, values: object, { me = '7', id = '7' } = {}) => {
  const stored = { ...before, ...values, id, __v: 2, seen: 'now' };
  const provider = { update: async () => ({ data: stored }) } as unknown as ResourceProvider;
  const user = {
    _id: me,
    fullName: 'Ada',
    username: '',
    email: '',
    role: '',
    ability: [],
    settings: { timeZone: 'UTC', dateFormat: 'iso' },
  };
  const session = { user: () => user, updateUser: (change: object) => void told.push(change) };
  const { name } = model.resource(key);
  const kept = keepOwnChanges(provider, { model, session });
  const answer = await kept.update(name, { id, data: { ...before, ...values }, previousData: before });
  expect(answer).toEqual({ data: stored });
};

describe('the last saved change of the own data', () => {
  it('S9.16 is what a setting of one’s own says from now on', async () => {
    await save('mine', { city: 'Asia/Tokyo', alias: 'de' }, { id: 'mine' });
    expect(told).toEqual([{ settings: { timeZone: 'Asia/Tokyo', dateFormat: 'iso' } }]);
  });

  it('S3.01 is what a record of one’s own shares with the account, and nothing else of it', async () => {
    await save('card', { alias: 'Ada L.', city: 'Lyon' }, { id: 'card' });
    await save('card', { city: 'Lyon' }, { id: 'card' });
    expect(told).toEqual([{ alias: 'Ada L.', fullName: 'Ada L.' }]);
  });

  it('S3.01 is what changed of the fields, and the name under the key that the session knows', async () => {
    await save('members', { alias: 'Ada L.', city: 'Porto' });
    await save('members', { city: 'Lyon' });
    expect(told).toEqual([{ alias: 'Ada L.', fullName: 'Ada L.' }, { city: 'Lyon' }]);
  });

  it('is told of no other record, of no other entity and of no change', async () => {
    await save('members', { city: 'Lyon' }, { id: '8' });
    await save('members', { city: 'Lyon' }, { me: '8' });
    await save('guests', { city: 'Lyon' });
    await save('members', {});
    expect(told).toEqual([]);
  });

  it('leaves out what gives rights: that is for the server to say', async () => {
    await save('members', { tasks: 'sail' });
    await save('members', { tasks: '', city: 'Lyon' });
    expect(told).toEqual([{ city: 'Lyon' }]);
  });
});
